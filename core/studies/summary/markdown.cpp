// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

std::string escaped(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.insert(at, "\\");
    return text;
}

std::string line(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += " " + escaped(cell) + " |";
    return text + "\n";
}

}  // namespace

std::string markdownTable(const std::vector<std::string>& titles,
                          const std::vector<std::vector<std::string>>& rows) {
    std::string text = line(titles) + "|";
    for (std::size_t i = 0; i < titles.size(); ++i) text += "---|";
    text += "\n";
    for (const auto& row : rows) text += line(row);
    return text;
}

}  // namespace footbridge
