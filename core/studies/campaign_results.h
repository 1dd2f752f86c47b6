// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/studies/campaign.h"

namespace footbridge {

/// The column titles of results.csv, with their line end.
std::string campaignResultsHead();

/// One line a score.
std::string campaignResultLines(const std::vector<CampaignScore>& scores);

/// The same back; columns may stand in any order, those that an older version did not write are
/// left empty, and none may be unknown or stand twice. A last line that is cut short is skipped, as
/// a killed program leaves it. `name` stands for the file in errors. Throws Error for anything else
/// that is not such a file.
std::vector<CampaignScore> parseCampaignResults(std::string_view csv, const std::string& name);

/// The same for many pieces that share their head, which is understood once.
class CampaignResultsParser {
  public:
    CampaignResultsParser(std::string_view head, std::string name);
    std::vector<CampaignScore> parse(std::string_view lines) const;

  private:
    using Read = void (*)(CampaignScore&, const std::string&);
    std::string m_name;
    std::vector<Read> m_columns;
};

}  // namespace footbridge
