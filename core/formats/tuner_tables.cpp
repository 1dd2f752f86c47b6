// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tuner_tables.h"

#include <algorithm>
#include <functional>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"

namespace footbridge {
namespace {

/// A column of a tuner's table as one of runs: "" leaves it out.
using Rename = std::function<std::string(const std::string& title)>;
using Accept = std::function<bool(const std::vector<std::string>& cells)>;
using Change =
    std::function<void(RunTable& table, const std::string& title, const std::string& cell)>;

/// Copies the rows that are accepted; the columns that are left out are noted.
struct TunerTable {
    std::string_view text;
    Rename rename;
    Accept accept;
    Change change;
    std::size_t refused = 0;

    void copy(RunTable& table) {
        RecordReader records(text, ',');
        TextRecord record;
        if (!records.next(record)) return;
        const std::vector<std::string> titles = record.cells;
        std::vector<std::string> names;
        for (const std::string& title : titles) names.push_back(rename(title));
        while (records.next(record)) {
            if (record.cells.size() != titles.size()) {
                table.leaveOutLine(record.line);
                continue;
            }
            if (!accept(record.cells)) {
                ++refused;
                continue;
            }
            table.newRow();
            for (std::size_t i = 0; i < titles.size(); ++i)
                if (!names[i].empty()) change(table, names[i], record.cells[i]);
        }
        noteLeft(table, titles, names);
    }

  private:
    static void noteLeft(RunTable& table, const std::vector<std::string>& titles,
                         const std::vector<std::string>& names) {
        std::string left;
        std::size_t count = 0;
        for (std::size_t i = 0; i < titles.size(); ++i) {
            if (!names[i].empty() || titles[i].empty()) continue;
            left += (count++ ? ", " : "") + titles[i];
        }
        if (count) table.note(Message(messages::kToolColumnsLeft, {count, left}));
    }
};

void setPlainly(RunTable& table, const std::string& name, const std::string& cell) {
    table.set(name, std::string(trimmedText(cell)));
}

std::vector<std::string> titlesOf(std::string_view text) {
    RecordReader records(text, ',');
    TextRecord record;
    if (!records.next(record)) return {};
    return record.cells;
}

/// "p0", "p12": how ytopt calls its parameters.
bool isNumbered(std::string_view title) {
    return title.starts_with('p') && wholeNumberOf(title.substr(1)).value_or(-1) >= 0;
}

bool isClock(std::string_view title) {
    if (title.starts_with("m:")) title.remove_prefix(2);
    return title.starts_with("timestamp_") || title == "job_id" || title == "job_status" ||
           title == "dequed" || title == "elapsed_sec" || title == "duration";
}

/// "0 days 00:00:00.507720", as pandas writes it, in seconds; "" where it is none.
std::string secondsOfDuration(std::string_view span) {
    const std::size_t word = span.find(" days ");
    if (word == span.npos) return {};
    const auto days = wholeNumberOf(span.substr(0, word));
    const auto parts = partsOf(span.substr(word + 6), ':');
    if (!days || parts.size() != 3) return {};
    const auto hours = wholeNumberOf(parts[0]), minutes = wholeNumberOf(parts[1]);
    const auto seconds =
        numberOf(parts[2].starts_with('0') && parts[2].size() > 1 ? parts[2].substr(1) : parts[2]);
    if (!hours || !minutes || !seconds || *days > 1'000'000 || *days < 0) return {};
    // The fraction stays as it is written.
    const std::size_t point = parts[2].find('.');
    const auto whole = wholeNumberOf(parts[2].substr(0, point));
    if (!whole) return {};
    const std::int64_t all = 86400 * *days + 3600 * (*hours % 100) + 60 * (*minutes % 100) + *whole;
    return std::to_string(all) +
           (point == parts[2].npos ? "" : std::string(parts[2].substr(point)));
}

}  // namespace

bool isYtopt(const Glimpse& glimpse) {
    return glimpse.names("objective") && glimpse.names("elapsed_sec") && !glimpse.names("job_id") &&
           glimpse.header.back() == "elapsed_sec" && isNumbered(glimpse.header.front());
}

void readYtopt(std::string_view text, RunTable& table) {
    const auto titles = titlesOf(text);
    const std::size_t objective = Header(titles).at("objective", table.name());
    std::size_t off = 0;
    TunerTable tuner{
        text, [](const std::string& title) { return title == "elapsed_sec" ? "" : title; },
        [&](const auto& cells) { return numberOf(trimmedText(cells[objective])).has_value(); },
        [&](RunTable& to, const std::string& name, const std::string& cell) {
            const bool blank = isNumbered(name) && !cell.empty() && trimmedText(cell).empty();
            off += blank;
            to.set(name, blank ? "off" : std::string(trimmedText(cell)));
        }};
    tuner.copy(table);
    for (std::size_t i = 0; i < tuner.refused; ++i) table.leaveOutFailed();
    table.noteIf(off, messages::kToolOptionOff);
    if (Header(titles).has("predicted")) table.note(Message(messages::kToolPredicted));
}

bool isDeephyper(const Glimpse& glimpse) {
    return glimpse.names("job_id") && glimpse.names("objective") &&
           (glimpse.names("timestamp_submit") || glimpse.names("m:timestamp_submit"));
}

void readDeephyper(std::string_view text, RunTable& table) {
    const auto titles = titlesOf(text);
    const std::size_t objective = Header(titles).at("objective", table.name());
    TunerTable tuner{text,
                     [](const std::string& title) {
                         if (isClock(title)) return std::string();
                         return title.starts_with("p:") ? title.substr(2) : title;
                     },
                     [&](const auto& cells) { return numberOf(cells[objective]).has_value(); },
                     setPlainly};
    tuner.copy(table);
    for (std::size_t i = 0; i < tuner.refused; ++i) table.leaveOutFailed();
    table.note(Message(messages::kToolObjective));
}

bool isOptuna(const Glimpse& glimpse) {
    bool value = glimpse.names("value"), parameter = false;
    for (const std::string& title : glimpse.header) {
        value |= title.starts_with("values_");
        parameter |= title.starts_with("params_");
    }
    return glimpse.names("number") && glimpse.names("state") && value && parameter;
}

void readOptuna(std::string_view text, RunTable& table) {
    const auto titles = titlesOf(text);
    const Header header(titles);
    const std::size_t state = header.at("state", table.name());
    TunerTable tuner{text,
                     [&](const std::string& title) -> std::string {
                         if (title == "number" || title == "state" ||
                             title.starts_with("datetime_") || title.starts_with("system_attrs_"))
                             return "";
                         for (const std::string_view start : {"params_", "user_attrs_"})
                             if (title.starts_with(start) && title.size() > start.size() &&
                                 !header.has(std::string_view(title).substr(start.size())))
                                 return title.substr(start.size());
                         return title;
                     },
                     [&](const auto& cells) { return cells[state].ends_with("COMPLETE"); },
                     [](RunTable& to, const std::string& name, const std::string& cell) {
                         if (name == "duration")
                             to.set(name, secondsOfDuration(cell), "s");
                         else
                             setPlainly(to, name, cell);
                     }};
    tuner.copy(table);
    table.noteIf(tuner.refused, messages::kToolUnfinishedLeft);
}

}  // namespace footbridge
