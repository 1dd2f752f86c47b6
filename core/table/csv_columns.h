// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/cell_units.h"
#include "core/table/csv_block_pass.h"
#include "core/table/csv_cell.h"

namespace footbridge {

/// What the cells of one column that are no numbers look like.
struct ColumnTally {
    struct First {
        std::size_t count = 0;
        std::size_t line = 0;
        std::string text;
        void add(std::size_t atLine, std::string_view cell);
        void append(const First& later);
    };
    std::size_t missing = 0;
    First texts, notFinite;
    First fortran;                       ///< numbers with the exponent of Fortran
    First otherSpelling;                 ///< texts that are numbers in hexadecimal or with 1_000
    First otherDecimal;                  ///< texts that are numbers under the other decimal sign
    std::size_t otherCertain = 0;        ///< those of them that read in no other way
    std::vector<std::size_t> textLines;  ///< the first few
    std::size_t measurements = 0;        ///< texts that are a number with a unit
    Unit unit;                           ///< of the first of them
    bool otherQuantity = false;          ///< some measure something else
    First grouped;                       ///< texts that are numbers with thousands apart
    std::size_t groupedCertain = 0;      ///< those of them that read in no other way
    char groupSign = 0;                  ///< of the first of them
    bool otherGroups = false;            ///< some are grouped by another sign

    void append(const ColumnTally& later);
};

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
    bool holdsMeasurements(std::size_t column) const;
    void keepLongNumbersApart(const RunContext& context);
    /// The sign between thousands where every text of the column is such a number, else 0.
    char groupSignOf(std::size_t column) const;
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
