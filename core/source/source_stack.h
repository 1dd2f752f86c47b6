// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// How the learners of a source are weighed: f = m + slope * sum_k weights_k (p_k - m), the p_k
/// being the trees, the networks and, where there is one, the process (METHODS.md, "Source model").
struct SourceStack {
    Vector weights{Vector::Constant(2, 0.5)};  ///< sum 1, none negative
    /// Held-out squared error of each learner over the variance of v: how well the source is
    /// predicted from its own other runs. Empty where it has too few rows to tell.
    Vector errors;
    /// 0..1, below 1 where deviations from the mean do not come true; 0 where that they do may be
    /// chance: then the source knows nothing of its own platform.
    double slope = 1;
};

/// Fewer held-out rows do not judge learners.
inline constexpr Index kFewestStackRows = 10;

/// heldOut: rows x learners, predictions of v by learners that have not seen the row; `mean` of v.
/// All learners count the same where there are too few rows or v does not vary.
SourceStack stackOf(const Matrix& heldOut, const Vector& v, double mean);

}  // namespace footbridge
