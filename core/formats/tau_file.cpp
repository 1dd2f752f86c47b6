// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tau_file.h"

#include <algorithm>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

/// "23 templated_functions_MULTI_TIME": how many lines follow, and of which metric.
bool readHead(std::string_view line, std::size_t& count, std::string& metric) {
    const std::size_t blank = line.find(' ');
    const auto number = wholeNumberOf(line.substr(0, blank));
    if (!number || *number < 0 || blank == line.npos) return false;
    std::string_view kind = trimmedText(line.substr(blank));
    if (!kind.starts_with("templated_functions")) return false;
    kind.remove_prefix(std::string_view("templated_functions").size());
    if (kind.starts_with("_MULTI_")) kind.remove_prefix(std::string_view("_MULTI_").size());
    count = static_cast<std::size_t>(*number);
    metric = kind.empty() ? "TIME" : std::string(kind);
    return true;
}

/// "name" calls subroutines exclusive inclusive profile-calls GROUP="a|b"
bool addRegion(RunTable& table, std::string_view line, const std::string& metric) {
    if (!line.starts_with('"')) return false;
    // A name may hold quotation marks; what follows it does not, but for the group.
    const std::size_t group = std::min(line.rfind(" GROUP=\""), line.size());
    const std::size_t end = line.substr(0, group).rfind("\" ");
    if (end == line.npos || end == 0) return false;
    const std::string name(trimmedText(line.substr(1, end - 1)));
    std::vector<std::string_view> numbers;
    std::string_view rest = trimmedText(line.substr(end + 1));
    while (numbers.size() < 5 && !rest.empty() && rest.front() != 'G') {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        if (!numberOf(rest.substr(0, blank))) return false;
        numbers.push_back(rest.substr(0, blank));
        rest = trimmedText(rest.substr(blank));
    }
    if (numbers.size() < 4) return false;
    const bool time = metric == "TIME" || metric.ends_with("_TIME");
    const char* unit = time ? "us" : "";
    table.newRow();
    table.set("region", name);
    table.set("calls", std::string(numbers[0]));
    table.set("subroutines", std::string(numbers[1]));
    table.set(metric + " exclusive", std::string(numbers[2]), unit);
    table.set(metric + " inclusive", std::string(numbers[3]), unit);
    if (rest.starts_with("GROUP=\"") && rest.ends_with('"') && rest.size() > 8)
        table.set("group", std::string(rest.substr(7, rest.size() - 8)));
    return true;
}

}  // namespace

bool isTau(const Glimpse& glimpse) {
    std::size_t count = 0;
    std::string metric;
    return readHead(glimpse.line, count, metric);
}

void readTau(std::string_view text, RunTable& table) {
    LineReader lines(text);
    std::size_t count = 0;
    std::string metric;
    std::string_view line;
    if (!lines.next(line) || !readHead(line, count, metric))
        throw Error(messages::kToolLine, {table.name(), std::size_t(1), startOfLine(line)});
    for (std::size_t done = 0; done < count && lines.next(line);) {
        if (line.empty() || line.front() == '#') continue;
        if (!addRegion(table, line, metric))
            throw Error(messages::kToolLine, {table.name(), lines.line(), startOfLine(line)});
        ++done;
    }
    while (lines.next(line)) {
        const auto events = wholeNumberOf(line.substr(0, line.find(' ')));
        if (events && *events > 0 && line.ends_with(" userevents"))
            table.note(Message(messages::kToolEventsLeft, {*events}));
    }
}

}  // namespace footbridge
