// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/json_fields.h"

namespace footbridge {

nlohmann::json fieldOf(double number);  ///< null for what JSON cannot say: NaN and infinities

/// The fields of a manifest, or of another file of the bundle, whose name then goes before the
/// keys.
JsonFields bundleFields(const nlohmann::json& object, const std::string& bundle,
                        const std::string& before = {});

}  // namespace footbridge
