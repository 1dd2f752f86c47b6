// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace footbridge {

/// The files that a path stands for: a file itself; those of a folder, without hidden ones and
/// folders in it; or those that match a pattern such as `runs/*.csv`. In the order of their names,
/// numbers in them by value. Throws Error where a folder or pattern has none.
std::vector<std::filesystem::path> filesOf(const std::filesystem::path& path);

/// What tells files apart by their names: texts by file and column. `runs/n4_t8.csv` and
/// `runs/n8_t8.csv` give a column n of 4 and 8; names that are built in different ways give one
/// column “file” of what differs.
struct NameParts {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> texts;  ///< of every file
};
NameParts partsOfNames(const std::vector<std::filesystem::path>& files);

}  // namespace footbridge
