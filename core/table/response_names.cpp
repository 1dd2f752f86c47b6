// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/response_names.h"

#include <algorithm>
#include <array>

#include "core/table/ignored_columns.h"
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
    return std::search(words.begin(), words.end(), part.begin(), part.end()) != words.end();
}

/// Whether the name is one of the words that are a response only where nothing else is.
bool standsAlone(const std::string& name) {
    const Words words = wordsOf(nameWithoutUnit(name));
    return words.size() == 1 && std::ranges::find(kAlone, words.front()) != kAlone.end();
}

}  // namespace

int responseRank(const std::string& name) {
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

Message likelyResponseIsText(const Table& table) {
    const Column* text = nullptr;
    int textRank = 0, numberRank = 0;
    for (const Column& column : table.columns) {
        const int rank = responseRank(column.name);
        if (column.type == ColumnType::Number) {
            numberRank = std::max(numberRank, rank);
        } else if (rank > textRank && !standsAlone(column.name) && !holdsDates(column)) {
            text = &column;
            textRank = rank;
        }
    }
    if (!text || numberRank >= textRank || text->levels.empty()) return {};
    return Message(messages::kResponseIsText, {text->name, text->levels.front()});
}

}  // namespace footbridge
