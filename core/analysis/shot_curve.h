// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

/// What to draw for the error against the number of shots.
struct ShotCurveOptions {
    std::vector<Strategy> strategies;
    int repeats = 3;  ///< draws of shots for each number
};

/// The error of one strategy with one number of shots.
struct ShotCurvePoint {
    Strategy strategy = Strategy::Auto;
    Index shots = 0;
    double nmse = 0;           ///< median over the draws, on the rows that each draw left
    double low = 0, high = 0;  ///< least and greatest of the draws
};

/// Numbers of shots worth looking at: from 5, in steps of about twice as many, up to four times
/// those of now, and never so many that under three tenths of the measured rows are left to test
/// with. `now` is among them where it fits. Empty when there are too few measured rows.
std::vector<Index> shotCurveCounts(Index measured, Index now);

/// Draws shots again and again, adapts and tests; with as many shots as the input draws, the first
/// draw is the input's own. `onPoint` hears of every point on the working
/// thread. The same input gives the same points. Throws Error as analyse does, and Cancelled.
std::vector<ShotCurvePoint> shotCurve(const AnalysisInput& input,
                                      const std::shared_ptr<const SourceModel>& cached,
                                      const ShotCurveOptions& options, const RunContext& context,
                                      const std::function<void(const ShotCurvePoint&)>& onPoint);

}  // namespace footbridge
