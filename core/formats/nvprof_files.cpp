// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/nvprof_files.h"

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/unit_row_reader.h"

namespace footbridge {
namespace {

/// Sets "190.7GB/s", "99.8%", "Low (1)" or "12" with its unit.
void setValue(RunTable& table, std::size_t row, const std::string& name, const std::string& text,
              bool& binary) {
    const std::size_t end = numberLength(text);
    if (text.ends_with(')') && end == 0) {
        const std::size_t open = text.rfind('(');
        const std::string level = text.substr(open + 1, text.size() - open - 2);
        if (open != text.npos && numberOf(level)) return table.setAt(row, name, level);
    }
    if (end == 0) {
        table.leaveMissing();
        return table.setAt(row, name, "");
    }
    const std::string unit = text.substr(end);
    const ToolUnit known = unit.empty() ? ToolUnit{} : toolUnit(unit, true);
    binary |= known.symbol != toolUnit(unit).symbol && !unit.empty();
    table.setAt(row, name, text.substr(0, end), known);
}

/// nvprof counts launches in square brackets behind the name of a kernel in a trace.
std::string withoutCount(const std::string& name) {
    const std::size_t open = name.rfind(" [");
    if (open == name.npos || !name.ends_with(']')) return name;
    const auto count =
        wholeNumberOf(std::string_view(name).substr(open + 2, name.size() - open - 3));
    return count ? name.substr(0, open) : name;
}

bool isTimeShare(const std::string& title) {
    return title == "Time(%)";
}

}  // namespace

bool isNvprofMetrics(const Glimpse& glimpse) {
    return glimpse.names("Device") && glimpse.names("Kernel") && glimpse.names("Invocations") &&
           glimpse.names("Min") && glimpse.names("Max") && glimpse.names("Avg") &&
           (glimpse.names("Metric Name") || glimpse.names("Event Name"));
}

void readNvprofMetrics(std::string_view text, RunTable& table) {
    RecordReader records(text, ',');
    RowKeys keys(table);
    std::vector<std::string> titles;
    bool binary = false;
    for (TextRecord record; nextBelowBanners(records, record);) {
        const auto& cells = record.cells;
        if (cells.front() == "Device") {  // metrics and events have a header each
            titles = cells;
            continue;
        }
        const Header header(titles);
        const std::string& name = table.name();
        const std::size_t metric =
            header.has("Event Name") ? header.find("Event Name") : header.at("Metric Name", name);
        const std::size_t device = header.at("Device", name), kernel = header.at("Kernel", name),
                          calls = header.at("Invocations", name), mean = header.at("Avg", name);
        if (cells.size() != titles.size()) {
            table.leaveOutLine(record.line);
            continue;
        }
        const std::vector<std::string> key{cells[device], cells[kernel]};
        bool isNew = false;
        std::size_t row = keys.row(key, &isNew);
        if (!isNew && table.has(row, cells[metric])) {
            row = keys.repeat(key);
            isNew = true;
        }
        if (isNew) {
            table.setAt(row, "Device", cells[device]);
            table.setAt(row, "Kernel", cells[kernel]);
            table.setAt(row, "Invocations", cells[calls]);
        }
        setValue(table, row, cells[metric], cells[mean], binary);
    }
    if (binary) table.note(Message(messages::kToolBinaryUnits));
}

bool isNvprofTrace(const Glimpse& glimpse) {
    return glimpse.names("Start") && glimpse.names("Duration") && glimpse.names("Grid X") &&
           glimpse.names("Block X") && glimpse.names("Name") &&
           glimpse.second.size() == glimpse.header.size();
}

void readNvprofTrace(std::string_view text, RunTable& table) {
    UnitRowReader rows(text, table);
    std::vector<ToolUnit> known;
    bool binary = false;
    for (const std::string& unit : rows.units()) {
        known.push_back(unit.empty() ? ToolUnit{} : toolUnit(unit, true));
        binary |= !unit.empty() && known.back().symbol != toolUnit(unit).symbol;
    }
    while (rows.next())
        for (std::size_t i = 0; i < known.size(); ++i) {
            const std::string &title = rows.titles()[i], &cell = rows.cells()[i];
            table.setAt(rows.row(), title, title == "Name" ? withoutCount(cell) : cell, known[i]);
        }
    if (binary) table.note(Message(messages::kToolBinaryUnits));
}

bool isNvprofSummary(const Glimpse& glimpse) {
    return glimpse.names("Time(%)") && glimpse.names("Time") && glimpse.names("Calls") &&
           glimpse.names("Avg") && glimpse.names("Min") && glimpse.names("Max") &&
           glimpse.names("Name") && glimpse.header.back() == "Name";
}

void readNvprofSummary(std::string_view text, RunTable& table) {
    RecordReader records(text, ',');
    TextRecord record;
    if (!nextBelowBanners(records, record)) return;
    const std::vector<std::string> titles = record.cells;
    std::vector<std::string> units(titles.size());
    bool binary = false;
    while (nextBelowBanners(records, record)) {
        auto& cells = record.cells;
        if (cells == titles) continue;
        // Commas in a name that is not quoted cut it into cells; the name comes last.
        for (; cells.size() > titles.size(); cells.pop_back()) {
            auto& before = cells[titles.size() - 1];
            before += "," + cells[titles.size()];
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(titles.size()));
            cells.emplace_back();
        }
        if (cells.size() != titles.size()) {
            table.leaveOutLine(record.line);
            continue;
        }
        if (cells.back().empty()) {  // newer ones have a row of units
            units = cells;
            continue;
        }
        const std::size_t row = table.newRow();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i + 1 == cells.size() || titles[i] == "Type")
                table.setAt(row, titles[i], cells[i]);
            else
                setValue(table, row, isTimeShare(titles[i]) ? "Time share" : titles[i],
                         numberOf(cells[i]) ? cells[i] + units[i] : cells[i], binary);
        }
    }
}

}  // namespace footbridge
