// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/run/output_check.h"
#include "core/studies/campaign.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// The campaign's own file and its tables: what must not be written over.
std::vector<std::string> filesOf(const Campaign& campaign, const std::filesystem::path& file);
/// What runCampaign() writes into a folder, for checkOutputs(). What a folder with cells
/// holds belongs to a campaign. Throws Error when the folder holds results without their cells,
/// which cannot be gone on with, results that are not as a campaign writes them, or a folder
/// `cells` that no study made.
std::vector<OutputFile> campaignFiles(const Campaign& campaign,
                                      const std::filesystem::path& folder);

/// The campaign that a folder belongs to. Throws Error when it is no campaign's.
Campaign campaignOf(const StudyFolder& folder);

/// Writes results.csv, splits.json and summary.md, each whole or not at all. Throws Error when they
/// cannot be written, or when results.csv holds cells that are not among the new ones or is not as
/// a campaign writes it: it is then left as it is.
void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const CampaignResult& result);

}  // namespace footbridge
