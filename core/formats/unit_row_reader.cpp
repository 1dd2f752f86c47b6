// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/unit_row_reader.h"

#include "core/formats/formats_messages.h"
#include "core/run/error.h"

namespace footbridge {

bool nextBelowBanners(RecordReader& records, TextRecord& record) {
    while (records.next(record))
        if (!record.cells.front().starts_with("==")) return true;
    return false;
}

UnitRowReader::UnitRowReader(std::string_view text, RunTable& table)
    : m_table(table), m_records(text, ',') {
    if (!nextBelowBanners(m_records, m_titles) || !nextBelowBanners(m_records, m_units)) {
        m_units = {};
        return;
    }
    if (m_units.cells.size() != m_titles.cells.size())
        throw Error(messages::kToolLine,
                    {table.name(), m_units.line, startOfLine(m_units.cells.front())});
}

bool UnitRowReader::next() {
    if (m_units.cells.empty()) return false;
    while (nextBelowBanners(m_records, m_record)) {
        if (m_record.cells == m_titles.cells || m_record.cells == m_units.cells) continue;
        if (m_record.cells.size() == m_titles.cells.size()) {
            m_row = m_table.newRow();
            return true;
        }
        m_table.leaveOutLine(m_record.line);
    }
    return false;
}

}  // namespace footbridge
