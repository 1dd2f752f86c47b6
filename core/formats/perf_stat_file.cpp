// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/perf_stat_file.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using TextViews = std::vector<std::string_view>;

constexpr std::size_t kLongestLook = 1 << 20;  // bytes looked at to recognise a file
constexpr std::size_t kMostFields = 4;  // before the value: interval, processor, how many of them

struct Line {
    TextViews before;  ///< what stands before the value
    std::string_view value, unit, event;
    double share = 100;  ///< of the time for which the counter ran, per cent
};

bool isUncounted(std::string_view value) {
    return value == "<not supported>" || value == "<not counted>";
}

bool isEventName(std::string_view name) {
    return !name.empty() && !numberOf(name) && name.find_first_of(" \t") == std::string_view::npos;
}

/// Reads value, unit, event, deviation (of repeats), run time and share; nothing where a line has
/// another form.
std::optional<Line> lineFrom(const TextViews& cells, std::size_t at) {
    if (cells.size() < at + 5) return std::nullopt;
    Line line;
    line.before.assign(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(at));
    line.value = trimmedText(cells[at]);
    line.unit = trimmedText(cells[at + 1]);
    line.event = trimmedText(cells[at + 2]);
    if (!numberOf(line.value) && !isUncounted(line.value)) return std::nullopt;
    if (!isEventName(line.event) || numberOf(line.unit)) return std::nullopt;
    std::size_t time = at + 3;
    if (cells[time].ends_with('%')) ++time;
    if (cells.size() < time + 2) return std::nullopt;
    const auto ran = wholeNumberOf(trimmedText(cells[time]));
    const auto share = numberOf(trimmedText(cells[time + 1]));
    if (!ran || !share || *share < 0 || *share > 100) return std::nullopt;
    line.share = *share;
    return line;
}

std::optional<Line> lineOf(const TextViews& cells) {
    for (std::size_t at = 0; at < kMostFields; ++at)
        if (auto line = lineFrom(cells, at)) return line;
    return std::nullopt;
}

/// ",,,,,0.04,stalled cycles per insn": a value derived from others, without an event.
bool isDerived(const TextViews& cells) {
    if (cells.size() < 5) return false;
    for (std::size_t at = 0; at < kMostFields && at + 2 < cells.size(); ++at)
        if (cells[at].empty() && cells[at + 1].empty() && cells[at + 2].empty()) return true;
    return false;
}

/// The separator under which the first line with an event reads; 0 where there is none.
char separatorOf(std::string_view text) {
    LineReader lines(text);
    std::string_view line;
    for (std::size_t i = 0; i < 64 && lines.next(line); ++i) {
        if (trimmedText(line).empty() || line.front() == '#') continue;
        for (const char sign : {',', ';', '\t', '|'})
            if (lineOf(partsOf(line, sign))) return sign;
    }
    return 0;
}

/// "instructions:u" is "instructions".
std::string withoutModifier(std::string_view event) {
    const std::size_t colon = event.rfind(':');
    if (colon == event.npos || colon == 0 || colon + 1 == event.size()) return std::string(event);
    const bool modifier =
        event.find_first_not_of("ukhHGIpPSDeW", colon + 1) == std::string_view::npos;
    return std::string(modifier ? event.substr(0, colon) : event);
}

class PerfReader {
  public:
    explicit PerfReader(RunTable& table) : m_table(table), m_keys(table) {}

    /// Another run of perf was appended to the file.
    void begin() { ++m_run; }
    void take(const Line& line) {
        std::vector<std::string> key{std::to_string(m_run)};
        for (const std::string_view one : line.before) key.emplace_back(trimmedText(one));
        const ToolUnit unit = line.unit.empty() ? ToolUnit{} : toolUnit(line.unit);
        bool isNew = false;
        std::size_t row = m_keys.row(key, &isNew);
        const std::string event(line.event);
        if (!isNew && m_events[row].contains(event)) {
            row = m_keys.repeat(key);
            isNew = true;
        }
        if (isNew) setBefore(row, line.before);
        m_events[row].emplace(event, Value{line.value, unit});
        if (std::find(m_order.begin(), m_order.end(), event) == m_order.end())
            m_order.push_back(event);
        if (!isUncounted(line.value) && line.share < 100) {
            ++m_scaled;
            m_least = std::min(m_least, line.share);
        }
    }
    void finish() {
        std::map<std::string, std::size_t> names;
        for (const std::string& event : m_order) ++names[withoutModifier(event)];
        for (const std::string& event : m_order) {
            // The same event of user and of kernel stays two.
            const std::string plain = withoutModifier(event);
            const std::string& name = names[plain] == 1 ? plain : event;
            setEvent(event, name);
        }
        if (m_scaled) m_table.note(Message(messages::kToolScaled, {m_scaled, m_least}));
    }

  private:
    struct Value {
        std::string_view text;
        ToolUnit unit;
    };
    void setEvent(const std::string& event, const std::string& name) {
        for (const auto& [row, events] : m_events) {
            const auto found = events.find(event);
            if (found == events.end()) continue;
            const Value& value = found->second;
            const bool missing = isUncounted(value.text);
            if (missing) m_table.leaveMissing();
            m_table.setAt(row, name, missing ? "" : std::string(value.text), value.unit);
        }
    }
    void setBefore(std::size_t row, const TextViews& before) {
        bool time = false;
        for (const std::string_view cell : before) {
            const std::string text(trimmedText(cell));
            if (!numberOf(text))
                m_table.setAt(row, "processor", text);
            else if (!time && text.find('.') != text.npos)
                m_table.setAt(row, "time", text, toolUnit("s"));
            else
                m_table.setAt(row, "processors", text);
            time = true;
        }
    }

    RunTable& m_table;
    RowKeys m_keys;
    std::map<std::size_t, std::map<std::string, Value>> m_events;  // by row
    std::vector<std::string> m_order;
    std::size_t m_run = 0, m_scaled = 0;
    double m_least = 100;
};

}  // namespace

bool isPerfStat(const Glimpse& glimpse) {
    const std::string_view start = glimpse.text.substr(0, kLongestLook);
    const char separator = separatorOf(start);
    if (!separator) return false;
    LineReader lines(start);
    std::string_view line;
    for (std::size_t i = 0; i < 64 && lines.next(line); ++i) {
        if (trimmedText(line).empty() || line.front() == '#') continue;
        const TextViews cells = partsOf(line, separator);
        if (!lineOf(cells) && !isDerived(cells)) return false;
    }
    return true;
}

void readPerfStat(std::string_view text, RunTable& table) {
    const char separator = separatorOf(text.substr(0, kLongestLook));
    LineReader lines(text);
    PerfReader reader(table);
    for (std::string_view line; lines.next(line);) {
        if (line.starts_with("# started on")) reader.begin();
        if (trimmedText(line).empty() || line.front() == '#') continue;
        const TextViews cells = partsOf(line, separator ? separator : ',');
        if (const auto read = lineOf(cells))
            reader.take(*read);
        else if (!isDerived(cells))
            throw Error(messages::kToolLine, {table.name(), lines.line(), startOfLine(line)});
    }
    reader.finish();
}

}  // namespace footbridge
