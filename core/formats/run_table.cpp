// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/run_table.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

#include "core/formats/formats_messages.h"
#include "core/run/error.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

std::string keyOf(const std::vector<std::string>& parts) {
    std::string key;
    for (const std::string& part : parts) key += std::to_string(part.size()) + ":" + part;
    return key;
}

/// A number in one unit as text in another; any other text as it is.
std::string converted(const std::string& text, const ToolUnit& from, const ToolUnit& to) {
    if (numberLength(text) != text.size() || text.empty()) return text;
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return formatNumber(from.to(to, value));
}

/// What tells columns apart: their name, and the quantity of their unit.
std::string placeOf(std::string_view name, const ToolUnit& unit) {
    std::string place;
    place.reserve(name.size() + unit.quantity.size() + 1);
    place.append(name).append(1, '\0').append(unit.quantity);
    return place;
}

/// The first cell of a row that is not before this column.
template <class Row>
auto cellAt(Row& row, std::size_t place) {
    return std::lower_bound(row.begin(), row.end(), place,
                            [](const auto& cell, std::size_t at) { return cell.first < at; });
}

std::string titleOf(const std::string& name, const ToolUnit& unit) {
    std::string title = name.empty() ? "column" : name;
    if (unit.symbol.empty() || title.ends_with("[" + unit.symbol + "]")) return title;
    return title + " [" + unit.symbol + "]";
}

}  // namespace

std::size_t RunTable::newRow() {
    if ((m_rows.size() & 1023) == 0) m_context.checkCancelled();
    m_rows.emplace_back();
    checkSize();
    return m_rows.size() - 1;
}

std::size_t RunTable::column(std::string_view name, const ToolUnit& unit) {
    const auto [place, isNew] = m_places.emplace(placeOf(name, unit), m_columns.size());
    if (isNew) {
        count(name.size());
        m_columns.push_back({std::string(name), unit, 0});
        checkSize();
    }
    return place->second;
}

void RunTable::set(std::string_view name, std::string text, std::string_view unit) {
    setAt(m_rows.size() - 1, name, std::move(text), unit.empty() ? ToolUnit{} : toolUnit(unit));
}

void RunTable::setAt(std::size_t row, std::string_view name, std::string text,
                     const ToolUnit& unit) {
    const std::size_t place = column(name, unit);
    count(text.size());
    Column& target = m_columns[place];
    if (!text.empty() && target.unit.symbol != unit.symbol) {
        text = converted(text, unit, target.unit);
        ++target.converted;
    }
    Row& cells = m_rows[row];
    const auto at = cellAt(cells, place);
    if (at != cells.end() && at->first == place)
        at->second = std::move(text);
    else
        cells.emplace(at, place, std::move(text));
}

void RunTable::checkSize() const {
    if (!m_columns.empty() && m_rows.size() > kMostCells / m_columns.size())
        throw Error(messages::kToolTooLarge, {m_name, kMostCells});
}

void RunTable::checkName(std::size_t bytes) const {
    if (bytes > kLongestName) throw Error(messages::kToolLongName, {m_name, kLongestName >> 10});
}

void RunTable::count(std::size_t bytes) {
    m_bytes += bytes;
    if (m_bytes > m_mostBytes) throw Error(messages::kToolTooMuchText, {m_name, m_mostBytes >> 20});
}

bool RunTable::has(std::size_t row, std::string_view name, const ToolUnit& unit) const {
    const auto place = m_places.find(placeOf(name, unit));
    if (place == m_places.end()) return false;
    const Row& cells = m_rows[row];
    const auto at = cellAt(cells, place->second);
    return at != cells.end() && at->first == place->second && !at->second.empty();
}

void RunTable::noteIf(std::size_t count, const MessageId& id) {
    if (count) note(Message(id, {count}));
}

void RunTable::leaveOutLine(std::size_t line) {
    if (m_lines++ == 0) m_firstLine = line;
}

ToolTable RunTable::finish() {
    if (m_rows.empty() && m_failed) throw Error(messages::kToolAllFailed, {m_name, m_failed});
    if (m_rows.empty() || m_columns.empty()) throw Error(messages::kToolNoRows, {m_name});
    noteIf(m_failed, messages::kToolFailedLeft);
    noteIf(m_missing, messages::kToolNotMeasured);
    if (m_lines) note(Message(messages::kToolLinesLeft, {m_lines, m_firstLine}));
    ToolTable table;
    std::unordered_set<std::string> titles;
    for (const Column& one : m_columns) {
        const std::string title = titleOf(one.name, one.unit);
        std::string unique = title;
        for (std::size_t i = 2; !titles.insert(unique).second; ++i)
            unique = title + " (" + std::to_string(i) + ")";
        if (one.converted)
            note(Message(messages::kToolUnitsUnited, {one.converted, one.name, one.unit.symbol}));
        table.header.push_back(std::move(unique));
    }
    table.rows.reserve(m_rows.size());
    for (Row& row : m_rows) {
        auto& cells = table.rows.emplace_back(m_columns.size());
        for (auto& [place, text] : row) cells[place] = std::move(text);
        Row().swap(row);
    }
    table.notes = std::move(m_notes);
    return table;
}

std::size_t RowKeys::row(const std::vector<std::string>& key, bool* isNew) {
    const auto [place, added] = m_rows.emplace(keyOf(key), 0);
    if (added) place->second = m_table.newRow();
    if (isNew) *isNew = added;
    return place->second;
}

std::size_t RowKeys::repeat(const std::vector<std::string>& key) {
    return m_rows[keyOf(key)] = m_table.newRow();
}

}  // namespace footbridge
