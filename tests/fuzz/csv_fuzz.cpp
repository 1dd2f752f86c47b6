// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/run/error.h"
#include "core/table/csv_reader.h"
#include "core/table/csv_writer.h"

// The first byte chooses options, the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    if (size == 0) return 0;
    CsvOptions options;
    options.header = (data[0] & 1) == 0;
    options.decimal = (data[0] & 2) == 0 ? '.' : ',';
    options.comment = (data[0] & 4) == 0 ? '#' : '\0';
    options.skipLines = (data[0] >> 3) & 1;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    try {
        const Table table = parseCsv(bytes, "fuzz", options);
        for (const Column& column : table.columns)
            if (column.rows() != table.rows() || column.name.empty()) std::abort();
        const Table again = parseCsv(bytes, "fuzz", table.options);
        if (writeCsv(again) != writeCsv(table)) std::abort();
        previewCsv(bytes, options, 10);
    } catch (const Error&) {
        return 0;
    }
    return 0;
}
