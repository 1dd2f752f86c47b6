// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/campaign_summary.h"

#include <cmath>
#include "core/run/plural.h"

namespace footbridge {

std::string summaryTitle(const Campaign& campaign) {
    return "# " + campaign.name + "\n";
}

const CostMetric* rankingMetric(const Campaign& campaign) {
    const CostMetric* metric = costMetricFromName(campaign.rankBy);
    return metric ? metric : costMetricFromName("cost");
}

double campaignCost(const CampaignResult& result, const std::string& method,
                    const CostMetric& metric) {
    double sum = 0, count = 0;
    for (const CampaignScore& score : result.scores) {
        // What is requested counts; the yardstick and campaigns without requests have none.
        const double requested = score.requestCosts.*metric.member;
        const double value = std::isfinite(requested) ? requested : score.costs.*metric.member;
        if (score.method != method || !std::isfinite(value)) continue;
        sum += value;
        ++count;
    }
    return count > 0 ? sum / count : std::nan("");
}

std::string campaignSummary(const Campaign& campaign, const CampaignResult& result, bool plots) {
    const CampaignGrid grid = CampaignGrid::of(campaign, result);
    const SummaryInput input{campaign, result, grid};
    std::string text = summaryTitle(campaign) + "\n" + counted(std::ssize(result.cells), "cell") +
                       ", seed " + std::to_string(campaign.seed) +
                       ". Geometric means of the normalised mean squared error on rows that no "
                       "strategy saw, each clipped to [0.0001, 10]; lower is better. A strategy "
                       "that cannot run on a pair is left out of its mean.\n";
    for (const auto section :
         {pairsSection, accuracySection, costsSection, winnersSection, comparisonSection,
          worstCellsSection, yardstickSection, disjointSection, verdictsSection, intervalsSection,
          timesSection, failuresSection})
        if (const std::string part = section(input); !part.empty()) text += "\n" + part;
    if (plots) text += "\n" + plotsSection();
    return text;
}

}  // namespace footbridge
