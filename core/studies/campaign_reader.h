// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/studies/campaign.h"

namespace footbridge {

/// Throws Error naming the file and the key.
Campaign readCampaign(const std::filesystem::path& path);
/// The same from what stands in a file already read; paths are relative to `folder`.
Campaign campaignFromJson(const nlohmann::json& json, const std::string& file,
                          const std::filesystem::path& folder);

/// Throws Error where there are more cells than can be listed.
void checkSize(const Campaign& campaign);

}  // namespace footbridge
