// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/cell_units.h"

#include "core/table/csv_cursor.h"
#include "core/table/table_messages.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

/// Length of the text at the start that could be a number.
std::size_t numberLength(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        const bool sign =
            (c == '+' || c == '-') && (at == 0 || text[at - 1] == 'e' || text[at - 1] == 'E');
        const bool exponent =
            (c == 'e' || c == 'E') && at > 0 && at + 1 < text.size() &&
            (isDigit(text[at + 1]) || (at + 2 < text.size() && isDigit(text[at + 2]) &&
                                       (text[at + 1] == '+' || text[at + 1] == '-')));
        if (!isDigit(c) && c != '.' && c != ',' && !sign && !exponent) break;
        ++at;
    }
    return at;
}

bool mayFollowAtOnce(const Unit& unit, std::string_view spelled) {
    if (spelled == "s" || spelled == "%") return true;
    return spelled.size() > 1 && unit.quantity != "length";
}

struct Parts {
    std::string_view number;
    std::optional<Unit> unit;
};

Parts splitCell(std::string_view text) {
    text = trimmed(text);
    const std::size_t end = numberLength(text);
    if (end == 0 || end == text.size()) return {text, {}};
    const std::string_view spelled = trimmed(text.substr(end));
    const auto unit = unitFromSymbol(spelled);
    const bool atOnce = spelled.data() == text.data() + end;
    if (!unit || (atOnce && !mayFollowAtOnce(*unit, spelled))) return {text, {}};
    return {text.substr(0, end), unit};
}

}  // namespace

std::optional<Measurement> readMeasurement(std::string_view text, const CellReader& reader) {
    const Parts parts = splitCell(text);
    double value = 0;
    if (!parts.unit || reader.read(parts.number, value) != CellKind::Number) return std::nullopt;
    return Measurement{value, *parts.unit};
}

std::string_view withoutUnit(std::string_view text) {
    return splitCell(text).number;
}

std::map<std::string, std::string> unitsInCells(const Table& table) {
    std::map<std::string, std::string> units;
    for (const ImportWarning& warning : table.warnings) {
        if (std::string_view(warning.message.code()) != messages::kCsvUnitsRead.code) continue;
        const auto& said = warning.message.arguments();
        units[said[0].text()] = said[1].text();
    }
    return units;
}

}  // namespace footbridge
