// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/severity/severity_of.h"
#include "core/studies/campaign.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// One draw of shots of one pair: what severity said, and what turned out.
struct EvidenceCell {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

    std::string pair, kind, family;  ///< family: the folder that the target lies in
    Index shots = 0;
    int draw = 0;
    bool shared = true;
    Severity severity;
    double allLabels = kNone;  ///< the headline with every labelled row as a shot
    // Errors on rows that are no shots, over the variance of the response.
    double zeroShot = kNone, shift = kNone;  ///< of the trees that severity asks
    std::vector<double> realised;            ///< of each rung of realisedRungs(); NaN: cannot run;
                                             ///< empty: no strategies were run
    double prepareSeconds = 0, scoreSeconds = 0;
    double adviceSeconds = kNone;  ///< of the draws that run the strategies
};

/// "source", "shift", "target-only", "alignment", "residual": from the simplest on.
const std::vector<std::string>& realisedRungs();

/// One draw of shots from one half of a table with the model of the other half.
struct IdenticalCell {
    std::string table;
    Index shots = 0;
    int draw = 0;
    bool grouped = false;  ///< halves of whole groups
    Severity severity;
};

struct SeverityEvidence {
    std::vector<EvidenceCell> cells;
    std::vector<IdenticalCell> identical;
    std::vector<std::string> failures;  ///< pairs and tables that could not be measured, with why
};

struct EvidenceOptions {
    int draws = 20;         ///< of each number of shots
    int strategyDraws = 3;  ///< so many of them also run the strategies that the advice speaks of
    int halves = 2;         ///< ways to halve a table, each with three draws
    int jobs = 1;
};

/// Measures the pairs of a campaign with its shots and seed, and all of their tables against
/// themselves, as far as the folder does not hold them yet. The numbers do not depend on the jobs.
/// Throws as driveStudy().
SeverityEvidence measureEvidence(const Campaign& campaign, const StudyFolder& folder,
                                 const EvidenceOptions& options, const RunContext& context);

}  // namespace footbridge
