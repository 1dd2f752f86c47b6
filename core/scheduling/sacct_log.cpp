// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/sacct_log.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <unordered_map>

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/table/csv_warnings.h"

namespace footbridge {
namespace {

using Cells = std::vector<std::string_view>;

Cells cellsOf(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    Cells cells;
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find('|', begin);
        cells.push_back(line.substr(begin, end - begin));
        if (end == std::string_view::npos) return cells;
        begin = end + 1;
    }
}

std::string_view firstLine(std::string_view bytes) {
    return bytes.substr(0, std::min(bytes.find('\n'), bytes.size()));
}

std::optional<int> wholeOf(std::string_view text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || read.ec != std::errc{} || read.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// "2024-05-01T08:00:00", from 1970 on, on one clock without leap seconds; seconds since then.
std::optional<double> instantOf(std::string_view text) {
    if (text.size() != 19 || text[4] != '-' || text[7] != '-' || text[10] != 'T' ||
        text[13] != ':' || text[16] != ':')
        return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t count) {
        return wholeOf(text.substr(at, count));
    };
    const auto year = part(0, 4), month = part(5, 2), day = part(8, 2);
    const auto hour = part(11, 2), minute = part(14, 2), second = part(17, 2);
    if (!year || *year < 1970 || !month || !day || !hour || !minute || !second) return std::nullopt;
    if (*hour < 0 || *hour > 23 || *minute < 0 || *minute > 59 || *second < 0 || *second > 60)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok()) return std::nullopt;
    const auto days = std::chrono::sys_days(date).time_since_epoch().count();
    return 86400.0 * static_cast<double>(days) + 3600.0 * *hour + 60.0 * *minute + *second;
}

/// "1-02:03:04", "02:03:04" or "03:04", with or without a fraction; seconds.
std::optional<double> spanOf(std::string_view text) {
    double days = 0;
    if (const std::size_t dash = text.find('-'); dash != std::string_view::npos) {
        const auto whole = wholeOf(text.substr(0, dash));
        if (!whole) return std::nullopt;
        days = *whole;
        text.remove_prefix(dash + 1);
    }
    text = text.substr(0, text.find('.'));
    double seconds = 0;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(':', begin), text.size());
        const auto part = wholeOf(text.substr(begin, end - begin));
        if (!part || *part < 0) return std::nullopt;
        seconds = 60 * seconds + *part;
        begin = end + 1;
    }
    return 86400 * days + seconds;
}

/// Where the columns of sacct stand.
class Columns {
  public:
    Columns(const Cells& titles, const std::string& name) : m_titles(titles), m_name(name) {}

    /// The first of these that is there.
    std::optional<std::size_t> find(std::initializer_list<std::string_view> names) const {
        for (const std::string_view name : names)
            for (std::size_t i = 0; i < m_titles.size(); ++i)
                if (m_titles[i] == name) return i;
        return std::nullopt;
    }
    std::size_t at(std::initializer_list<std::string_view> names) const {
        const auto place = find(names);
        if (!place) throw Error(messages::kSacctColumn, {m_name, std::string(*names.begin())});
        return *place;
    }

  private:
    const Cells& m_titles;
    const std::string& m_name;
};

/// Whether a job of this state has ended; sacct says more behind some states, as "CANCELLED by 7".
bool hasEnded(std::string_view state) {
    static constexpr std::string_view kBefore[] = {
        "PENDING",  "RUNNING",      "SUSPENDED",     "COMPLETING",  "CONFIGURING",
        "REQUEUED", "REQUEUE_FED",  "RESIZING",      "SIGNALING",   "STAGE_OUT",
        "STOPPED",  "REQUEUE_HOLD", "RESV_DEL_HOLD", "SPECIAL_EXIT"};
    return std::ranges::find(kBefore, state.substr(0, state.find(' '))) == std::end(kBefore);
}

/// Numbers for texts, in the order in which they come.
class Codes {
  public:
    int operator()(std::string_view text) {
        if (text.empty()) return -1;
        return m_codes.emplace(std::string(text), static_cast<int>(m_codes.size())).first->second;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names(m_codes.size());
        for (const auto& [name, code] : m_codes) names[static_cast<std::size_t>(code)] = name;
        return names;
    }

  private:
    std::unordered_map<std::string, int> m_codes;
};

/// A quantity of seconds in one of two columns: as a span, or as a plain number of `unit` seconds.
struct Span {
    std::size_t place;
    double unit;  ///< 0: a span

    double of(const Cells& cells) const {
        const std::string_view text = cells[place];
        if (unit == 0) return spanOf(text).value_or(-1);
        const auto whole = wholeOf(text);
        return whole ? unit * *whole : -1;
    }
};

Span spanColumn(const Columns& columns, std::string_view text, std::string_view raw, double unit) {
    if (const auto place = columns.find({raw})) return {*place, unit};
    return {columns.at({text}), 0};
}

}  // namespace

bool looksLikeSacct(std::string_view bytes) {
    const Cells titles = cellsOf(firstLine(bytes));
    const std::string none;
    return titles.size() > 1 && Columns(titles, none).find({"JobID", "JobIDRaw"});
}

JobLog parseSacct(std::string_view bytes, const std::string& name, const RunContext& context) {
    const Cells titles = cellsOf(firstLine(bytes));
    const Columns columns(titles, name);
    const std::size_t id = columns.at({"JobID", "JobIDRaw"}), submit = columns.at({"Submit"});
    const std::size_t nodes =
        columns.at({"NNodes", "AllocNodes", "ReqNodes", "NCPUS", "AllocCPUS", "ReqCPUS"});
    const Span elapsed = spanColumn(columns, "Elapsed", "ElapsedRaw", 1);
    const Span limit = spanColumn(columns, "Timelimit", "TimelimitRaw", 60);
    const auto start = columns.find({"Start"}), user = columns.find({"User", "UID"});
    const auto job = columns.find({"JobName"}), partition = columns.find({"Partition"});
    const auto priority = columns.find({"Priority"});
    const auto state = columns.find({"State"}), ended = columns.find({"End"});
    Codes users, jobs, partitions;
    JobLog log;
    WarningList warnings;
    std::size_t line = 1, steps = 0, running = 0;
    for (std::size_t begin = firstLine(bytes).size() + 1; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        const std::string_view text = bytes.substr(begin, end - begin);
        begin = end + 1;
        if (++line % 16384 == 0) context.checkCancelled();
        if (text.empty() || text == "\r") continue;
        const Cells cells = cellsOf(text);
        if (cells.size() != titles.size()) {
            warnings.add(Message(messages::kSacctTime, {line, std::string(text.substr(0, 40)),
                                                        std::string(titles[submit])}),
                         line);
            continue;
        }
        if (cells[id].find('.') != std::string_view::npos) {
            ++steps;
            continue;
        }
        // Their time so far would pass for all of it.
        if ((state && !hasEnded(cells[*state])) || (ended && cells[*ended] == "Unknown")) {
            ++running;
            continue;
        }
        const auto when = instantOf(cells[submit]);
        if (!when) {
            warnings.add(Message(messages::kSacctTime,
                                 {line, std::string(cells[submit]), std::string(titles[submit])}),
                         line);
            continue;
        }
        const auto count = wholeOf(cells[nodes]);
        if (!count && !cells[nodes].empty()) {
            warnings.add(Message(messages::kSacctNumber,
                                 {line, std::string(cells[nodes]), std::string(titles[nodes])}),
                         line);
            continue;
        }
        LoggedJob one;
        one.number = static_cast<std::int64_t>(log.jobs.size());
        log.names.emplace_back(cells[id]);
        one.submit = *when;
        one.processors = count.value_or(-1);
        one.allocated = one.processors;
        one.runTime = elapsed.of(cells);
        one.request = limit.of(cells);
        if (start)
            if (const auto begun = instantOf(cells[*start])) one.wait = *begun - *when;
        if (user) one.user = users(cells[*user]);
        if (job) one.executable = jobs(cells[*job]);
        if (partition) one.partition = partitions(cells[*partition]);
        if (priority) one.priority = wholeOf(cells[*priority]).value_or(0);
        one.line = line;
        log.jobs.push_back(one);
    }
    if (steps) warnings.add(Message(messages::kSacctStep, {steps}));
    if (running) warnings.add(Message(messages::kSacctRunning, {running}));
    log.partitions = partitions.names();
    log.warnings = warnings.finish();
    if (log.jobs.empty()) return log;
    double first = log.jobs.front().submit;
    for (const LoggedJob& one : log.jobs) first = std::min(first, one.submit);
    for (LoggedJob& one : log.jobs) one.submit -= first;
    log.unixStart = static_cast<std::int64_t>(first);
    return log;
}

}  // namespace footbridge
