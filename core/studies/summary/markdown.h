// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace footbridge {

/// A number with so many decimals, whatever the locale; "–" for NaN.
std::string fixedNumber(double value, int decimals);

/// A table in Markdown; cells are escaped.
std::string markdownTable(const std::vector<std::string>& titles,
                          const std::vector<std::vector<std::string>>& rows);

}  // namespace footbridge
