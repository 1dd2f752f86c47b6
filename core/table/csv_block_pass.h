// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/run_context.h"
#include "core/table/csv_dialect.h"
#include "core/table/csv_encoding.h"

namespace footbridge {

/// A piece of CSV text that starts and ends at the end of a record.
struct CsvBlock {
    std::string_view text;
    std::size_t line = 1;      ///< of its first byte
    std::size_t mostRows = 0;  ///< number of its lines
    Index firstRow = 0;        ///< row of its first record
    Index rows = 0;            ///< records found in it
};

/// The whole text cut at line ends, validated. Throws Error at the first byte that is not UTF-8.
struct ScannedText {
    std::vector<CsvBlock> blocks;
    std::vector<TextScan> scans;
};
ScannedText scanBlocks(const CsvText& text, const std::string& name, const RunContext& context);

/// The blocks after the header. One block where quotation marks may hide line ends.
std::vector<CsvBlock> dataBlocks(const ScannedText& scanned, std::string_view text,
                                 const CsvLayout& layout);

/// Calls work(i) for i in [0, count) on the threads of the context and merge(i) in order of i, one
/// at a time. Stops with Cancelled soon after a cancel; rethrows what work throws.
void runBlocks(std::size_t count, const RunContext& context, const Message& stage,
               const std::function<void(std::size_t)>& work,
               const std::function<void(std::size_t)>& merge);

/// Skips a blank line or comment at the cursor; false when a record stands there.
bool skipLineWithoutRecord(CsvCursor& cursor, const CsvLayout& layout, WarningList& blank,
                           WarningList& warnings);

/// Long loops over one block look here, so that a block of any size answers a cancel.
class CancelCheck {
  public:
    explicit CancelCheck(const RunContext& context) : m_context(context) {}
    void tick() {
        if ((++m_count & 1023) == 0) m_context.checkCancelled();
    }

  private:
    const RunContext& m_context;
    std::size_t m_count = 0;
};

}  // namespace footbridge
