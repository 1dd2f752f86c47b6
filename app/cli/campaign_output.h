// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "core/run/output_check.h"
#include "core/studies/campaign.h"

namespace footbridge {

/// What a campaign leaves in its folder, for checkOutputs(); makes the folder and that of the
/// plots. Throws Error.
std::vector<OutputFile> campaignOutputs(const Campaign& campaign,
                                        const std::filesystem::path& folder);

/// The plots of a campaign as PNG and SVG in the folder "plots", report.html, and the summary with
/// the plots in it. On the main thread; nothing where no cell is finished. Throws Error.
void writeCampaignPictures(const std::filesystem::path& folder, const Campaign& campaign,
                           const CampaignResult& result);

}  // namespace footbridge
