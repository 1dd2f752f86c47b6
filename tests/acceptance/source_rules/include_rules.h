// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace footbridge::tests {

/// What stands between the quotes or angle brackets of every #include line.
std::vector<std::string> includesOf(std::string_view text);

/// One sentence for every include of the file that the layers forbid (ARCHITECTURE.md). `path` is
/// the file's, from the repository root.
std::vector<std::string> forbiddenIncludes(const std::string& path, std::string_view text);

}  // namespace footbridge::tests
