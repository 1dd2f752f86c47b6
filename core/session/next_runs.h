// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/session/analysis.h"

namespace footbridge {

/// Which runs to measure next.
struct NextRunsOptions {
    Index count = 10;
    Vector cost;  ///< of every target row, > 0, such as its predicted runtime; empty: all the same
};

struct NextRuns {
    Rows rows;  ///< of the target, the most telling first
    /// No row of the target waits for a measurement, so these are rows that are measured, but no
    /// shots: what to have measured first.
    bool measuredAlready = false;
};

/// The target rows that would teach most, as METHODS.md, "Which runs to measure", finds them: among
/// those without a measured response, or where all are measured among those that are no shots. A
/// source model helps to tell which rows differ; without one, or with fewer than 3 measured rows,
/// the features alone do. The same input gives the same rows. Throws Error, Cancelled.
NextRuns nextRuns(const AnalysisInput& input, const std::shared_ptr<const SourceModel>& source,
                  const NextRunsOptions& options, const RunContext& context);

/// The rows of the target as CSV with their 0-based numbers and the response left empty, to be
/// filled in.
std::string nextRunsCsv(const Dataset& target, const Rows& rows);

}  // namespace footbridge
