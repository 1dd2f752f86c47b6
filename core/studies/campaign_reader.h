// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/studies/campaign.h"

namespace footbridge {

/// Throws Error naming the file and the key.
Campaign readCampaign(const std::filesystem::path& path);

}  // namespace footbridge
