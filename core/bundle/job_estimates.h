// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/bundle/bundle.h"
#include "core/run/run_context.h"
#include "core/scheduling/estimates.h"

namespace footbridge {

/// How a model is asked for run times on other numbers of processors.
struct ModelQuestion {
    bool monotone = true;  ///< fewer processors are never believed to be faster
    bool refuse = false;   ///< jobs and sizes outside the model's range; else they are counted
    /// On fewer processors than were asked for: in proportion to them, instead of by the model. One
    /// that learned from a log takes larger problems on more processors for bad scaling.
    bool inProportion = false;
};

struct ModelEstimates {
    Estimates estimates;
    std::size_t outside = 0;  ///< jobs outside the range that the model was made from
    std::size_t faster = 0;   ///< sizes that it believes to be faster than the next larger one
};

bool isBundle(const std::string& path);

/// What a bundle predicts for the jobs of a log, on the processors asked for and on those halved
/// again and again unless sizes go in proportion; the upper end of its interval is for
/// reservations. Its features are read by the names that job logs have: requested_processors,
/// requested_time, user_id and the like. A size at which the model is asked outside its range keeps
/// the run time of the next larger one in proportion. Predictions are taken from a second to
/// kLongestTime. Throws Error for a feature that no log has, a prediction that is no number, and
/// where outsiders are refused, each naming `path`; Cancelled.
ModelEstimates estimatesFromBundle(const Bundle& bundle, const std::string& path,
                                   const ModelQuestion& question, const Workload& workload,
                                   const RunContext& context);

}  // namespace footbridge
