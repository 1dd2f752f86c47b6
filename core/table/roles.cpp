// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/roles.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/run/error.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

using Words = std::vector<std::string>;

// Names that say "this was measured", the plainest first.
constexpr auto kResponseNames =
    std::to_array<std::string_view>({"runtime",     "run time",       "exectime",
                                     "exec time",   "execution time", "time",
                                     "walltime",    "wall time",      "wall clock time",
                                     "wallclock",   "wall clock",     "elapsed time",
                                     "elapsed",     "duration",       "time to solution",
                                     "makespan",    "latency",        "response time",
                                     "seconds",     "milliseconds",   "microseconds",
                                     "nanoseconds", "objective",      "performance",
                                     "cycles",      "throughput",     "response",
                                     "target",      "wall",           "cost"});

// Names that say so only when nothing else stands beside them.
constexpr auto kAlone = std::to_array<std::string_view>({"response", "target", "cost", "wall"});

// Beside one of these, a word such as "time" names a setting or a moment, not a measurement.
constexpr auto kOtherMeanings = std::to_array<std::string_view>(
    {"start",  "end",     "begin",     "step",      "steps",     "limit", "stamp", "out",
     "zone",   "submit",  "submitted", "wait",      "requested", "max",   "min",   "std",
     "stddev", "between", "per",       "number",    "num",       "count", "id",    "date",
     "day",    "timeout", "estimate",  "estimated", "predicted"});

bool containsInOrder(const Words& words, const Words& part) {
    return !std::ranges::search(words, part).empty();
}

// 0: nothing speaks for it; otherwise the higher the plainer.
int nameRank(const std::string& name) {
    const Words words = wordsOf(nameWithoutUnit(name));
    const Words whole = wordsOf(name);
    const auto otherMeaning = [](const std::string& word) {
        return std::ranges::find(kOtherMeanings, word) != kOtherMeanings.end();
    };
    const bool other = std::ranges::any_of(words, otherMeaning);
    const int names = static_cast<int>(kResponseNames.size());
    int rank = 0;
    for (int i = 0; i < names; ++i) {
        const Words part = wordsOf(kResponseNames[static_cast<std::size_t>(i)]);
        const bool alone =
            std::ranges::find(kAlone, kResponseNames[static_cast<std::size_t>(i)]) != kAlone.end();
        if (words == part || whole == part)
            rank = std::max(rank, 3 * names - i);
        else if (!other && !alone && containsInOrder(words, part))
            rank = std::max(rank, names);
    }
    return rank;
}

bool canBeResponse(const Column& column) {
    return column.type == ColumnType::Number && column.missingCount() < column.numbers.size();
}

}  // namespace

Role Roles::roleOf(const std::string& column) const {
    if (!response.empty() && column == response) return Role::Response;
    return std::ranges::find(ignored, column) != ignored.end() ? Role::Ignored : Role::Feature;
}

ProposedRoles proposeRoles(const Table& table) {
    const Column* best = nullptr;
    const Column* last = nullptr;
    int bestRank = 0;
    for (const Column& column : table.columns) {
        if (!canBeResponse(column)) continue;
        last = &column;
        const int rank = nameRank(column.name);
        if (rank > 0 && rank >= bestRank) {
            best = &column;
            bestRank = rank;
        }
    }
    ProposedRoles proposed;
    if (!last) {
        proposed.reason = Message(messages::kResponseNotFound);
        return proposed;
    }
    proposed.roles.response = best ? best->name : last->name;
    proposed.reason = Message(best ? messages::kResponseByName : messages::kResponseByPosition,
                              {proposed.roles.response});
    return proposed;
}

void checkRoles(const Table& table, const Roles& roles) {
    for (const std::string& name : roles.ignored) table.column(name);
    for (const std::string& name : roles.groups) table.column(name);
    for (const std::string& name : roles.afterRun) table.column(name);
    for (const auto& [name, unit] : roles.units) {
        table.column(name);
        if (!unit.empty() && !unitFromSymbol(unit))
            throw Error(messages::kUnitUnknown, {unit, name, table.name});
    }
    if (roles.response.empty()) return;
    if (table.column(roles.response).type != ColumnType::Number)
        throw Error(messages::kResponseNotNumeric, {roles.response, table.name});
    if (std::ranges::find(roles.ignored, roles.response) != roles.ignored.end())
        throw Error(messages::kResponseIgnored, {roles.response, table.name});
}

}  // namespace footbridge
