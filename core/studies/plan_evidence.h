// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/studies/campaign.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// One cell of a campaign with shots at random and with as many that were planned (run_plan.h), and
/// what ten more planned runs were said to bring and brought. Errors of `auto`, nmse.
struct PlanCell {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    std::string pair, kind, family;  ///< family: the folder that the target lies in
    Index shots = 0;
    int repeat = 0;
    bool grouped = false;
    double random = kNone;    ///< as the campaign draws them
    double planned = kNone;   ///< chosen among the rows that the campaign draws from
    double more = kNone;      ///< with the planned ones and ten more
    double before = kNone;    ///< of the planned ones, on the rows that `more` is tested on
    double forecast = kNone;  ///< RunPlan::errorRatio: more / before, before they are measured
};

struct PlanEvidence {
    std::vector<PlanCell> cells;
    std::vector<std::string> failures;  ///< what could not be measured, with why
};

/// Measures every cell of the campaign that the folder does not hold yet; the numbers do not depend
/// on the jobs. Throws as driveStudy().
PlanEvidence measurePlans(const Campaign& campaign, const StudyFolder& folder, int jobs,
                          const RunContext& context);

}  // namespace footbridge
