// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/studies/campaign.h"

namespace footbridge {

/// A finished cell as bytes: what tells whether it is wanted, the lines of results.csv, and the
/// rows that were drawn.
struct CampaignRecord {
    std::string checksum;    ///< of the tables, 16 digits; 16 zeros where they were not read
    std::string methods;     ///< mark of what was scored
    std::string pair;        ///< mark of the pair
    std::string_view lines;  ///< of results.csv
    std::string_view drawn;  ///< rows; empty where none were drawn

    static std::string write(const std::string& checksum, const std::string& methods,
                             const std::string& pair, const std::vector<CampaignScore>& scores,
                             const Split* split);
    /// Nothing for bytes that are no such record; it points into them.
    static std::optional<CampaignRecord> read(std::string_view bytes);
    /// Nothing for damaged ones.
    std::optional<Split> split() const;
};

inline constexpr const char* kNoChecksum = "0000000000000000";

/// 16 digits that stand for a text.
std::string markOf(std::string_view text);

}  // namespace footbridge
