// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_warnings.h"

#include <string_view>

#include "core/table/table_messages.h"

namespace footbridge {

void WarningList::add(Message message, std::size_t line, std::size_t column) {
    Kind& kind = m_kinds[message.code()];
    ImportWarning warning{std::move(message), line, column};
    if (kind.count == 0) kind.first = warning;
    // What a column was read as says something of its own of every column.
    const bool inFull = warning.message.code() == std::string_view(messages::kCsvUnitsRead.code);
    if (kind.count++ < kInFull || inFull) m_warnings.push_back(std::move(warning));
}

void WarningList::append(const WarningList& later) {
    std::map<std::string, std::size_t> inFull;
    for (const ImportWarning& warning : later.m_warnings) {
        ++inFull[warning.message.code()];
        add(warning.message, warning.line, warning.column);
    }
    for (const auto& [code, kind] : later.m_kinds) m_kinds[code].count += kind.count - inFull[code];
}

std::vector<ImportWarning> WarningList::finish() const {
    std::vector<ImportWarning> all = m_warnings;
    for (const auto& [code, kind] : m_kinds) {
        if (kind.count <= kInFull || code == messages::kCsvUnitsRead.code) continue;
        const std::size_t more = kind.count - kInFull;
        const ImportWarning& first = kind.first;
        // Warnings about a whole column repeat from column to column, the others from line to line.
        const bool perColumn =
            first.column != 0 &&
            (code == messages::kCsvTextAmongNumbers.code ||
             code == messages::kCsvNumbersAmongText.code || code == messages::kCsvFortran.code ||
             code == messages::kCsvOtherSpelling.code || code == messages::kCsvUnitsDiffer.code ||
             code == messages::kCsvNotFinite.code || code == messages::kCsvAllMissing.code ||
             code == messages::kCsvHeaderEmpty.code || code == messages::kCsvHeaderDuplicate.code ||
             code == messages::kCsvDecimalSuggested.code);
        const std::size_t where = perColumn ? first.column : first.line;
        all.push_back({Message(perColumn ? messages::kCsvMoreColumns : messages::kCsvMore,
                               {more, where, first.message}),
                       first.line, first.column});
    }
    return all;
}

}  // namespace footbridge
