// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/aliases.h"
#include "core/matching/same_names.h"

#include <algorithm>
#include <map>

#include "core/matching/matching_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/table/csv_cursor.h"
#include "core/table/csv_writer.h"
#include "core/table/spreadsheet_text.h"

namespace footbridge {

AliasTable readAliases(std::string_view csv, const std::string& fileName) {
    AliasTable table;
    std::map<std::string, std::size_t> lineOfKey;
    CsvCursor cursor(withoutMark(csv), ',');
    while (!cursor.atEnd()) {
        if (cursor.blankLine() || *cursor.position() == '#') {
            cursor.skipLine();
            continue;
        }
        const std::size_t line = cursor.line();
        std::vector<std::string> names;
        do {
            const CsvCursor::Cell cell = cursor.cell();
            if (cell.quote == CsvCursor::Quote::Open)
                throw Error(messages::kAliasQuote, {fileName, line});
            if (trimmed(cell.text).empty()) throw Error(messages::kAliasEmpty, {fileName, line});
            names.emplace_back(withoutApostrophe(cell.text));
        } while (cursor.nextCell());
        if (names.size() < 2) throw Error(messages::kAliasTooFew, {fileName, line});
        for (const std::string& name : names) {
            const auto [at, isNew] = lineOfKey.emplace(canonicalName(name), line);
            if (!isNew && at->second != line)
                throw Error(messages::kAliasTwice, {fileName, line, name, at->second});
        }
        table.sets.push_back(std::move(names));
    }
    return table;
}

std::string writeAliases(const AliasTable& aliases) {
    std::string csv;
    for (const auto& set : aliases.sets) csv += spreadsheetRecord(set) + "\n";
    return csv;
}

AliasTable withMatches(AliasTable aliases, const std::vector<Match>& matches) {
    const auto sharesName = [](const std::vector<std::string>& set, const std::string& name) {
        return std::ranges::any_of(set, [&](const std::string& other) {
            return canonicalName(other) == canonicalName(name);
        });
    };
    for (const Match& match : matches) {
        if (match.kind != MatchKind::Accepted && match.kind != MatchKind::ByHand) continue;
        std::vector<std::string> merged;
        const auto add = [&](const std::string& name) {
            if (!sharesName(merged, name)) merged.push_back(name);
        };
        std::erase_if(aliases.sets, [&](const std::vector<std::string>& set) {
            if (!sharesName(set, match.source) && !sharesName(set, match.target)) return false;
            std::ranges::for_each(set, add);
            return true;
        });
        add(match.source);
        add(match.target);
        if (merged.size() > 1) aliases.sets.push_back(std::move(merged));
    }
    return aliases;
}

}  // namespace footbridge
