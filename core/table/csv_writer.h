// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

/// One record with RFC 4180 quoting, without line end.
std::string csvRecord(const std::vector<std::string>& cells, char delimiter = ',');

/// The same for people: what a spreadsheet would run as a formula is defused (forSpreadsheet).
std::string spreadsheetRecord(std::vector<std::string> cells);

/// A whole table as CSV, comma-separated, numbers by formatNumber.
std::string writeCsv(const Table& table);
/// The same for people: defused names and texts, which are read again as they were.
std::string writeSpreadsheet(const Table& table);

}  // namespace footbridge
