// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"
#include "core/run/run_context.h"
#include "core/transfer/target_view.h"

namespace footbridge {

/// Where to look for the runs that teach most.
struct RunSelectionOptions {
    Index count = 10;
    Vector cost;  ///< of each row, for example an expected runtime, > 0; empty: all cost the same
    std::vector<int> groups = {};  ///< of each row; empty without groups
};

/// What the target's rows look like to the selection: the encoded features, the inputs in the
/// metric learned on the source and the source's prediction side by side, each block divided by the
/// median distance between its rows; without a source the features alone.
/// Source: METHODS.md, "Which runs to measure".
Matrix selectionSpace(const TargetFeatures& rows);

/// Rows of `space` to measure, the most telling first: centres of k-means that spread among the
/// rows already measured, each replaced by the nearest row that may be chosen, of a group without a
/// row so far where its cluster has one; with costs by the cheapest among the near ones.
/// `candidates` and `measured` are rows of `space`; fewer come back when there are fewer
/// candidates. The same seed gives the same rows. Throws Cancelled.
Rows selectRuns(const Matrix& space, const Rows& candidates, const Rows& measured,
                const RunSelectionOptions& options, const RunContext& context);

}  // namespace footbridge
