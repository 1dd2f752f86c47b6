// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/run/output_check.h"
#include "core/studies/campaign.h"

namespace footbridge {

/// The campaign's own file and its tables: what must not be written over.
std::vector<std::string> filesOf(const Campaign& campaign, const std::filesystem::path& file);
/// What runCampaign() writes into a folder, for checkOutputs(). What a folder with splits.json
/// holds belongs to a campaign.
std::vector<OutputFile> campaignFiles(const Campaign& campaign,
                                      const std::filesystem::path& folder);

/// Tells campaigns apart whose numbers must not be mixed; shots, repeats and strategies may grow.
std::string campaignFingerprint(const Campaign& campaign);

/// What a folder holds.
struct StoredCampaign {
    CampaignResult result;
    std::map<std::string, std::string> tables;  ///< pair -> checksum of the tables it was scored on
};

/// What a folder already holds; nothing when it is missing or empty. The last lines may be of a
/// cell that was being written when the program was killed. Throws Error when the folder belongs to
/// another campaign or is damaged.
StoredCampaign readCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign);

/// Writes results.csv, splits.json and summary.md, each whole or not at all.
void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const StoredCampaign& stored);

/// Adds lines to the results.csv that writeCampaignFolder made.
void appendCampaignScores(const std::filesystem::path& folder,
                          const std::vector<CampaignScore>& scores);

}  // namespace footbridge
