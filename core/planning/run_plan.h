// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/matching/matching.h"
#include "core/run/run_context.h"
#include "core/source/source_model.h"
#include "core/table/dataset.h"

namespace footbridge {

struct RunPlanRequest {
    Index count = 10;
    Rows measured;    ///< rows of the target that have been measured
    Rows candidates;  ///< rows to choose among
    Vector cost;      ///< of every row of the target, > 0 for candidates; empty: all the same
};

/// Which runs of the target to measure next.
struct RunPlan {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    Rows rows;                         ///< of the target, the most telling first
    std::vector<std::string> columns;  ///< that it looked at
    double cost = kNone;               ///< of the chosen rows together; NaN without costs
    double errorRatio = kNone;  ///< mean squared error expected with them, over that without; NaN
                                ///< with fewer than 3 measured rows
};

/// Spreads the runs over what is not measured yet, as seen by the target's features, the metric
/// learned on the sources and their prediction (selectionSpace(), selectRuns()).
/// Rows of groups that neither were measured nor are chosen already come first. With measured rows,
/// says what the chosen ones are worth. Looks at no response but those of the measured rows; the
/// features are to be known before a run, see beforeRun().
/// Without a source model (null) the features alone decide, and no worth is said.
/// Throws Error where the target has no feature, or a candidate's cost is not positive; Cancelled.
RunPlan planRuns(const SourceModel* source, const Dataset& target, const Matching& matching,
                 const RunPlanRequest& request, const RunContext& context);

/// The dataset as it is before a run: columns in Roles::afterRun are ignored.
Dataset beforeRun(Dataset dataset);

}  // namespace footbridge
