// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/message.h"
#include "core/table/csv_options.h"

namespace footbridge {

enum class ColumnType { Number, Category };

struct Column {
    std::string name;
    ColumnType type = ColumnType::Number;
    std::vector<double> numbers;      ///< of a Number column; NaN is missing
    std::vector<std::int32_t> codes;  ///< of a Category column: position in `levels`, -1 is missing
    std::vector<std::string> levels;  ///< in order of first appearance

    Index rows() const {
        return static_cast<Index>(type == ColumnType::Number ? numbers.size() : codes.size());
    }
    bool missing(Index row) const;
    std::string text(Index row) const;  ///< "" when missing
    std::size_t missingCount() const;
};

/// Something the import did or could not do. Line and column are 1-based, 0 where there is none.
struct ImportWarning {
    Message message;
    std::size_t line = 0;
    std::size_t column = 0;
};

/// A CSV as loaded. Immutable once read; shared as std::shared_ptr<const Table>.
struct Table {
    std::string path;      ///< where it came from, "" when it was built in memory
    std::string name;      ///< file name without folder and ending
    std::string checksum;  ///< SHA-256 of the file's bytes, "" when built in memory
    CsvOptions options;    ///< as used, every automatic choice filled in
    std::vector<Column> columns;
    std::vector<ImportWarning> warnings;

    Index rows() const { return columns.empty() ? 0 : columns.front().rows(); }
    const Column* find(std::string_view columnName) const;    ///< nullptr when there is none
    const Column& column(std::string_view columnName) const;  ///< throws Error naming the table
};

}  // namespace footbridge
