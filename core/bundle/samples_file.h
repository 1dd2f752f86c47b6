// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/transfer/adapted_model.h"

namespace footbridge {

/// samples.csv: the features in the schema's order (categories by their text, missing cells empty),
/// then `prediction`, `lower`, `upper` (empty without an interval) and, where the model says what
/// to request, `request`.
std::string writeSamples(const FeatureSchema& schema, const Matrix& raw,
                         const Prediction& prediction);

struct Samples {
    Matrix raw;
    Prediction prediction;
};
/// Reads it back to the same numbers. Throws Error naming the bundle and the row.
Samples readSamples(const std::string& csv, const FeatureSchema& schema, const std::string& bundle);

}  // namespace footbridge
