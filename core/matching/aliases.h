// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matching/matching.h"

namespace footbridge {

AliasTable readAliases(std::string_view csv,
                       const std::string& fileName);  ///< throws Error with line
std::string writeAliases(const AliasTable& aliases);  ///< as readAliases reads it
/// The table with names that a person matched on one line; lines that share a name become one.
AliasTable withMatches(AliasTable aliases, const std::vector<Match>& matches);

}  // namespace footbridge
