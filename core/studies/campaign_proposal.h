// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/studies/campaign.h"

namespace footbridge {

/// A campaign of tables, to be edited: all directed pairs, each with the response proposed for its
/// tables and its kind as their columns say: "homogeneous" (the same features), "partial" (some in
/// common) or "disjoint". `response` is taken where a table has a column of that name. Tables
/// without a response are left out, and pairs whose target has none; `leftOut` says which and why.
/// Throws Error for a table that cannot be read; Cancelled.
Campaign proposeCampaign(const std::vector<std::filesystem::path>& tables,
                         const std::string& response, std::vector<std::string>& leftOut,
                         const RunContext& context);

/// The CSV files of a folder, by name. Throws Error where there are fewer than two, or no folder.
std::vector<std::filesystem::path> campaignTables(const std::filesystem::path& folder);

}  // namespace footbridge
