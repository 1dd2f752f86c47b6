// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table/csv_cursor.h"
#include "core/table/csv_warnings.h"

namespace footbridge {

/// How a CSV is laid out, as found from its start.
struct CsvLayout {
    CsvOptions options;              ///< every automatic choice filled in
    std::vector<std::string> names;  ///< of the columns, none empty, none twice
    std::size_t headerLine = 0;      ///< 0 when there is no header
    std::size_t dataStart = 0;       ///< position of the first record of data
    std::size_t dataLine = 1;
    bool commentsAreData = false;  ///< a comment sign is text where the cells are as many as names
};

/// Throws Error where a text begins as JSON or HTML does and no CSV. `name` stands for it there.
void refuseJsonAndHtml(std::string_view text, const std::string& name);

/// Throws Error when the options contradict each other, there is no line at all, or it is JSON or
/// HTML.
CsvLayout findLayout(std::string_view text, const std::string& name, const CsvOptions& options,
                     WarningList& warnings);

/// Number of cells of one line, taken by itself.
std::size_t cellsInLine(std::string_view line, char delimiter);

}  // namespace footbridge
