// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formats/run_table.h"
#include "core/formats/text_records.h"

namespace footbridge {

/// The next record of what NVIDIA's tools write, where banners (==PROF==) may stand between
/// records.
bool nextBelowBanners(RecordReader& records, TextRecord& record);

/// Walks over the rows below a header and a row of units. A row of another length is left out;
/// headers that stand again are skipped.
class UnitRowReader {
  public:
    /// Throws Error where the row of units has another length than the header.
    UnitRowReader(std::string_view text, RunTable& table);

    const std::vector<std::string>& titles() const { return m_titles.cells; }
    const std::vector<std::string>& units() const { return m_units.cells; }  ///< empty: no table
    bool next();                               ///< begins a row of the table
    std::size_t row() const { return m_row; }  ///< of the table
    const std::vector<std::string>& cells() const { return m_record.cells; }

  private:
    RunTable& m_table;
    RecordReader m_records;
    TextRecord m_titles, m_units, m_record;
    std::size_t m_row = 0;
};

}  // namespace footbridge
