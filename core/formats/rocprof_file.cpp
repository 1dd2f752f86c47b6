// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/rocprof_file.h"

#include <algorithm>
#include <set>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

/// Clocks and addresses, which say nothing about a dispatch.
const std::set<std::string_view> kSenseless{
    "Start_Timestamp", "End_Timestamp", "BeginNs", "EndNs",      "DispatchNs", "CompleteNs",
    "DurationNs",      "sig",           "obj",     "Sig",        "Obj",        "Correlation_Id",
    "Correlation_ID",  "pid",           "tid",     "Process_Id", "Thread_Id"};

constexpr std::pair<const char*, const char*> kSpans[] = {{"Start_Timestamp", "End_Timestamp"},
                                                          {"BeginNs", "EndNs"}};

/// "wave_size_3" repeats "wave_size", as the passes that were joined each have one.
std::string_view baseOf(std::string_view title) {
    const std::size_t line = title.rfind('_');
    if (line == title.npos || !wholeNumberOf(title.substr(line + 1))) return {};
    return title.substr(0, line);
}

class RocprofReader {
  public:
    RocprofReader(RunTable& table, std::vector<std::string> titles)
        : m_table(table), m_titles(std::move(titles)), m_header(m_titles), m_keys(table) {
        for (const auto& [begin, end] : kSpans)
            if (m_header.has(begin) && m_header.has(end) && m_begin == Header::npos) {
                m_begin = m_header.find(begin);
                m_end = m_header.find(end);
            }
        m_name = m_header.find("Counter_Name");
        m_value = m_header.find("Counter_Value");
        m_dispatch = m_header.find(m_header.has("Dispatch_Id") ? "Dispatch_Id" : "Dispatch_ID");
        sortColumns();
    }

    void take(const TextRecord& record) {
        if (record.cells == m_titles) return;
        if (record.cells.size() != m_titles.size()) return m_table.leaveOutLine(record.line);
        const auto& cells = record.cells;
        bool isNew = true;
        const bool isLong =
            m_name != Header::npos && m_value != Header::npos && m_dispatch != Header::npos;
        const std::size_t row = isLong ? m_keys.row({cells[m_dispatch]}, &isNew) : m_table.newRow();
        if (isNew) setDispatch(row, cells);
        if (isLong) m_table.setAt(row, cells[m_name], cells[m_value]);
    }
    void finish() {
        if (!m_left.empty()) {
            std::string names;
            for (const std::string& one : m_left) names += (names.empty() ? "" : ", ") + one;
            m_table.note(Message(messages::kToolColumnsLeft, {m_left.size(), names}));
        }
        m_table.noteIf(m_repeated, messages::kToolRepeatedColumns);
    }

  private:
    void sortColumns() {
        for (std::size_t i = 0; i < m_titles.size(); ++i) {
            const std::string_view base = baseOf(m_titles[i]);
            const bool counter = i == m_name || i == m_value;
            // Only what describes the dispatch repeats; counters of one name could differ.
            static const std::set<std::string_view> kRepeats{"wave_size", "obj", "sig",
                                                             "Wave_Size"};
            if ((kRepeats.contains(base) && m_header.has(base)) || m_header.find(m_titles[i]) < i)
                ++m_repeated;
            else if (kSenseless.contains(m_titles[i]))
                m_left.push_back(m_titles[i]);
            else if (!counter)
                m_kept.push_back(i);
        }
    }
    void setDispatch(std::size_t row, const std::vector<std::string>& cells) {
        for (const std::size_t i : m_kept) m_table.setAt(row, m_titles[i], cells[i]);
        if (m_begin == Header::npos) return;
        const auto begin = wholeNumberOf(cells[m_begin]), end = wholeNumberOf(cells[m_end]);
        const bool whole = begin && end && *begin >= 0 && *end >= *begin;
        m_table.setAt(row, "time", whole ? std::to_string(*end - *begin) : "", toolUnit("ns"));
        if (!whole) m_table.leaveMissing();
    }

    RunTable& m_table;
    std::vector<std::string> m_titles;
    Header m_header;
    RowKeys m_keys;
    std::size_t m_begin = Header::npos, m_end = Header::npos, m_name, m_value, m_dispatch;
    std::vector<std::size_t> m_kept;
    std::vector<std::string> m_left;
    std::size_t m_repeated = 0;
};

}  // namespace

bool isRocprof(const Glimpse& glimpse) {
    const bool compute = glimpse.names("Dispatch_ID") && glimpse.names("Kernel_Name");
    const bool old = glimpse.names("Index") && glimpse.names("KernelName") &&
                     (glimpse.names("gpu-id") || glimpse.names("BeginNs"));
    const bool third = glimpse.names("Kernel_Name") && glimpse.names("Dispatch_Id") &&
                       (glimpse.names("Agent_Id") || glimpse.names("Counter_Name"));
    return compute || old || third;
}

void readRocprof(std::string_view text, RunTable& table) {
    RecordReader records(text, ',');
    TextRecord record;
    if (!records.next(record)) return;
    RocprofReader reader(table, record.cells);
    while (records.next(record)) reader.take(record);
    reader.finish();
}

}  // namespace footbridge
