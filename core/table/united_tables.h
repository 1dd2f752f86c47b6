// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/table/file_list.h"
#include "core/table/table.h"

namespace footbridge {

/// Puts tables below each other, columns united by name: a column that a table lacks is missing
/// there, one in another unit is converted to the first one's, and one that holds numbers here and
/// text there holds text. What was noticed about a table is told with its name.
class UnitedTables {
  public:
    void add(Table table);  ///< its columns are taken over and its memory let go
    /// All rows, after columns that say by `parts` which table they come from.
    Table finish(const NameParts& parts);

  private:
    void noteWarnings(const Table& table);
    void tellOnce(const std::string& column, const MessageId& id,
                  std::vector<MessageArgument> arguments);
    /// What the values of a column are multiplied with to have the unit that they have here.
    double factorOf(const Table& table, const std::string& name, const std::string& to,
                    const std::map<std::string, std::string>& cellUnits);
    void addNames(Table& table, const NameParts& parts);
    std::string nameFor(const Table& table, const std::string& name) const;
    void append(Column&& from, const std::string& to, double factor);

    std::vector<Column> m_columns;
    std::vector<std::unordered_map<std::string, std::int32_t>> m_codes;  ///< by column and level
    std::map<std::string, std::size_t> m_places;                         ///< of columns by name
    std::map<std::string, std::string> m_cellUnits;  ///< of columns whose cells carry them
    std::vector<Index> m_rowsEach;
    Index m_rows = 0;
    struct Kind {
        std::size_t count = 0;
        Message last;
    };
    std::map<std::string, Kind> m_kinds;  ///< of warnings, by their code
    std::set<std::string> m_told;         ///< what is said of a column once
    std::vector<ImportWarning> m_warnings;
    std::string m_checksums;
    CsvOptions m_options;
};

}  // namespace footbridge
