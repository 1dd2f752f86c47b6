// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/metrics/errors.h"
#include "core/platforms/platforms_messages.h"
#include "core/platforms/run_columns.h"
#include "core/run/error.h"
#include "core/run/missing.h"

namespace footbridge {
namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// The long table on its way to PlatformData.
class Assembly {
  public:
    Assembly(const Table& table, const PlatformColumns& columns)
        : m_runs{table,
                 table.column(columns.times.front()),
                 table.column(columns.platform),
                 columns.groups,
                 {},
                 {}} {
        for (Index row = 0; row < table.rows(); ++row) {
            const double time = m_runs.time.numbers[static_cast<std::size_t>(row)];
            if (std::isfinite(time) && time > 0 && !m_runs.platform.missing(row))
                m_runs.rows.push_back(row);
        }
        if (const Index bad = table.rows() - std::ssize(m_runs.rows); bad > 0)
            m_data.notes.push_back({messages::kPlatformsBadTimes, {bad}});
        namePlatforms();
    }

    PlatformData assemble() {
        m_columns = chooseRunColumns(m_runs);
        noteLeftOut();
        dropLonelyItems();
        fillTimes();
        fillFeatures();
        fillGroups();
        return std::move(m_data);
    }

  private:
    void namePlatforms() {
        std::map<int, int> at;
        for (const Index row : m_runs.rows) {
            const int code = m_runs.platform.codes[static_cast<std::size_t>(row)];
            const auto [found, isNew] = at.try_emplace(code, static_cast<int>(at.size()));
            if (isNew)
                m_data.platforms.push_back(m_runs.platform.levels[static_cast<std::size_t>(code)]);
            m_runs.on.push_back(found->second);
        }
        if (m_data.platforms.size() < 2)
            throw Error(messages::kPlatformsTooFew, {m_data.platforms.size()});
        const std::set<std::string> names(m_data.platforms.begin(), m_data.platforms.end());
        for (const std::string& name : names)
            for (const std::string end : kPredictionEnds)
                if (!end.empty() && names.contains(name + end))
                    throw Error(messages::kPlatformsAlike, {name, name + end});
    }

    void noteLeftOut() {
        const auto note = [&](const MessageId& id, const std::vector<std::string>& list) {
            if (!list.empty()) m_data.notes.push_back({id, {listed(list)}});
        };
        note(messages::kPlatformsNamesOnly, m_columns.names);
        note(messages::kPlatformsLeftOutTime, m_columns.times);
        note(messages::kPlatformsLeftOutLater, m_columns.later);
    }

    /// Items on one platform compare nothing.
    void dropLonelyItems() {
        std::vector<std::set<int>> on(static_cast<std::size_t>(countOf(m_columns.items)));
        for (std::size_t i = 0; i < m_columns.items.size(); ++i)
            on[static_cast<std::size_t>(m_columns.items[i])].insert(m_runs.on[i]);
        std::map<int, int> kept;
        Rows rows;
        Ids items, platforms;
        for (std::size_t i = 0; i < m_columns.items.size(); ++i) {
            if (on[static_cast<std::size_t>(m_columns.items[i])].size() < 2) continue;
            rows.push_back(m_runs.rows[i]);
            platforms.push_back(m_runs.on[i]);
            items.push_back(
                kept.try_emplace(m_columns.items[i], static_cast<int>(kept.size())).first->second);
        }
        if (kept.size() < 3) throw Error(messages::kPlatformsTooFewItems, {kept.size()});
        m_runs.rows = std::move(rows);
        m_columns.items = std::move(items);
        m_runs.on = std::move(platforms);
    }

    void fillTimes() {
        const Index items = countOf(m_columns.items), platforms = std::ssize(m_data.platforms);
        std::vector<std::vector<double>> cells(static_cast<std::size_t>(items * platforms));
        m_cells.assign(cells.size(), {});
        for (std::size_t i = 0; i < m_runs.rows.size(); ++i) {
            const auto at = static_cast<std::size_t>(m_columns.items[i] * platforms + m_runs.on[i]);
            cells[at].push_back(m_runs.time.numbers[static_cast<std::size_t>(m_runs.rows[i])]);
            m_cells[at].push_back(m_runs.rows[i]);
        }
        m_data.times = m_data.spreads = Matrix::Constant(items, platforms, kMissing);
        std::vector<double> spreads;
        Index single = 0;
        for (Index item = 0; item < items; ++item)
            for (Index p = 0; p < platforms; ++p) {
                auto& times = cells[static_cast<std::size_t>(item * platforms + p)];
                if (times.empty()) continue;
                ++single;
                std::ranges::sort(times);
                const double middle = quantileOfSorted(times, 0.5);
                m_data.times(item, p) = middle;
                if (times.size() < 2) continue;
                const double spread =
                    (quantileOfSorted(times, 0.75) - quantileOfSorted(times, 0.25)) / (2 * middle);
                m_data.spreads(item, p) = spread;
                spreads.push_back(spread);
            }
        if (spreads.empty()) return;
        std::ranges::sort(spreads);
        m_data.notes.push_back({messages::kPlatformsRepeats,
                                {std::ssize(m_runs.rows),
                                 single,
                                 {100 * quantileOfSorted(spreads, 0.5), Digits::Short}}});
    }

    void fillFeatures() {
        std::vector<Matrix> blocks;
        Table chosen;
        chosen.name = m_runs.table.name;
        for (const Column* column : m_columns.features) chosen.columns.push_back(*column);
        const Dataset dataset = makeDataset(std::make_shared<Table>(std::move(chosen)), {});
        m_data.schema = dataset.schema();
        const Matrix raw = rawFeatures(*dataset.table, m_data.schema);
        const Index platforms = m_data.panel();
        std::vector<Vector> rows;
        for (Index item = 0; item < m_data.items(); ++item) {
            Rows all;
            for (Index p = 0; p < platforms; ++p) {
                const Rows& some = m_cells[static_cast<std::size_t>(item * platforms + p)];
                all.insert(all.end(), some.begin(), some.end());
                if (!m_columns.measured || some.empty()) continue;
                rows.push_back(middleOf(raw, some));
                m_data.item.push_back(item);
                m_data.measuredOn.push_back(p);
            }
            if (m_columns.measured) continue;
            rows.push_back(middleOf(raw, all));
            m_data.item.push_back(item);
        }
        m_data.features.resize(std::ssize(rows), m_data.schema.size());
        for (Index row = 0; row < m_data.features.rows(); ++row)
            m_data.features.row(row) = rows[static_cast<std::size_t>(row)];
    }

    /// The median of each column, always one of its values.
    static Vector middleOf(const Matrix& raw, const Rows& rows) {
        Vector middle(raw.cols());
        for (Index c = 0; c < raw.cols(); ++c) {
            std::vector<double> values;
            for (const Index row : rows)
                if (!std::isnan(raw(row, c))) values.push_back(raw(row, c));
            middle[c] = upperMedian(std::move(values));
        }
        return middle;
    }

    void fillGroups() {
        Ids ids(m_runs.rows.size(), 0);
        for (const std::string& name : m_runs.groupColumns)
            ids = paired(ids, idsOf(m_runs.table.column(name), m_runs.rows));
        if (m_runs.groupColumns.empty()) ids = m_columns.items;
        const auto items = static_cast<std::size_t>(m_data.items());
        m_data.groups.assign(items, -1);
        m_data.itemNames.resize(items);
        m_data.groupColumns = m_runs.groupColumns;
        std::map<int, int> at;
        for (std::size_t i = 0; i < m_runs.rows.size(); ++i) {
            const auto item = static_cast<std::size_t>(m_columns.items[i]);
            if (m_data.groups[item] >= 0) continue;
            m_data.itemNames[item] = itemName(m_runs.rows[i]);
            const auto [found, isNew] = at.try_emplace(ids[i], static_cast<int>(at.size()));
            m_data.groups[item] = found->second;
            if (isNew)
                m_data.groupNames.push_back(groupName(m_runs.rows[i], m_data.itemNames[item]));
        }
        m_data.notes.push_back(
            m_runs.groupColumns.empty()
                ? Message(messages::kPlatformsNoGroups)
                : Message(messages::kPlatformsGroupsProposed, {listed(m_runs.groupColumns)}));
    }

    std::string groupName(Index row, const std::string& otherwise) const {
        std::vector<std::string> parts;
        for (const std::string& name : m_runs.groupColumns)
            parts.push_back(m_runs.table.column(name).text(row));
        return parts.empty() ? otherwise : listed(parts);
    }

    /// The texts of a run, or a few of its numbers where it has none.
    std::string itemName(Index row) const {
        std::vector<std::string> parts;
        for (const Column& column : m_runs.table.columns)
            if (!m_runs.isSpecial(column) &&
                (column.type == ColumnType::Category || m_runs.isGroup(column)))
                parts.push_back(column.text(row));
        for (const Column* column : m_columns.features)
            if (parts.size() < 3 && column->type == ColumnType::Number &&
                !m_runs.isGroup(*column) && !m_columns.measured && m_runs.table.columns.size() < 20)
                parts.push_back(column->name + " " + column->text(row));
        return listed(parts);
    }

    MeasuredRuns m_runs;
    RunColumns m_columns;
    std::vector<Rows> m_cells;
    PlatformData m_data;
};

void noteRatios(PlatformData& data) {
    std::vector<std::string> counters;
    for (const Feature& feature : data.schema.features)
        if (std::string name = counterOfRatio(feature.name); !name.empty())
            counters.push_back(std::move(name));
    if (!counters.empty())
        data.notes.push_back({messages::kPlatformsRatios, {kTotalInstructions, listed(counters)}});
}

}  // namespace

PlatformData readPlatforms(const Tables& tables, PlatformColumns columns,
                           const CounterAliases& aliases) {
    columns = proposePlatformColumns(tables, columns);
    const Table table = longTable(tables, columns, aliases);
    PlatformData data = Assembly(table, columns).assemble();
    data.aliases = aliases.text();
    std::set<std::string> renamed;
    for (const auto& one : tables)
        for (const Column& column : one->columns)
            if (const std::string name = aliases.nameOf(column.name);
                name != column.name &&
                (data.schema.indexOf(name) >= 0 || data.schema.indexOf(ratioName(name)) >= 0))
                renamed.insert(column.name + " = " + name);
    if (!renamed.empty())
        data.notes.push_back(
            {messages::kPlatformsRenamed, {listed({renamed.begin(), renamed.end()})}});
    noteRatios(data);
    return data;
}

PlatformData subset(const PlatformData& data, const Rows& items, const Rows& platforms) {
    PlatformData part = data;
    const auto count = static_cast<Index>(items.size()),
               panel = static_cast<Index>(platforms.size());
    part.times.resize(count, panel);
    part.spreads.resize(count, panel);
    part.groups.clear();
    part.itemNames.clear();
    part.platforms.clear();
    for (const Index p : platforms)
        part.platforms.push_back(data.platforms[static_cast<std::size_t>(p)]);
    std::vector<Index> to(static_cast<std::size_t>(data.items()), -1);
    for (Index i = 0; i < count; ++i) {
        const auto from = static_cast<std::size_t>(items[static_cast<std::size_t>(i)]);
        to[from] = i;
        part.groups.push_back(data.groups[from]);
        part.itemNames.push_back(data.itemNames[from]);
        for (Index p = 0; p < panel; ++p) {
            const Index at = platforms[static_cast<std::size_t>(p)];
            part.times(i, p) = data.times(static_cast<Index>(from), at);
            part.spreads(i, p) = data.spreads(static_cast<Index>(from), at);
        }
    }
    Rows rows, onto(static_cast<std::size_t>(data.panel()), -1);
    for (std::size_t p = 0; p < platforms.size(); ++p)
        onto[static_cast<std::size_t>(platforms[p])] = static_cast<Index>(p);
    part.item.clear();
    part.measuredOn.clear();
    for (std::size_t row = 0; row < data.item.size(); ++row)
        if (const Index item = to[static_cast<std::size_t>(data.item[row])]; item >= 0) {
            if (!data.measuredOn.empty())
                part.measuredOn.push_back(onto[static_cast<std::size_t>(data.measuredOn[row])]);
            rows.push_back(static_cast<Index>(row));
            part.item.push_back(item);
        }
    part.features = data.features(rows, Eigen::all);
    return part;
}

}  // namespace footbridge
