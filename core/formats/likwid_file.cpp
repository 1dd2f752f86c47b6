// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/likwid_file.h"

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

/// "Core 3" and "HWThread 3" name core 3; "" where a cell names none.
std::string coreOf(const std::string& cell) {
    for (const std::string_view word : {"Core ", "HWThread "})
        if (cell.starts_with(word) && wholeNumberOf(std::string_view(cell).substr(word.size())))
            return cell.substr(word.size());
    return {};
}

class LikwidReader {
  public:
    explicit LikwidReader(RunTable& table) : m_table(table), m_keys(table) {}

    void take(const TextRecord& record) {
        const std::string& first = record.cells.front();
        if (first == "TABLE") return beginTable(record);
        if (first == "STRUCT" || m_part == Part::None) {
            m_part = Part::None;
            return;
        }
        if (first == "Region Info" || first == "Event" || first == "Metric")
            return setCores(record);
        addValues(record);
    }
    void finish() { m_table.noteIf(m_left, messages::kToolTablesLeft); }

  private:
    enum class Part { None, Raw, Metric };

    /// TABLE,Region name,Group 1 Raw,FLOPS_DP,6 — without the region where there are no markers.
    void beginTable(const TextRecord& record) {
        m_part = Part::None;
        m_cores.clear();
        std::size_t at = 1;
        m_region.clear();
        if (record.cells.size() > at && record.cells[at].starts_with("Region "))
            m_region = record.cells[at++].substr(7);
        if (record.cells.size() <= at) return fail(record);
        const std::string& what = record.cells[at];
        m_group = record.cells.size() > at + 1 ? record.cells[at + 1] : "";
        if (what.ends_with(" STAT")) {
            ++m_left;
        } else if (what.ends_with(" Raw")) {
            m_part = Part::Raw;
            m_number = what.substr(0, what.size() - 4);
            m_begun = true;
        } else if (what.ends_with(" Metric")) {
            m_part = Part::Metric;
            m_number = what.substr(0, what.size() - 7);
        }
    }
    void setCores(const TextRecord& record) {
        // Where the marker's table has its own line of cores, that of the events comes second.
        m_cores.assign(record.cells.size(), "");
        for (std::size_t i = 1; i < record.cells.size(); ++i) m_cores[i] = coreOf(record.cells[i]);
        m_counter = record.cells.front() == "Event";
        for (const std::string& core : m_cores)
            if (m_begun && !core.empty()) rowOf(core);
        m_begun = false;
    }
    std::size_t rowOf(const std::string& core) {
        const std::vector<std::string> key{m_region, m_number, m_group, core};
        bool isNew = false;
        std::size_t row = m_keys.row(key, &isNew);
        // A second table of the raw values is a repeat.
        if (m_begun && !isNew) {
            row = m_keys.repeat(key);
            isNew = true;
        }
        if (isNew) {
            m_table.setAt(row, "region", m_region);
            m_table.setAt(row, "group", m_group);
            m_table.setAt(row, "core", core);
        }
        return row;
    }
    void addValues(const TextRecord& record) {
        if (m_cores.empty()) return fail(record);
        const std::string& name = record.cells.front();
        if (name.empty()) return fail(record);
        for (std::size_t i = 1; i < m_cores.size() && i < record.cells.size(); ++i) {
            if (m_cores[i].empty()) continue;
            const std::string value(trimmedText(record.cells[i]));
            const std::size_t row = rowOf(m_cores[i]);
            const bool counted = m_counter && i > 1 && m_table.has(row, name);
            m_table.setAt(row, counted ? name + " " + record.cells[1] : name,
                          numberOf(value) ? value : "");
            if (!numberOf(value) && !value.empty()) m_table.leaveMissing();
        }
    }
    [[noreturn]] void fail(const TextRecord& record) const {
        throw Error(messages::kToolLine,
                    {m_table.name(), record.line, startOfLine(record.cells.front())});
    }

    RunTable& m_table;
    RowKeys m_keys;
    Part m_part = Part::None;
    std::string m_region, m_number, m_group;
    std::vector<std::string> m_cores;
    bool m_begun = false, m_counter = false;
    std::size_t m_left = 0;
};

}  // namespace

bool isLikwid(const Glimpse& glimpse) {
    if (!glimpse.text.starts_with("-----") && !glimpse.text.starts_with("STRUCT,") &&
        !glimpse.text.starts_with("TABLE,"))
        return false;
    const std::string_view start = glimpse.text.substr(0, 1 << 16);
    return start.find("STRUCT,Info,") != std::string_view::npos &&
           start.find("\nTABLE,") != std::string_view::npos;
}

void readLikwid(std::string_view text, RunTable& table) {
    RecordReader records(text, ',');
    LikwidReader reader(table);
    for (TextRecord record; records.next(record);) reader.take(record);
    reader.finish();
}

}  // namespace footbridge
