// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tool_file.h"

namespace footbridge {

const std::vector<ToolKind>& toolKinds() {
    static const std::vector<ToolKind> kinds;
    return kinds;
}

std::string recogniseTool(std::string_view) {
    return {};
}

ToolTable readTool(const std::string&, std::string_view, const std::string&, const RunContext&) {
    return {};
}

std::string csvText(const ToolTable& table) {
    std::string text;
    const auto add = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) text += (i ? "," : "") + cells[i];
        text += '\n';
    };
    add(table.header);
    for (const auto& row : table.rows) add(row);
    return text;
}

}  // namespace footbridge
