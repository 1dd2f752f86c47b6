// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>
#include <vector>

namespace footbridge {

// A path that is read may be a folder or a pattern and stand for many files. What reads them and
// what keeps them from being written over ask here alike.

/// The folder that a file lies in: `.` where its path names none.
std::filesystem::path folderOf(const std::filesystem::path& file);

/// Whether a path is a pattern such as `runs/*.csv` and no file.
bool isPattern(const std::filesystem::path& path);

/// The files that a path stands for, in no order: a file itself, there or not; those of a folder,
/// without hidden ones and folders in it; those that match a pattern. `problem` says why a folder
/// cannot be listed.
std::vector<std::filesystem::path> filesBehind(const std::filesystem::path& path,
                                               std::error_code& problem);

/// Whether a folder or pattern would stand for this file as well, once it is there.
bool wouldTakeIn(const std::filesystem::path& path, const std::filesystem::path& file);

}  // namespace footbridge
