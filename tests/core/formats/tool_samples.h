// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace footbridge::tests {

/// A small file of a tool, made up for the tests, and the table that it is.
struct ToolSample {
    std::string name;                ///< of the test
    std::string kind;                ///< of toolKinds()
    std::string text;                ///< the file
    std::string csv;                 ///< as csvText() gives it
    std::vector<std::string> notes;  ///< codes, in order
};

const std::vector<ToolSample>& toolSamples();

/// A file damaged in more than ten ways, each with what was done to it.
std::vector<std::pair<std::string, std::string>> damaged(const std::string& text);

/// Reads bytes as the kind given and as the kind that they look like: an Error that names the file,
/// or a table as long in every row as in its header. Anything else fails the test.
void expectReadOrRefused(const std::string& kind, const std::string& bytes);

}  // namespace footbridge::tests
