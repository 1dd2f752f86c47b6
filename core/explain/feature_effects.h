// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/transfer/adapted_model.h"

namespace footbridge {

/// What the prediction of one row becomes while one feature takes the values of its range and the
/// others stay as they are; evaluated on the graph that is exported.
struct FeatureEffect {
    Index feature = 0;           ///< column of the model's schema
    double now = 0;              ///< its value in the row; NaN where missing
    std::vector<double> values;  ///< ascending numbers, or levels
    Vector predictions;          ///< one a value, in the response's unit
    double low = 0, high = 0;    ///< of the predictions, the row's own among them
    double movement = 0;         ///< high less low in the transformed response
};

/// Of all features, the one that moves the prediction most first. background: raw rows that tell
/// which values occur. row: raw, schema.size() long. Throws Cancelled.
std::vector<FeatureEffect> effectsOn(const AdaptedModel& model, const Matrix& background,
                                     const Vector& row, const RunContext& context);

/// How the prediction follows one feature on average over the background's rows: what each row
/// says less its own mean over the values, with the middle 80 % of rows.
struct EffectCurve {
    Index feature = 0;
    std::vector<double> values;
    Vector middle, low, high;  ///< in the response's unit
    double movement = 0;       ///< of the middle, in the transformed response
};

/// In the order asked for. Throws Cancelled.
std::vector<EffectCurve> effectCurves(const AdaptedModel& model, const Matrix& background,
                                      const Rows& features, const RunContext& context);

/// The transformed response of predictions that may have underflowed to 0.
Vector transformed(const AdaptedModel& model, const Vector& predictions);

}  // namespace footbridge
