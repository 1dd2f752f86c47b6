// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/transfer/adapter.h"

namespace footbridge {

/// How intervals do on test rows. NaN where there are none, or where the shots are too few for the
/// level. Widths are half-widths in the transformed response, their mean over the rows: for a
/// positive response the logarithm of the factor by which an interval reaches up and down.
struct IntervalQuality {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    double coverage80 = kNone, coverage90 = kNone;  ///< share of the rows
    double width80 = kNone, width90 = kNone;
};

/// Of a strategy with out-of-fold predictions of the shots, whose transformed responses are `v`.
/// groups: of the shots; may be empty.
IntervalQuality intervalQuality(const StrategyResult& result, const Vector& v,
                                const Matrix& testRaw, const Vector& testResponse,
                                const RunContext& context, const std::vector<int>& groups = {});

}  // namespace footbridge
