// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace footbridge {

inline constexpr const char* kSummaryFile = "summary.md";  ///< in the folder of a study

/// A table in Markdown; cells are escaped.
std::string markdownTable(const std::vector<std::string>& titles,
                          const std::vector<std::vector<std::string>>& rows);

}  // namespace footbridge
