// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/studies/campaign.h"
#include "core/studies/summary/campaign_grid.h"

namespace footbridge {

/// What a section of the summary is made from.
struct SummaryInput {
    const Campaign& campaign;
    const CampaignResult& result;
    const CampaignGrid& grid;
};

/// The whole summary as Markdown; sections without anything to say are left out. With plots where
/// they lie in the folder "plots" beside it.
std::string campaignSummary(const Campaign& campaign, const CampaignResult& result,
                            bool plots = false);

/// A plot of a campaign: its file in the folder "plots", without ending.
struct CampaignPlotFile {
    std::string name, title;
};
const std::vector<CampaignPlotFile>& campaignPlotFiles();
std::string plotsSection();

/// What strategies are ranked by where costs count.
const CostMetric* rankingMetric(const Campaign& campaign);
/// Mean over the cells that have a score, of the requests where there are some, else of the
/// predictions themselves; NaN without any.
double campaignCost(const CampaignResult& result, const std::string& method,
                    const CostMetric& metric);

/// How it begins.
std::string summaryTitle(const Campaign& campaign);

// One file a section, "<name>_section.cpp"; each gives its heading and text, or nothing.
std::string accuracySection(const SummaryInput& input);
std::string pairsSection(const SummaryInput& input);
std::string winnersSection(const SummaryInput& input);
std::string costsSection(const SummaryInput& input);
std::string comparisonSection(const SummaryInput& input);
std::string worstCellsSection(const SummaryInput& input);
std::string yardstickSection(const SummaryInput& input);
std::string disjointSection(const SummaryInput& input);
std::string intervalsSection(const SummaryInput& input);
std::string verdictsSection(const SummaryInput& input);
std::string timesSection(const SummaryInput& input);
std::string failuresSection(const SummaryInput& input);

}  // namespace footbridge
