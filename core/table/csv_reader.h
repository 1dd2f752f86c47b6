// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

/// The options under which everything is found out from the file, its decimal sign as well.
inline CsvOptions everythingFoundOut() {
    CsvOptions options;
    options.decimal = 0;
    return options;
}

/// Reads a CSV (RFC 4180) from memory; `name` stands for the file in messages. Throws Error when it
/// is empty, not text in a known encoding, has no data row, or has columns and lines that would
/// take far more memory than it has bytes; everything milder becomes a warning.
Table parseCsv(std::string_view bytes, const std::string& name, const CsvOptions& options = {},
               const RunContext& context = {});

/// The first records as text, under the given options, for a preview: the header first.
std::vector<std::vector<std::string>> previewCsv(std::string_view bytes, const CsvOptions& options,
                                                 std::size_t records);

}  // namespace footbridge
