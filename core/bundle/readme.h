// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/transfer/adapted_model.h"

namespace footbridge {

/// README.txt of a bundle: what it is and how to load it without Footbridge.
std::string bundleReadme(const AdaptedModel& model, const std::string& version);

}  // namespace footbridge
