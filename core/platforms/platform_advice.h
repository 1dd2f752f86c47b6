// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platforms/platform_model.h"

namespace footbridge {

/// What the model's method says of the rows that it was trained on, each predicted while its group
/// was left out, with the model's intervals: rows x platforms, as PlatformModel::predict().
VectorPrediction vectorsOutOfFold(const TrainedPlatforms& trained);

/// Measured times of the rows over those on the reference ("fastest", "slowest" or a platform):
/// rows x platforms; NaN where either was not measured.
Matrix measuredVectors(const PlatformData& data, const std::string& reference);

/// Predictions corrected by run times that the same rows took on some platforms: errors of a row go
/// together as the model's covariance has them. `times`: rows x platforms in any unit, NaN where
/// not measured; rows without any stay as they are. Throws Error for a model without the
/// covariance.
VectorPrediction withMeasured(const PlatformModel& model, const VectorPrediction& predicted,
                              const Matrix& times);

/// How many times longer a run takes on one platform than on another.
struct Gain {
    double value = 1;             ///< as predicted
    double lower = 1, upper = 1;  ///< nine of ten lie between them
};
/// From a platform to the one that is recommended; `relative` is a row of a prediction.
Gain gainFrom(const PlatformModel& model, const Vector& relative, Index from);

/// Points of many coordinates in the two in which some of them spread most.
struct FlatMap {
    Vector mean;
    Matrix axes;  ///< coordinates x 2

    Matrix place(const Matrix& points) const;  ///< points x 2
};
/// The points' principal coordinates; axes are 0 where there are fewer than two.
FlatMap flatMap(const Matrix& points);

/// A column NAME, "NAME lower" and "NAME upper" a platform, a line a row.
std::string vectorsCsv(const PlatformModel& model, const VectorPrediction& vectors);

}  // namespace footbridge
