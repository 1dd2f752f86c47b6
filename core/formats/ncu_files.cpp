// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/ncu_files.h"

#include <array>
#include <set>
#include <utility>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/unit_row_reader.h"

namespace footbridge {
namespace {

bool isMissing(std::string_view value) {
    return value.empty() || value == "n/a" || value == "N/A" || value == "nan" ||
           value == "no data" || value.starts_with("(!)");
}

/// "(128, 1, 1)" is three columns; another text stays one.
void setLaunchCell(RunTable& table, std::size_t row, const std::string& name,
                   const std::string& text) {
    if (text.size() > 2 && text.front() == '(' && text.back() == ')') {
        const auto parts = partsOf(std::string_view(text).substr(1, text.size() - 2), ',');
        if (parts.size() == 3) {
            constexpr std::array<const char*, 3> kAxes{" X", " Y", " Z"};
            for (std::size_t i = 0; i < 3; ++i)
                table.setAt(row, name + kAxes[i], std::string(trimmedText(parts[i])));
            return;
        }
    }
    table.setAt(row, name, text);
}

class DetailsReader {
  public:
    DetailsReader(RunTable& table, std::vector<std::string> titles)
        : m_table(table), m_keys(table), m_titles(std::move(titles)), m_header(m_titles) {
        m_id = m_header.at("ID", table.name());
        m_section = m_header.at("Section Name", table.name());
        m_metric = m_header.at("Metric Name", table.name());
        m_unit = m_header.at("Metric Unit", table.name());
        m_value = m_header.at("Metric Value", table.name());
        if (m_header.has("Process ID")) m_process = m_header.find("Process ID");
    }

    void take(const TextRecord& record) {
        if (record.cells == m_titles) return;  // a second profile was appended
        if (record.cells.size() != m_titles.size()) return m_table.leaveOutLine(record.line);
        const auto& cells = record.cells;
        if (cells[m_metric].empty()) {
            ++m_rules;
            return;
        }
        const std::vector<std::string> key{m_process == Header::npos ? "" : cells[m_process],
                                           cells[m_id]};
        bool isNew = false;
        const std::size_t row = m_keys.row(key, &isNew);
        if (isNew)
            for (std::size_t i = 0; i < m_section; ++i)
                setLaunchCell(m_table, row, m_titles[i], cells[i]);
        setMetric(row, cells);
    }
    void finish() {
        for (const std::string& metric : m_unmeasured)
            if (!m_measured.contains(metric)) m_table.setAt(0, metric, "");
        m_table.noteIf(m_rules, messages::kToolRulesLeft);
    }

  private:
    void setMetric(std::size_t row, const std::vector<std::string>& cells) {
        std::string name = cells[m_metric];
        if (isMissing(cells[m_value])) {
            m_table.leaveMissing();
            m_unmeasured.push_back(name);
            return;
        }
        m_measured.insert(name);
        const ToolUnit unit = cells[m_unit].empty() ? ToolUnit{} : toolUnit(cells[m_unit]);
        // Sections may show the same metric, or different ones under one name.
        if (m_table.has(row, name, unit)) name = cells[m_section] + ": " + name;
        m_table.setAt(row, name, withoutGroups(cells[m_value]), unit);
    }

    RunTable& m_table;
    RowKeys m_keys;
    std::vector<std::string> m_titles;
    Header m_header;
    std::size_t m_id = 0, m_section = 0, m_metric = 0, m_unit = 0, m_value = 0,
                m_process = Header::npos;
    std::size_t m_rules = 0;
    std::vector<std::string> m_unmeasured;
    std::set<std::string> m_measured;
};

bool isLaunch(const Glimpse& glimpse) {
    return glimpse.names("ID") && glimpse.names("Kernel Name") && glimpse.names("Context") &&
           glimpse.names("Stream");
}

}  // namespace

bool isNcuDetails(const Glimpse& glimpse) {
    return isLaunch(glimpse) && glimpse.names("Section Name") && glimpse.names("Metric Name") &&
           glimpse.names("Metric Unit") && glimpse.names("Metric Value");
}

void readNcuDetails(std::string_view text, RunTable& table) {
    RecordReader records(text, ',');
    TextRecord record;
    if (!nextBelowBanners(records, record)) return;
    DetailsReader reader(table, record.cells);
    while (nextBelowBanners(records, record)) reader.take(record);
    if (table.rows()) reader.finish();
}

bool isNcuRaw(const Glimpse& glimpse) {
    return isLaunch(glimpse) && glimpse.names("Process ID") && !glimpse.names("Metric Name") &&
           !glimpse.second.empty() && glimpse.second.size() == glimpse.header.size() &&
           glimpse.second.front().empty();
}

void readNcuRaw(std::string_view text, RunTable& table) {
    UnitRowReader rows(text, table);
    std::vector<ToolUnit> known;
    for (const std::string& unit : rows.units())
        known.push_back(unit.empty() ? ToolUnit{} : toolUnit(unit));
    while (rows.next())
        for (std::size_t i = 0; i < known.size(); ++i) {
            const std::string &title = rows.titles()[i], &cell = rows.cells()[i];
            const bool missing = isMissing(cell);
            if (missing && !cell.empty()) table.leaveMissing();
            if (known[i].symbol.empty() && cell.starts_with('('))
                setLaunchCell(table, rows.row(), title, cell);
            else
                table.setAt(rows.row(), title, missing ? "" : withoutGroups(cell), known[i]);
        }
}

}  // namespace footbridge
