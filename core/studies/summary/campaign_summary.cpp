// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/campaign_summary.h"

namespace footbridge {

std::string summaryTitle(const Campaign& campaign) {
    return "# " + campaign.name + "\n";
}

std::string campaignSummary(const Campaign& campaign, const CampaignResult& result, bool plots) {
    const CampaignGrid grid = CampaignGrid::of(campaign, result);
    const SummaryInput input{campaign, result, grid};
    std::string text = summaryTitle(campaign) + "\n" + std::to_string(result.cells.size()) +
                       " cells, seed " + std::to_string(campaign.seed) +
                       ". Geometric means of the normalised mean squared error on rows that no "
                       "strategy saw, each clipped to [0.0001, 10]; lower is better. A strategy "
                       "that cannot run on a pair is left out of its mean.\n";
    for (const auto section :
         {pairsSection, accuracySection, winnersSection, comparisonSection, worstCellsSection,
          yardstickSection, disjointSection, verdictsSection, intervalsSection, timesSection,
          failuresSection})
        if (const std::string part = section(input); !part.empty()) text += "\n" + part;
    if (plots) text += "\n" + plotsSection();
    return text;
}

}  // namespace footbridge
