// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace footbridge {

/// What is looked at to tell the kind of a file.
struct Glimpse {
    std::string_view text;  ///< the whole file, without byte order mark
    /// Of JSON: where its first value has members, four levels deep: "results", "results[].times".
    std::set<std::string> members;
    /// The first line that tells something: not blank, no comment and no banner of a profiler.
    std::string_view line;
    std::vector<std::string> header;  ///< that line as comma-separated cells
    std::vector<std::string> second;  ///< the record that follows it
    std::vector<std::string> bars;    ///< that line as cells between bars

    bool has(const char* member) const { return members.contains(member); }
    bool names(std::string_view column) const;  ///< whether the header has this column
};

Glimpse glimpseOf(std::string_view bytes);

/// The text from its first line that is no banner of a profiler (`==PROF== …`) and not blank.
std::string_view withoutBanner(std::string_view text);

}  // namespace footbridge
