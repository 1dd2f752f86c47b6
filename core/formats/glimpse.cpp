// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/glimpse.h"

#include <algorithm>

#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"
#include "core/run/file.h"

namespace footbridge {
namespace {

constexpr std::size_t kLongestLine = 1 << 20;

std::string_view firstLine(std::string_view text) {
    LineReader lines(text);
    for (std::string_view line; lines.next(line);)
        if (!trimmedText(line).empty() && line.front() != '#') return line;
    return {};
}

}  // namespace

bool Glimpse::names(std::string_view column) const {
    return std::find(header.begin(), header.end(), column) != header.end();
}

std::string_view withoutBanner(std::string_view text) {
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmedText(rest.substr(0, end));
        if (!line.empty() && !line.starts_with("==")) return rest;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return {};
}

Glimpse glimpseOf(std::string_view bytes) {
    Glimpse glimpse;
    glimpse.text = withoutMark(bytes);
    const std::string_view start = trimmedText(glimpse.text.substr(0, 256));
    const std::size_t first = glimpse.text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos &&
        (glimpse.text[first] == '{' || glimpse.text[first] == '['))
        glimpse.members = jsonMembers(glimpse.text);
    const std::string_view rest = withoutBanner(glimpse.text);
    glimpse.line = firstLine(rest).substr(0, kLongestLine);
    if (start.empty() || glimpse.line.empty()) return glimpse;
    const auto behind = static_cast<std::size_t>(glimpse.line.data() - glimpse.text.data());
    RecordReader records(glimpse.text.substr(behind, 2 * kLongestLine), ',');
    TextRecord record;
    if (records.next(record)) glimpse.header = record.cells;
    if (records.next(record)) glimpse.second = record.cells;
    for (const std::string_view cell : partsOf(glimpse.line, '|')) glimpse.bars.emplace_back(cell);
    return glimpse;
}

}  // namespace footbridge
