// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bundle/report.h"
#include "core/studies/campaign.h"

namespace footbridge {

/// A self-contained HTML page of a campaign: how many cells, on which pairs transfer pays, the
/// pictures, what failed and why.
std::string campaignReport(const Campaign& campaign, const CampaignResult& result,
                           const std::vector<ReportPicture>& pictures,
                           const ReportLanguage& language = {});

}  // namespace footbridge
