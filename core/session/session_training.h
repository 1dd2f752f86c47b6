// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/run/json_fields.h"
#include "core/session/session.h"

namespace footbridge {

nlohmann::ordered_json toJson(const SessionTraining& training);
SessionTraining readTraining(const JsonFields& keys);  ///< throws what the fields throw

}  // namespace footbridge
