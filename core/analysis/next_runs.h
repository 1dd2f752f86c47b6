// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/analysis/analysis.h"
#include "core/planning/run_plan.h"

namespace footbridge {

/// Which runs to measure next.
struct NextRunsOptions {
    Index count = 10;
    Vector cost;  ///< of every target row, > 0, such as its predicted runtime; empty: all the same
    std::string costColumn;  ///< instead: a column of the target with what a run costs
};

struct NextRuns {
    Rows rows;  ///< of the target, the most telling first
    /// No row of the target waits for a measurement, so these are rows that are measured, but no
    /// shots: what to have measured first.
    bool measuredAlready = false;
    std::vector<std::string> features;   ///< that the choice looked at: those known before a run
    double cost = RunPlan::kNone;        ///< of all of them; NaN without costs
    double errorRatio = RunPlan::kNone;  ///< RunPlan::errorRatio
};

/// The target rows that would teach most, as METHODS.md, "Which runs to measure", finds them: among
/// those without a measured response, or where all are measured among those that are no shots. A
/// source model helps to tell which rows differ and what they are worth; without one the features
/// alone do. Features that only a run tells (Roles::afterRun) are not looked at. The target needs
/// no response column. The same input gives the same rows. Throws Error where every row is a shot,
/// and as planRuns() does; Cancelled.
NextRuns nextRuns(const AnalysisInput& input, const std::shared_ptr<const SourceModel>& source,
                  const NextRunsOptions& options, const RunContext& context);

/// What runs cost, as a column of the target says. Throws Error where it is missing or none of
/// measured numbers.
Vector costsOf(const Table& table, const std::string& column);

/// A source model for nextRuns(), of what is known before a run.
std::shared_ptr<const SourceModel> trainForNextRuns(const AnalysisInput& input,
                                                    const RunContext& context);

/// The rows of the target as CSV with their 0-based numbers and the response left empty, to be
/// filled in.
std::string nextRunsCsv(const Dataset& target, const Rows& rows);

}  // namespace footbridge
