// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/studies/campaign.h"

namespace footbridge {

/// Sets what is scored in each cell, by name. Gives back the first name that is not known, if any.
std::optional<std::string> setCampaignMethods(Campaign& campaign,
                                              const std::vector<std::string>& names);

std::vector<std::string> knownCampaignMethods();  ///< all strategies, then the others

/// What is scored in each cell, in order; the strategies first.
std::vector<std::string> campaignMethods(const Campaign& campaign);

}  // namespace footbridge
