// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/reframe_file.h"

#include <algorithm>
#include <set>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr std::string_view kValue = "_value", kUnit = "_unit";

std::string missingless(std::string_view text) {
    return text == "null" || text == "None" ? "" : std::string(text);
}

/// A cell with an object of JSON, such as {"OMP_NUM_THREADS": "2"}, or another text.
void setJson(RunTable& table, const std::string& name, const std::string& cell) {
    if (!cell.starts_with('{')) return table.set(name, missingless(cell));
    try {
        const nlohmann::json json = parseToolJson(cell, table.name());
        setMembers(table, json);
    } catch (const Error&) {
        table.set(name, cell);
    }
}

/// "SombreroBenchmark %tasks=2 %cpus_per_task=1": the test's name and its parameters.
void setName(RunTable& table, const std::string& title, const std::string& cell) {
    std::string name;
    std::vector<std::pair<std::string, std::string>> parameters;
    for (const std::string_view word : partsOf(cell, ' ')) {
        const std::size_t equals = word.find('=');
        if (word.starts_with('%') && equals != word.npos && equals > 1)
            parameters.emplace_back(word.substr(1, equals - 1), word.substr(equals + 1));
        else if (!word.empty() && !word.starts_with('@') && !word.starts_with('/'))
            name += (name.empty() ? "" : " ") + std::string(word);
    }
    table.set(title, name);
    for (auto& [parameter, value] : parameters) table.set(parameter, value);
}

class ReframeReader {
  public:
    ReframeReader(RunTable& table, std::vector<std::string> titles)
        : m_table(table), m_titles(std::move(titles)), m_header(m_titles) {
        for (const std::string& title : m_titles) {
            const std::string base = title.ends_with(kValue)
                                         ? title.substr(0, title.size() - kValue.size())
                                         : std::string();
            if (!base.empty() && m_header.has(base + std::string(kUnit))) m_metrics.push_back(base);
        }
        for (const std::string& metric : m_metrics)
            for (const char* part :
                 {"_value", "_unit", "_ref", "_lower_thres", "_upper_thres", "_lower", "_upper"})
                m_parts.insert(metric + part);
        for (const std::string& title : m_titles)
            if (m_parts.contains(title) && !title.ends_with(kValue) && !title.ends_with(kUnit))
                m_left += (m_leftCount++ ? ", " : "") + title;
    }

    void take(const std::vector<std::string_view>& views, std::size_t line) {
        if (views.size() != m_titles.size()) return m_table.leaveOutLine(line);
        const std::vector<std::string> cells(views.begin(), views.end());
        if (cells == m_titles) return;
        const std::size_t result = m_header.find("result");
        if (result != Header::npos && cells[result] == "fail") return m_table.leaveOutFailed();
        m_table.newRow();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!m_parts.contains(m_titles[i])) setCell(m_titles[i], cells[i]);
        for (const std::string& metric : m_metrics) {
            const std::string& value = cells[m_header.find(metric + std::string(kValue))];
            const std::string& unit = cells[m_header.find(metric + std::string(kUnit))];
            m_table.set(metric, missingless(value), missingless(unit));
        }
    }
    void finish() {
        if (m_leftCount) m_table.note(Message(messages::kToolColumnsLeft, {m_leftCount, m_left}));
    }

  private:
    void setCell(const std::string& title, const std::string& cell) {
        if (title == "display_name")
            setName(m_table, title, cell);
        else if (title == "info")
            m_header.has("display_name") ? void() : setName(m_table, title, cell);
        else if (title == "env_vars" || title == "extra_resources")
            setJson(m_table, title, cell);
        else
            m_table.set(title, missingless(cell));
    }

    RunTable& m_table;
    std::vector<std::string> m_titles;
    Header m_header;
    std::vector<std::string> m_metrics;
    std::set<std::string> m_parts;
    std::string m_left;
    std::size_t m_leftCount = 0;
};

}  // namespace

bool isReframe(const Glimpse& glimpse) {
    const auto& bars = glimpse.bars;
    const Header header(bars);
    if (!header.has("job_completion_time") && !header.has("display_name") && !header.has("info"))
        return false;
    return std::any_of(bars.begin(), bars.end(), [&](const std::string& title) {
        return title.ends_with(kValue) &&
               header.has(title.substr(0, title.size() - kValue.size()) + std::string(kUnit));
    });
}

void readReframe(std::string_view text, RunTable& table) {
    LineReader lines(text);
    std::string_view line;
    while (lines.next(line) && trimmedText(line).empty()) {
    }
    std::vector<std::string> titles;
    for (const std::string_view title : partsOf(line, '|')) titles.emplace_back(title);
    ReframeReader reader(table, titles);
    while (lines.next(line))
        if (!trimmedText(line).empty()) reader.take(partsOf(line, '|'), lines.line());
    reader.finish();
}

}  // namespace footbridge
