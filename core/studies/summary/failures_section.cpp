// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include "core/studies/summary/campaign_summary.h"

namespace footbridge {

std::string failuresSection(const SummaryInput& input) {
    std::map<std::string, int> failures;
    for (const CampaignScore& score : input.result.scores)
        if (std::isnan(score.nmse) && !score.failure.empty())
            ++failures[score.method + ": " + score.failure];
    if (failures.empty()) return {};
    std::string text = "## Without a score\n\n";
    for (const auto& [what, count] : failures)
        text += "- " + std::to_string(count) + " × " + what + "\n";
    return text;
}

}  // namespace footbridge
