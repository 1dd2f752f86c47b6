// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/json_fields.h"
#include "core/table/dataset.h"

namespace footbridge {

nlohmann::json fieldOf(double number);  ///< null for what JSON cannot say: NaN and infinities

/// The fields of a manifest, or of another file of the bundle, whose name then goes before the
/// keys.
JsonFields bundleFields(const nlohmann::json& object, const std::string& bundle,
                        const std::string& before = {});

/// The features as a manifest names them, with their ranges in training, null where there is none.
nlohmann::json featureFields(const FeatureSchema& schema, const std::vector<double>& low,
                             const std::vector<double>& high);
/// Adds the features that a manifest names, with their ranges in training; NaN for categories.
void readFeatures(const JsonFields& manifest, FeatureSchema& schema, std::vector<double>& low,
                  std::vector<double>& high);

}  // namespace footbridge
