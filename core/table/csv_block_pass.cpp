// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_block_pass.h"

#include <algorithm>

#include "core/run/error.h"
#include "core/table/mapped_file.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{512} << 10;
constexpr std::size_t kMostAtATime = 4;  // more wait for the memory

std::vector<CsvBlock> cutAtLineEnds(std::string_view text) {
    std::vector<CsvBlock> blocks;
    // A look at one page brings its neighbours, of which nobody reads any yet.
    PagesBehind pages(text);
    for (std::size_t from = 0; from < text.size();) {
        pages.readTo(text.data() + from);
        std::size_t to = text.size();
        if (from + kBlockBytes < text.size()) {
            const std::size_t end = text.find('\n', from + kBlockBytes);
            if (end != std::string_view::npos) to = end + 1;
        }
        CsvBlock block;
        block.text = text.substr(from, to - from);
        blocks.push_back(block);
        from = to;
    }
    return blocks;
}

// Finished blocks wait here until all earlier ones are merged.
class OrderedMerge {
  public:
    OrderedMerge(std::size_t count, const std::function<void(std::size_t)>& merge)
        : m_done(count, 0), m_merge(merge) {}

    /// Calls `tell` with the number of finished blocks, one call at a time.
    template <typename Tell>
    void finished(std::size_t block, const Tell& tell) {
        const std::lock_guard lock(m_mutex);
        m_done[block] = 1;
        while (m_next < m_done.size() && m_done[m_next]) m_merge(m_next++);
        tell(++m_count);
    }

  private:
    std::vector<char> m_done;
    const std::function<void(std::size_t)>& m_merge;
    std::mutex m_mutex;
    std::size_t m_next = 0, m_count = 0;
};

}  // namespace

void runBlocks(std::size_t count, const RunContext& context, const Message& stage,
               const std::function<void(std::size_t)>& work,
               const std::function<void(std::size_t)>& merge) {
    OrderedMerge order(count, merge);
    const auto one = [&](std::size_t block) {
        context.checkCancelled();
        work(block);
        order.finished(block, [&](std::size_t done) {
            context.report(stage, static_cast<double>(done) / static_cast<double>(count));
        });
    };
    context.threads.parallel(count, one, kMostAtATime);
    context.checkCancelled();
}

ScannedText scanBlocks(const CsvText& csv, const std::string& name, const RunContext& context) {
    const std::string_view text = csv.text();
    ScannedText scanned;
    scanned.blocks = cutAtLineEnds(text);
    scanned.scans.resize(scanned.blocks.size());
    std::size_t line = 1;
    const auto merge = [&](std::size_t i) {
        CsvBlock& block = scanned.blocks[i];
        const TextScan& scan = scanned.scans[i];
        if (scan.bad != TextScan::npos)
            failAtByte(
                name, scan.binary, line + scan.badLine,
                csv.skipped + static_cast<std::size_t>(block.text.data() - text.data()) + scan.bad,
                text.substr(static_cast<std::size_t>(block.text.data() - text.data()) + scan.bad));
        const char last = block.text.back();
        block.line = line;
        block.mostRows = scan.lineEnds + (last != '\n' && last != '\r');
        line += scan.lineEnds;
    };
    runBlocks(
        scanned.blocks.size(), context, Message(messages::kReadingTable, {name}),
        [&](std::size_t i) {
            const PagesBehind pages(scanned.blocks[i].text);
            scanned.scans[i] = scanText(scanned.blocks[i].text);
        },
        merge);
    return scanned;
}

std::vector<CsvBlock> dataBlocks(const ScannedText& scanned, std::string_view text,
                                 const CsvLayout& layout) {
    const char* const start = text.data() + layout.dataStart;
    std::vector<CsvBlock> blocks;
    bool quotes = false;
    for (std::size_t i = 0; i < scanned.blocks.size(); ++i) {
        CsvBlock block = scanned.blocks[i];
        const char* const end = block.text.data() + block.text.size();
        if (end <= start) continue;
        bool hasQuotes = scanned.scans[i].quotes;
        if (block.text.data() < start) {
            block.text = {start, static_cast<std::size_t>(end - start)};
            block.line = layout.dataLine;
            hasQuotes = block.text.find('"') != std::string_view::npos;
        }
        quotes = quotes || hasQuotes;
        blocks.push_back(block);
    }
    if (!quotes || blocks.empty()) return blocks;
    CsvBlock whole = blocks.front();
    whole.text = text.substr(layout.dataStart);
    for (std::size_t i = 1; i < blocks.size(); ++i) whole.mostRows += blocks[i].mostRows;
    return {whole};
}

bool skipLineWithoutRecord(CsvCursor& cursor, const CsvLayout& layout, WarningList& blank,
                           WarningList& warnings) {
    const CsvOptions& options = layout.options;
    if (options.comment != 0 && *cursor.position() == options.comment) {
        const bool wide = layout.names.size() > 1 &&
                          cellsInLine(cursor.lineText(), options.delimiter) == layout.names.size();
        if (wide && layout.commentsAreData) return false;
        if (wide)
            warnings.add(Message(messages::kCsvCommentSkipped, {cursor.line()}), cursor.line(), 1);
        cursor.skipLine();
        return true;
    }
    if (!cursor.blankLine()) return false;
    blank.add(Message(messages::kCsvBlankLine, {cursor.line()}), cursor.line());
    cursor.skipLine();
    return true;
}

}  // namespace footbridge
