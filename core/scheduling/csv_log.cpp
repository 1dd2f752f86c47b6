// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/csv_log.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/run/error.h"
#include "core/scheduling/id_numbers.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

struct Meaning {
    const char* name;
    bool needed;
};
constexpr std::array<Meaning, 11> kMeanings{{{"job", true},
                                             {"submit", true},
                                             {"processors", true},
                                             {"request", true},
                                             {"runtime", true},
                                             {"user", false},
                                             {"executable", false},
                                             {"queue", false},
                                             {"partition", false},
                                             {"wait", false},
                                             {"priority", false}}};

/// A column by what it means; nullptr where the log need not have it and does not.
const Column* columnOf(const Table& table, const LogColumns& columns, const Meaning& meaning) {
    const auto asked = columns.find(meaning.name);
    if (asked != columns.end()) return &table.column(asked->second);
    return meaning.needed ? &table.column(meaning.name) : table.find(meaning.name);
}

double numberAt(const Column* column, std::size_t row) {
    if (!column) return -1;
    const double value = column->numbers[row];
    return std::isnan(value) ? -1 : value;
}

int wholeAt(const Column* column, std::size_t row) {
    const double value = numberAt(column, row);
    return value >= -1 && value <= 2e9 && value == std::floor(value) ? static_cast<int>(value) : -1;
}

/// A column of what tells things apart, be they numbers or texts.
class IdColumn {
  public:
    explicit IdColumn(const Column* column) : m_column(column) {}

    int at(std::size_t row) {
        if (!m_column) return -1;
        return m_column->type == ColumnType::Category ? m_column->codes[row]
                                                      : m_numbers(m_column->numbers[row]);
    }

  private:
    const Column* m_column;
    IdNumbers m_numbers;
};

/// Numbers where all jobs have one, else their place in `names`.
void nameJobs(JobLog& log, const Column& column) {
    const bool numbers =
        column.type == ColumnType::Number && std::ranges::all_of(column.numbers, [](double value) {
            return std::abs(value) < 9e15 && value == std::floor(value);
        });
    for (std::size_t i = 0; i < log.jobs.size(); ++i) {
        if (numbers) {
            log.jobs[i].number = static_cast<std::int64_t>(column.numbers[i]);
            continue;
        }
        log.jobs[i].number = static_cast<std::int64_t>(i);
        log.names.push_back(column.text(static_cast<Index>(i)));
    }
}

}  // namespace

void addLogColumn(LogColumns& columns, const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string meaning = text.substr(0, equals);
    std::string known;
    for (const Meaning& one : kMeanings)
        known += (known.empty() ? "" : ", ") + std::string(one.name);
    if (equals == std::string::npos || equals + 1 == text.size() ||
        std::ranges::find(kMeanings, meaning, [](const Meaning& one) {
            return std::string(one.name);
        }) == kMeanings.end())
        throw Error(messages::kLogColumnMeaning, {text, known});
    if (!columns.emplace(meaning, text.substr(equals + 1)).second)
        throw Error(messages::kLogColumnTwice, {meaning});
}

JobLog parseCsvLog(std::string_view bytes, const std::string& name, const LogColumns& columns,
                   const RunContext& context) {
    const Table table = parseCsv(bytes, name, {}, context);
    std::array<const Column*, kMeanings.size()> found{};
    for (std::size_t i = 0; i < kMeanings.size(); ++i) {
        found[i] = columnOf(table, columns, kMeanings[i]);
        const bool mayBeText = i == 0 || (i >= 5 && i <= 8);
        if (found[i] && !mayBeText && found[i]->type != ColumnType::Number)
            throw Error(messages::kLogColumnText, {found[i]->name, name});
    }
    const auto [job, submit, processors, request, runTime, user, executable, queue, partition, wait,
                priority] = found;
    JobLog log;
    log.warnings = table.warnings;
    IdColumn users(user), executables(executable), queues(queue), partitions(partition);
    log.jobs.resize(static_cast<std::size_t>(table.rows()));
    for (std::size_t row = 0; row < log.jobs.size(); ++row) {
        LoggedJob& one = log.jobs[row];
        one.submit = numberAt(submit, row);
        one.processors = wholeAt(processors, row);
        one.request = numberAt(request, row);
        one.runTime = numberAt(runTime, row);
        one.wait = numberAt(wait, row);
        one.user = users.at(row);
        one.executable = executables.at(row);
        one.queue = queues.at(row);
        one.partition = partitions.at(row);
        if (priority) one.priority = numberAt(priority, row);
        one.line = row + 2;
    }
    if (partition && partition->type == ColumnType::Category) log.partitions = partition->levels;
    nameJobs(log, *job);
    return log;
}

}  // namespace footbridge
