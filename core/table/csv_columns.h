// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/column_tally.h"
#include "core/table/csv_block_pass.h"
#include "core/table/csv_cell.h"

namespace footbridge {

/// Reads every cell as a number first, then the columns that are none as categories: two walks
/// over the text, so that no cell is ever stored as text.
class ColumnReader {
  public:
    ColumnReader(std::vector<CsvBlock> blocks, const CsvLayout& layout, WarningList& warnings);

    std::vector<Column> read(const std::string& name, const RunContext& context);

  private:
    struct Findings {
        std::map<std::size_t, ColumnTally> tallies;
        WarningList warnings;
        WarningList trailingBlank;  ///< blank lines after the last record
    };
    void readNumbers(CsvBlock& block, Findings& findings, const RunContext& context);
    void readOtherCell(const CsvCursor::Cell& cell, std::size_t column, Index row, std::size_t line,
                       Findings& findings);
    void noteLength(std::size_t cells, bool extraFilled, std::size_t line,
                    Findings& findings) const;
    void closeGaps();
    ColumnType decideType(std::size_t column);
    void keepLongNumbersApart(const RunContext& context);
    void warnOfGroups(std::size_t column);
    void readCategories(const std::string& name, const RunContext& context);
    void readMeasurements(const std::string& name, const RunContext& context);
    void readGroups(const std::string& name, const RunContext& context);
    /// Calls take(position in `wanted`, row, cell) for the cells of some columns.
    template <typename Take>
    void walk(const CsvBlock& block, const std::vector<std::size_t>& wanted,
              const RunContext& context, const Take& take);

    std::vector<CsvBlock> m_blocks;
    const CsvLayout& m_layout;
    WarningList& m_warnings;
    CellReader m_reader;
    char m_otherDecimal;
    std::vector<Column> m_columns;
    std::vector<double*> m_numbers;  ///< data of the columns, so that the inner loop indexes once
    std::vector<ColumnTally> m_tallies;
    std::string m_groupSigns;  ///< that certainly stand between thousands in some column
    std::size_t m_rows = 0;
};

}  // namespace footbridge
