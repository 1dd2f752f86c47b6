// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/studies/campaign.h"
#include "core/studies/summary/campaign_grid.h"

namespace footbridge {

/// What a section of the summary is made from.
struct SummaryInput {
    const Campaign& campaign;
    const CampaignResult& result;
    const CampaignGrid& grid;
};

/// The whole summary as Markdown; sections without anything to say are left out.
std::string campaignSummary(const Campaign& campaign, const CampaignResult& result);

/// How it begins.
std::string summaryTitle(const Campaign& campaign);

// One file a section, "<name>_section.cpp"; each gives its heading and text, or nothing.
std::string accuracySection(const SummaryInput& input);
std::string winnersSection(const SummaryInput& input);
std::string comparisonSection(const SummaryInput& input);
std::string worstCellsSection(const SummaryInput& input);
std::string yardstickSection(const SummaryInput& input);
std::string disjointSection(const SummaryInput& input);
std::string intervalsSection(const SummaryInput& input);
std::string timesSection(const SummaryInput& input);
std::string failuresSection(const SummaryInput& input);

}  // namespace footbridge
