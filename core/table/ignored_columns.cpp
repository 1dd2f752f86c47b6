// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/ignored_columns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <unordered_set>

#include "core/table/table_messages.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr Index kFewestRows = 10;
constexpr double kNearlyAll = 0.95;

bool anyOf(std::span<const std::string_view> words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

/// Names of what tells rows apart: `id`, `job_id`, `index`, `Unnamed: 0`, `row name`.
bool namesRows(const std::string& name) {
    static constexpr auto kLast = std::to_array<std::string_view>({"id", "uuid", "guid", "hash"});
    static constexpr auto kWhole = std::to_array<std::string_view>(
        {"index", "idx", "row", "rownum", "jobid", "runid", "no", "nr", "number", "serial"});
    const std::vector<std::string> words = wordsOf(name);
    if (words.empty()) return true;
    if (anyOf(kLast, words.back())) return true;
    if (words.size() == 1) return anyOf(kWhole, words.front());
    return words.front() == "unnamed" || name == "column 1" || name == "row name" ||
           words == std::vector<std::string>{"run", "number"} ||
           words == std::vector<std::string>{"row", "number"};
}

/// Names that are of rows where they count them, and may be of anything else.
bool maySayWhichRow(const std::string& name) {
    static constexpr auto kNames = std::to_array<std::string_view>(
        {"run", "runs", "sample", "trial", "case", "test", "entry"});
    const std::vector<std::string> words = wordsOf(name);
    return words.size() == 1 && anyOf(kNames, words.front());
}

bool namesMoment(const std::string& name) {
    static constexpr auto kMoments = std::to_array<std::string_view>(
        {"timestamp", "date", "datetime", "epoch", "start", "submit", "submitted", "begin", "end",
         "finished", "created"});
    return std::ranges::any_of(wordsOf(name),
                               [](const std::string& word) { return anyOf(kMoments, word); });
}

/// `2024-05-03`, `03.05.2024`, `5/3/24`, and what follows a blank or T.
bool isDate(std::string_view text) {
    std::array<std::size_t, 3> digits{};
    std::size_t at = 0, part = 0;
    char separator = 0;
    for (; at < text.size() && part < 3; ++at) {
        const char c = text[at];
        if (isDigit(c)) {
            ++digits[part];
        } else if ((c == '-' || c == '/' || c == '.') && part < 2 &&
                   (separator == 0 || separator == c)) {
            separator = c;
            ++part;
        } else {
            break;
        }
    }
    const bool ends = at == text.size() || text[at] == ' ' || text[at] == 'T';
    const bool yearFirst =
        digits[0] == 4 && digits[1] >= 1 && digits[1] <= 2 && digits[2] >= 1 && digits[2] <= 2;
    const bool yearLast = digits[0] >= 1 && digits[0] <= 2 && digits[1] >= 1 && digits[1] <= 2 &&
                          (digits[2] == 4 || digits[2] == 2);
    return ends && part == 2 && (yearFirst || yearLast);
}

std::size_t distinctNumbers(const Column& column) {
    std::unordered_set<double> seen;
    for (const double number : column.numbers)
        if (!std::isnan(number)) seen.insert(number);
    return seen.size();
}

bool countsUpByOne(const Column& column) {
    for (std::size_t row = 1; row < column.numbers.size(); ++row)
        if (column.numbers[row] != column.numbers[row - 1] + 1) return false;
    return true;
}

/// Seconds or milliseconds since 1970, from 2001 on.
bool holdsMoments(const Column& column) {
    const auto isMoment = [](double x) { return (x >= 1e9 && x < 4e9) || (x >= 1e12 && x < 4e12); };
    return std::ranges::all_of(column.numbers,
                               [&](double x) { return std::isnan(x) || isMoment(x); });
}

Message reasonOf(const Column& column) {
    // Most columns of numbers need no look at their values.
    if (column.type == ColumnType::Number && !namesMoment(column.name) && !namesRows(column.name) &&
        !maySayWhichRow(column.name))
        return {};
    const std::size_t missing = column.missingCount();
    const auto present = static_cast<double>(column.rows()) - static_cast<double>(missing);
    if (present < static_cast<double>(kFewestRows)) return {};
    const auto nearlyAll = [&](std::size_t different) {
        return static_cast<double>(different) >= kNearlyAll * present;
    };
    if (column.type == ColumnType::Category) {
        if (column.levels.size() == 1)
            return {messages::kIgnoredOneLevel, {column.name, column.levels.front()}};
        if (holdsDates(column)) return {messages::kIgnoredDate, {column.name}};
        if (nearlyAll(column.levels.size())) return {messages::kIgnoredIdentifier, {column.name}};
        return {};
    }
    if (namesMoment(column.name) && holdsMoments(column))
        return {messages::kIgnoredDate, {column.name}};
    if (!namesRows(column.name) && !maySayWhichRow(column.name)) return {};
    if (missing == 0 && countsUpByOne(column)) return {messages::kIgnoredRowNumber, {column.name}};
    if (namesRows(column.name) && nearlyAll(distinctNumbers(column)))
        return {messages::kIgnoredIdentifier, {column.name}};
    return {};
}

}  // namespace

bool holdsDates(const Column& column) {
    if (column.type != ColumnType::Category || column.levels.empty()) return false;
    const auto dates = std::ranges::count_if(column.levels, isDate);
    return static_cast<double>(dates) >= kNearlyAll * static_cast<double>(column.levels.size());
}

std::vector<IgnoredColumn> columnsToIgnore(const Table& table) {
    std::vector<IgnoredColumn> ignored;
    for (const Column& column : table.columns)
        if (Message reason = reasonOf(column); !reason.empty()) {
            const bool namesRows =
                reason.code() == std::string_view(messages::kIgnoredIdentifier.code);
            ignored.push_back({column.name, std::move(reason), namesRows});
        }
    return ignored;
}

}  // namespace footbridge
