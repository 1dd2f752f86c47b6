// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/evaluation/campaign.h"

namespace footbridge {

/// Tells campaigns apart whose numbers must not be mixed; shots, repeats and strategies may grow.
std::string campaignFingerprint(const Campaign& campaign);

/// What a folder already holds; nothing when it is missing or empty. Throws Error when it belongs
/// to another campaign or is damaged.
CampaignResult readCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign);

/// Writes results.csv, splits.json and summary.md, each whole or not at all.
void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const CampaignResult& result);

/// Geometric means of nmse (clipped to [1e-4, 10]) per strategy, kind and number of shots.
std::string campaignSummary(const Campaign& campaign, const CampaignResult& result);

}  // namespace footbridge
