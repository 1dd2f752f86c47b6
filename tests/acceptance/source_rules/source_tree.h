// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace footbridge::tests {

struct SourceFile {
    std::string path;  ///< from the repository root, with /
    std::string text;
};

/// All files of the named folders and files of the repository, without what was built.
std::vector<SourceFile> readTree(const std::vector<std::string>& roots);

}  // namespace footbridge::tests
