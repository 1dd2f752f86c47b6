// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_columns.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/platforms/platforms_messages.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/table/number_range.h"
#include "core/table/roles.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

bool hasWord(const std::string& name, std::initializer_list<const char*> words) {
    const auto found = wordsOf(name);
    return std::ranges::any_of(words, [&](const char* word) {
        return std::ranges::find(found, std::string(word)) != found.end();
    });
}

bool namesAPlatform(const Column& column) {
    return column.type == ColumnType::Category &&
           hasWord(column.name, {"platform", "device", "machine", "system", "gpu", "cpu", "host",
                                 "architecture", "arch", "node"});
}

bool namesAGroup(const Column& column) {
    return column.type == ColumnType::Category &&
           hasWord(column.name, {"application", "app", "program", "benchmark", "code", "workload",
                                 "algorithm", "suite"});
}

bool isTime(const Column& column) {
    if (column.type != ColumnType::Number) return false;
    if (hasWord(column.name,
                {"time", "runtime", "duration", "elapsed", "seconds", "objective", "performance"}))
        return true;
    const auto unit = unitFromName(column.name);
    return unit && unit->quantity == "time";
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

/// Names of the tables without what all of them begin and end with.
std::vector<std::string> namesOf(const Tables& tables) {
    std::vector<std::string> names;
    for (const auto& table : tables) names.push_back(table->name);
    if (names.size() < 2) return names;
    const auto separates = [](char c) { return c == '_' || c == '-' || c == '.' || c == ' '; };
    std::size_t head = 0;
    while (std::ranges::all_of(names, [&](const std::string& name) {
        return head < name.size() && name[head] == names.front()[head];
    }))
        ++head;
    while (head > 0 && !separates(names.front()[head - 1])) --head;
    std::set<std::string> seen;
    for (std::string& name : names) {
        if (head < name.size()) name.erase(0, head);
        for (std::string plain = name; !seen.insert(name).second;)
            name = plain + " " + std::to_string(seen.size());
    }
    return names;
}

/// Rows of a long table as they are added.
class LongRows {
  public:
    Column& column(const std::string& name, ColumnType type, const std::string& table) {
        const auto [at, isNew] = m_at.try_emplace(name, m_columns.size());
        if (isNew) {
            Column& made = m_columns.emplace_back();
            made.name = name;
            made.type = type;
        }
        Column& found = m_columns[at->second];
        if (found.type != type) throw Error(messages::kPlatformsMixedColumn, {name, table});
        pad(found, m_rows);
        return found;
    }

    void add(Column& to, const Column& from) {
        if (from.type == ColumnType::Number) {
            to.numbers.insert(to.numbers.end(), from.numbers.begin(), from.numbers.end());
            return;
        }
        std::vector<std::int32_t> codes;
        for (const std::string& level : from.levels) codes.push_back(codeOf(to, level));
        for (const std::int32_t code : from.codes)
            to.codes.push_back(code < 0 ? -1 : codes[static_cast<std::size_t>(code)]);
    }

    void addText(Column& to, const std::string& text, Index rows) {
        to.codes.insert(to.codes.end(), static_cast<std::size_t>(rows), codeOf(to, text));
    }

    void finishBlock(Index rows) {
        m_rows += rows;
        for (Column& column : m_columns) pad(column, m_rows);
    }

    std::vector<Column> take() { return std::move(m_columns); }

  private:
    std::int32_t codeOf(const Column& column, const std::string& level) {
        auto& known = m_levels[column.name];
        const auto [at, isNew] = known.try_emplace(level, static_cast<std::int32_t>(known.size()));
        if (isNew) m_columns[m_at.at(column.name)].levels.push_back(level);
        return at->second;
    }

    static void pad(Column& column, Index rows) {
        const auto size = static_cast<std::size_t>(rows);
        if (column.type == ColumnType::Number)
            column.numbers.resize(std::max(size, column.numbers.size()), kMissing);
        else
            column.codes.resize(std::max(size, column.codes.size()), -1);
    }

    std::vector<Column> m_columns;
    std::map<std::string, std::size_t> m_at;
    std::map<std::string, std::map<std::string, std::int32_t>> m_levels;
    Index m_rows = 0;
};

void makeRatios(std::vector<Column>& columns) {
    const auto total = std::ranges::find_if(columns, [](const Column& column) {
        return column.name == kTotalInstructions && column.type == ColumnType::Number;
    });
    if (total == columns.end()) throw Error(messages::kPlatformsNoTotal);
    for (Column& column : columns) {
        if (column.type != ColumnType::Number || !countsInstructions(column.name)) continue;
        column.name = ratioName(column.name);
        for (std::size_t row = 0; row < column.numbers.size(); ++row)
            column.numbers[row] =
                total->numbers[row] > 0 ? column.numbers[row] / total->numbers[row] : kMissing;
    }
}

/// A name that no column of the tables bears.
std::string freeName(const Tables& tables, std::string name) {
    while (std::ranges::any_of(tables, [&](const auto& table) { return table->find(name); }))
        name += '_';
    return name;
}

}  // namespace

PlatformColumns proposePlatformColumns(const Tables& tables, PlatformColumns columns) {
    if (tables.empty()) throw Error(messages::kPlatformsNoTable);
    const Table& first = *tables.front();
    const auto taken = [&](const std::string& name) {
        return name == columns.platform || contains(columns.times, name) ||
               contains(columns.groups, name) || contains(columns.ignored, name);
    };
    if (columns.platform.empty() && columns.times.size() < 2 && tables.size() == 1) {
        for (const Column& column : first.columns)
            if (columns.platform.empty() && !taken(column.name) && namesAPlatform(column) &&
                column.levels.size() > 1)
                columns.platform = column.name;
    }
    if (columns.times.empty()) {
        for (const Column& column : first.columns)
            if (!taken(column.name) && isTime(column)) columns.times.push_back(column.name);
        const bool wide = columns.platform.empty() && tables.size() == 1;
        if (!wide && columns.times.size() > 1) columns.times = {columns.times.back()};
        if (columns.times.empty() && !first.columns.empty() && !wide &&
            first.columns.back().type == ColumnType::Number)
            columns.times = {first.columns.back().name};
        if (columns.times.empty()) throw Error(messages::kPlatformsNoTime);
    }
    if (columns.groups.empty())
        for (const Column& column : first.columns)
            if (!taken(column.name) && namesAGroup(column)) columns.groups.push_back(column.name);
    return columns;
}

void checkPlatformColumns(const Tables& tables, const PlatformColumns& columns) {
    if (tables.empty()) throw Error(messages::kPlatformsNoTable);
    if (columns.times.empty()) throw Error(messages::kPlatformsNoTime);
    std::map<std::string, const char*> purposes;
    const auto claim = [&](const std::string& name, const char* purpose) {
        const auto [at, isNew] = purposes.try_emplace(name, purpose);
        if (!isNew) throw Error(messages::kPlatformsTwice, {name, at->second, purpose});
    };
    if (!columns.platform.empty()) claim(columns.platform, "platform");
    for (const std::string& name : columns.times) claim(name, "time");
    for (const std::string& name : columns.groups) claim(name, "group");
    for (const std::string& name : columns.ignored) claim(name, "ignored");
    for (const std::string& name : columns.ignored)
        if (std::ranges::none_of(tables, [&](const auto& table) { return table->find(name); }))
            tables.front()->column(name);
    for (const auto& table : tables) {
        if (!columns.platform.empty()) table->column(columns.platform);
        for (const std::string& name : columns.groups) table->column(name);
        for (const std::string& name : columns.times)
            if (table->column(name).type != ColumnType::Number)
                throw Error(messages::kPlatformsTimeNotNumber, {name, table->name});
    }
}

Table longTable(const Tables& tables, PlatformColumns& columns, const CounterAliases& aliases) {
    checkPlatformColumns(tables, columns);
    const bool wide = columns.platform.empty() && columns.times.size() > 1;
    const bool aFileEach = columns.platform.empty() && !wide;
    const std::vector<std::string> names = namesOf(tables);
    const std::string platform =
        columns.platform.empty() ? freeName(tables, "platform") : columns.platform;
    const std::string time = wide ? freeName(tables, "time") : columns.times.front();
    LongRows rows;
    Roles features;
    features.ignored = columns.ignored;
    features.ignored.insert(features.ignored.end(), columns.times.begin(), columns.times.end());
    for (std::size_t t = 0; t < tables.size(); ++t) {
        const Table& table = *tables[t];
        checkNumbers(table, features);
        for (const std::string& timeName : columns.times) {
            checkMeasured(table, table.column(timeName));
            std::set<std::string> used;
            for (const Column& column : table.columns) {
                const bool fixed = column.name == platform || contains(columns.groups, column.name);
                if (contains(columns.times, column.name) || contains(columns.ignored, column.name))
                    continue;
                std::string name = fixed ? column.name : aliases.nameOf(column.name);
                // A counter that the table has under two names keeps its own the second time.
                if (!used.insert(name).second) name = column.name;
                Column& to = rows.column(
                    name, column.name == platform ? ColumnType::Category : column.type, table.name);
                if (to.type == ColumnType::Category && column.type == ColumnType::Number)
                    for (Index r = 0; r < column.rows(); ++r) rows.addText(to, column.text(r), 1);
                else
                    rows.add(to, column);
            }
            rows.add(rows.column(time, ColumnType::Number, table.name), table.column(timeName));
            if (columns.platform.empty())
                rows.addText(rows.column(platform, ColumnType::Category, table.name),
                             aFileEach ? names[t] : timeName, table.rows());
            rows.finishBlock(table.rows());
        }
    }
    columns.platform = platform;
    columns.times = {time};
    columns.ignored.clear();
    Table all;
    all.name = tables.size() == 1 ? tables.front()->name : names.front();
    all.columns = rows.take();
    if (columns.ratios) makeRatios(all.columns);
    return all;
}

}  // namespace footbridge
