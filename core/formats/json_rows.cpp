// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_rows.h"

#include <vector>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"
#include "core/run/error.h"
#include "core/run/json_document.h"

namespace footbridge {

using Json = nlohmann::json;

namespace {

constexpr std::size_t kBytesForRows = 1 << 20;

bool isObject(std::string_view line) {
    if (!line.starts_with('{') || !line.ends_with('}')) return false;
    try {
        parseToolJson(line, {});
    } catch (const NotJson&) {
        return false;
    } catch (const Error&) {
        // An object with something wrong about it, which reading says.
    }
    return true;
}

}  // namespace

bool isJsonLines(const Glimpse& glimpse) {
    // The first two lines decide, so that a damaged one further down is said and not taken for a
    // line of a CSV. One object alone is any JSON file; it takes a second line to be a list of
    // runs.
    LineReader lines(glimpse.text.substr(0, kBytesForRows));
    std::vector<std::string_view> start;
    for (std::string_view line; start.size() < 2 && lines.next(line);)
        if (!trimmedText(line).empty()) start.push_back(trimmedText(line));
    return start.size() == 2 && start[0].starts_with('{') &&
           (isObject(start[0]) || isObject(start[1]));
}

void readJsonLines(std::string_view text, RunTable& table) {
    LineReader lines(text);
    std::size_t lists = 0;
    for (std::string_view line; lines.next(line);) {
        if (trimmedText(line).empty()) continue;
        const Json json = parseToolJson(line, table.name(), lines.line());
        if (!json.is_object())
            throw Error(messages::kToolLine, {table.name(), lines.line(), startOfLine(line)});
        table.newRow();
        lists += setMembers(table, json);
    }
    table.noteIf(lists, messages::kToolNestedLeft);
}

bool isJsonRows(const Glimpse& glimpse) {
    bool list = false;
    for (const std::string& member : glimpse.members) list |= member.starts_with("[]");
    return list;
}

void readJsonRows(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    if (!json.is_array()) toolFields(Json{{"list", json}}, table.name()).list("list");
    std::size_t lists = 0;
    for (const Json& one : json) {
        table.newRow();
        lists += setMembers(
            table, toolFields(one, table.name(), "[" + std::to_string(table.rows()) + "]").json());
    }
    table.noteIf(lists, messages::kToolNestedLeft);
}

}  // namespace footbridge
