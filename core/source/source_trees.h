// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/splits.h"
#include "core/run/run_context.h"
#include "core/source/source_samples.h"

namespace footbridge {

/// Which rows of one source are predicted by learners that have not seen them.
struct HeldOut {
    Rows rows;                    ///< of the sample
    std::vector<FoldRows> folds;  ///< positions in `rows`; trees of their own predict each
    /// Rows of the sample that no learner has seen when it is judged for the stack: of each of the
    /// first folds. Network k does without those of fold k.
    std::vector<Rows> stacked;
    std::uint64_t seed = 0;

    Rows allStacked() const {
        Rows all;
        for (const Rows& each : stacked) all.insert(all.end(), each.begin(), each.end());
        return all;
    }
};

/// Folds of a source's rows, whole groups in one, and which of them judge the learners; as many
/// folds as there are networks.
HeldOut drawHeldOut(const SourceSample& sample, int networks, std::uint64_t seed);

/// The trees of one source: `rounds` of them, half as many where columns are many. Throws
/// Cancelled.
std::shared_ptr<const graph::TreeEnsemble> growTrees(const Matrix& encoded, const Vector& v,
                                                     int rounds, const RunContext& context);

/// Fills the part's held-out rows; returns what trees that have not seen them say of the stacked
/// rows, fold after fold. Throws Cancelled.
Vector holdOutTrees(const Matrix& encoded, const SourceSample& sample, const HeldOut& heldOut,
                    SourcePart& part, const RunContext& context);

}  // namespace footbridge
