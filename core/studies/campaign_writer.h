// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/studies/campaign.h"

namespace footbridge {

/// The campaign as the JSON that readCampaign() reads, with paths relative to `folder` where they
/// lie in it, else as they are.
std::string campaignJson(const Campaign& campaign, const std::filesystem::path& folder);

}  // namespace footbridge
