// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "core/metrics/splits.h"
#include "core/run/random.h"
#include "core/transfer/target_view.h"

namespace footbridge {

/// At most `most` folds of the shots; whole groups where assignFolds kept them whole.
inline std::vector<FoldRows> innerFolds(const TargetFeatures& shots, int most, std::uint64_t seed) {
    std::vector<int> folds =
        assignFolds(shots.size(), shots.groups, deriveSeed(seed, "residual folds"));
    for (int& fold : folds) fold %= most;
    return foldRows(folds);
}

/// What folds compare by: squares would leave the choice to the one or two worst of few shots.
inline double meanAbsoluteError(const Vector& prediction, const Vector& v) {
    return (prediction - v).cwiseAbs().mean();
}

/// The least-squares share in [0, 1] of a correction that was predicted without the row it
/// corrects, leaning towards 1 by two shots.
inline double believedShare(const Vector& correction, const Vector& residual) {
    constexpr double kFullShareShots = 2;
    const double size = correction.squaredNorm();
    const double prior = kFullShareShots * size / static_cast<double>(residual.size());
    return size > 0 ? std::clamp((correction.dot(residual) + prior) / (size + prior), 0.0, 1.0) : 0;
}

}  // namespace footbridge
