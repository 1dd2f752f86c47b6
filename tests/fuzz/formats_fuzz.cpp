// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>

#include "core/formats/tool_file.h"
#include "core/run/error.h"
#include "core/table/csv_reader.h"

namespace {

void readAs(const std::string& kind, std::string_view bytes) {
    using namespace footbridge;
    try {
        const ToolTable table = readTool(kind, bytes, "fuzz");
        if (table.header.empty() || table.rows.empty()) std::abort();
        if (std::set<std::string>(table.header.begin(), table.header.end()).size() !=
            table.header.size())
            std::abort();
        for (const auto& row : table.rows)
            if (row.size() != table.header.size()) std::abort();
        // What a reader gives is a CSV of as many rows, but for rows and columns without a value.
        CsvOptions options;
        options.delimiter = ',';
        const Table again = parseCsv(csvText(table), "fuzz", options);
        if (static_cast<std::size_t>(again.rows()) > table.rows.size()) std::abort();
    } catch (const Error&) {
    }
}

}  // namespace

// The first byte may choose a kind against what the file looks like; the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::string kind = recogniseTool(bytes);
    if (!kind.empty()) readAs(kind, bytes);
    const auto& kinds = toolKinds();
    if (data[0] < kinds.size()) readAs(kinds[data[0]].key, bytes);
    return 0;
}
