// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_data.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "core/metrics/errors.h"
#include "core/platforms/platforms_messages.h"
#include "core/run/error.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
constexpr double kSharedValues = 0.8;   // of the rows of another platform
constexpr double kLostPlatforms = 0.9;  // an argument leaves runs on as many platforms
constexpr double kFollowsTime = 0.9;    // correlation of logarithms

using Ids = std::vector<int>;

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Numbers for the values of a column, counted from 0; a missing value has its own.
Ids idsOf(const Column& column, const Rows& rows) {
    Ids ids;
    if (column.type == ColumnType::Category) {
        for (const Index row : rows) ids.push_back(column.codes[static_cast<std::size_t>(row)] + 1);
        return ids;
    }
    std::map<double, int> known;
    for (const Index row : rows) {
        const double value = column.numbers[static_cast<std::size_t>(row)];
        ids.push_back(
            std::isnan(value)
                ? 0
                : known.try_emplace(value, static_cast<int>(known.size()) + 1).first->second);
    }
    return ids;
}

/// Numbers for the pairs, in order of first appearance.
Ids paired(const Ids& a, const Ids& b) {
    std::map<std::pair<int, int>, int> known;
    Ids ids;
    ids.reserve(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        ids.push_back(
            known.try_emplace({a[i], b[i]}, static_cast<int>(known.size())).first->second);
    return ids;
}

int countOf(const Ids& ids) {
    return ids.empty() ? 0 : *std::ranges::max_element(ids) + 1;
}

/// On how many platforms the item of a row was measured, as a mean over rows.
double meanPlatforms(const Ids& items, const Ids& platforms) {
    std::set<std::pair<int, int>> cells;
    for (std::size_t i = 0; i < items.size(); ++i) cells.emplace(items[i], platforms[i]);
    std::vector<int> count(static_cast<std::size_t>(countOf(items)), 0);
    for (const auto& cell : cells) ++count[static_cast<std::size_t>(cell.first)];
    double sum = 0;
    for (const int item : items) sum += count[static_cast<std::size_t>(item)];
    return sum / static_cast<double>(items.size());
}

/// Whether the platforms' rows hold the same values, as arguments do and measurements do not.
bool isShared(const Ids& values, const Ids& platforms) {
    std::map<int, std::set<int>> sets;
    std::map<int, Index> rows;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sets[platforms[i]].insert(values[i]);
        ++rows[platforms[i]];
    }
    const auto widest =
        std::ranges::max_element(rows, {}, [](const auto& one) { return one.second; })->first;
    double inside = 0, all = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (platforms[i] == widest) continue;
        ++all;
        inside += sets[widest].contains(values[i]) ? 1 : 0;
    }
    return all > 0 && inside >= kSharedValues * all;
}

/// Whether the column has one value an item.
bool isOfTheRun(const Ids& values, const Ids& items) {
    std::vector<int> first(static_cast<std::size_t>(countOf(items)), -1);
    std::vector<bool> differs(first.size(), false);
    for (std::size_t i = 0; i < values.size(); ++i) {
        int& one = first[static_cast<std::size_t>(items[i])];
        if (one < 0) one = values[i];
        if (one != values[i]) differs[static_cast<std::size_t>(items[i])] = true;
    }
    return std::ranges::count(differs, true) == 0;
}

double logCorrelation(const std::vector<double>& a, const std::vector<double>& b,
                      const Rows& rows) {
    Vector x(static_cast<Index>(rows.size())), y(x.size());
    Index n = 0;
    for (const Index row : rows) {
        const double value = a[static_cast<std::size_t>(row)];
        if (!(value > 0)) continue;
        x[n] = std::log(value);
        y[n++] = std::log(b[static_cast<std::size_t>(row)]);
    }
    if (n < 3 || n < 0.9 * static_cast<double>(rows.size())) return 0;
    x.conservativeResize(n);
    y.conservativeResize(n);
    x.array() -= x.mean();
    y.array() -= y.mean();
    return x.dot(y) / std::sqrt(std::max(x.squaredNorm() * y.squaredNorm(), 1e-300));
}

bool soundsLikeTime(const std::string& name) {
    static const std::set<std::string> kWords{"time",    "runtime", "duration", "elapsed",
                                              "seconds", "cycles",  "cyc",      "cycle",
                                              "us",      "ms",      "ns"};
    return std::ranges::any_of(wordsOf(name),
                               [](const std::string& word) { return kWords.contains(word); });
}

/// The long table on its way to PlatformData.
class Assembly {
  public:
    Assembly(const Table& table, const PlatformColumns& columns) : m_table(table) {
        m_time = &table.column(columns.times.front());
        m_platform = &table.column(columns.platform);
        m_groupColumns = columns.groups;
        for (Index row = 0; row < table.rows(); ++row) {
            const double time = m_time->numbers[static_cast<std::size_t>(row)];
            if (std::isfinite(time) && time > 0 && !m_platform->missing(row)) m_rows.push_back(row);
        }
        if (const Index bad = table.rows() - std::ssize(m_rows); bad > 0)
            m_data.notes.push_back({messages::kPlatformsBadTimes, {bad}});
        namePlatforms();
    }

    PlatformData assemble() {
        findItems();
        chooseFeatures();
        dropLonelyItems();
        fillTimes();
        fillFeatures();
        fillGroups();
        return std::move(m_data);
    }

  private:
    bool isSpecial(const Column& column) const {
        return &column == m_time || &column == m_platform;
    }
    bool isGroup(const Column& column) const {
        return std::ranges::find(m_groupColumns, column.name) != m_groupColumns.end();
    }

    void namePlatforms() {
        std::map<int, int> at;
        for (const Index row : m_rows) {
            const int code = m_platform->codes[static_cast<std::size_t>(row)];
            const auto [found, isNew] = at.try_emplace(code, static_cast<int>(at.size()));
            if (isNew)
                m_data.platforms.push_back(m_platform->levels[static_cast<std::size_t>(code)]);
            m_on.push_back(found->second);
        }
        if (m_data.platforms.size() < 2)
            throw Error(messages::kPlatformsTooFew, {m_data.platforms.size()});
    }

    /// A column that names the platform once more would part every run from itself.
    void findItems() {
        m_items.assign(m_rows.size(), 0);
        for (const Column& column : m_table.columns)
            if (!isSpecial(column) && isGroup(column))
                m_items = paired(m_items, idsOf(column, m_rows));
        double platforms = meanPlatforms(m_items, m_on);
        const auto refine = [&](const Ids& values) {
            Ids finer = paired(m_items, values);
            const double left = meanPlatforms(finer, m_on);
            if (left < kLostPlatforms * platforms) return;
            platforms = left;
            m_items = std::move(finer);
        };
        for (const ColumnType type : {ColumnType::Category, ColumnType::Number})
            for (const Column& column : m_table.columns) {
                if (isSpecial(column) || isGroup(column) || column.type != type) continue;
                const Ids values = idsOf(column, m_rows);
                if (type == ColumnType::Category || isShared(values, m_on)) refine(values);
            }
    }

    void chooseFeatures() {
        std::vector<const Column*> ofRun, ofPlatform, texts;
        std::vector<std::string> names, times, later;
        for (const Column& column : m_table.columns) {
            if (isSpecial(column)) continue;
            if (column.type == ColumnType::Category) {
                if (!isGroup(column) && isOfTheRun(idsOf(column, m_rows), m_items))
                    texts.push_back(&column);
                else
                    names.push_back(column.name);
                continue;
            }
            const Ids values = idsOf(column, m_rows);
            if (std::ranges::adjacent_find(values, std::ranges::not_equal_to{}) == values.end())
                continue;
            if (isOfTheRun(values, m_items)) {
                ofRun.push_back(&column);
            } else if (soundsLikeTime(column.name) &&
                       logCorrelation(column.numbers, m_time->numbers, m_rows) > kFollowsTime) {
                times.push_back(column.name);
            } else {
                ofPlatform.push_back(&column);
            }
        }
        m_features = ofRun;
        m_measured = ofPlatform.size() > ofRun.size();
        if (m_measured)
            m_features.insert(m_features.end(), ofPlatform.begin(), ofPlatform.end());
        else
            for (const Column* column : ofPlatform) later.push_back(column->name);
        const bool tellApart = !m_measured && numbersTellApart();
        for (const Column* column : texts)
            if (tellApart || m_measured)
                names.push_back(column->name);
            else
                m_features.push_back(column);
        if (m_features.empty()) throw Error(messages::kPlatformsNoFeatures);
        const auto note = [&](const MessageId& id, const std::vector<std::string>& list) {
            if (!list.empty()) m_data.notes.push_back({id, {listed(list)}});
        };
        note(messages::kPlatformsNamesOnly, names);
        note(messages::kPlatformsLeftOutTime, times);
        note(messages::kPlatformsLeftOutLater, later);
    }

    /// Whether most items differ from all others in a number.
    bool numbersTellApart() const {
        Ids vectors(m_rows.size(), 0);
        for (const Column* column : m_features) vectors = paired(vectors, idsOf(*column, m_rows));
        return !m_features.empty() && 2 * countOf(vectors) >= countOf(m_items);
    }

    /// Items on one platform compare nothing.
    void dropLonelyItems() {
        std::vector<std::set<int>> on(static_cast<std::size_t>(countOf(m_items)));
        for (std::size_t i = 0; i < m_items.size(); ++i)
            on[static_cast<std::size_t>(m_items[i])].insert(m_on[i]);
        std::map<int, int> kept;
        Rows rows;
        Ids items, platforms;
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (on[static_cast<std::size_t>(m_items[i])].size() < 2) continue;
            rows.push_back(m_rows[i]);
            platforms.push_back(m_on[i]);
            items.push_back(
                kept.try_emplace(m_items[i], static_cast<int>(kept.size())).first->second);
        }
        if (kept.size() < 3) throw Error(messages::kPlatformsTooFewItems, {kept.size()});
        m_rows = std::move(rows);
        m_items = std::move(items);
        m_on = std::move(platforms);
    }

    void fillTimes() {
        const Index items = countOf(m_items), platforms = std::ssize(m_data.platforms);
        std::vector<std::vector<double>> cells(static_cast<std::size_t>(items * platforms));
        m_cells.assign(cells.size(), {});
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const auto at = static_cast<std::size_t>(m_items[i] * platforms + m_on[i]);
            cells[at].push_back(m_time->numbers[static_cast<std::size_t>(m_rows[i])]);
            m_cells[at].push_back(m_rows[i]);
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
        m_data.notes.push_back(
            {messages::kPlatformsRepeats,
             {std::ssize(m_rows), single, {100 * quantileOfSorted(spreads, 0.5), Digits::Short}}});
    }

    void fillFeatures() {
        std::vector<Matrix> blocks;
        Table chosen;
        chosen.name = m_table.name;
        for (const Column* column : m_features) chosen.columns.push_back(*column);
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
                if (!m_measured || some.empty()) continue;
                rows.push_back(middleOf(raw, some));
                m_data.item.push_back(item);
            }
            if (m_measured) continue;
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
        Ids ids(m_rows.size(), 0);
        for (const std::string& name : m_groupColumns)
            ids = paired(ids, idsOf(m_table.column(name), m_rows));
        if (m_groupColumns.empty()) ids = m_items;
        const auto items = static_cast<std::size_t>(m_data.items());
        m_data.groups.assign(items, -1);
        m_data.itemNames.resize(items);
        m_data.groupColumns = m_groupColumns;
        std::map<int, int> at;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const auto item = static_cast<std::size_t>(m_items[i]);
            if (m_data.groups[item] >= 0) continue;
            m_data.itemNames[item] = itemName(m_rows[i]);
            const auto [found, isNew] = at.try_emplace(ids[i], static_cast<int>(at.size()));
            m_data.groups[item] = found->second;
            if (isNew) m_data.groupNames.push_back(groupName(m_rows[i], m_data.itemNames[item]));
        }
        m_data.notes.push_back(m_groupColumns.empty() ? Message(messages::kPlatformsNoGroups)
                                                      : Message(messages::kPlatformsGroupsProposed,
                                                                {listed(m_groupColumns)}));
    }

    std::string groupName(Index row, const std::string& otherwise) const {
        std::vector<std::string> parts;
        for (const std::string& name : m_groupColumns)
            parts.push_back(m_table.column(name).text(row));
        return parts.empty() ? otherwise : listed(parts);
    }

    /// The texts of a run, or a few of its numbers where it has none.
    std::string itemName(Index row) const {
        std::vector<std::string> parts;
        for (const Column& column : m_table.columns)
            if (!isSpecial(column) && (column.type == ColumnType::Category || isGroup(column)))
                parts.push_back(column.text(row));
        for (const Column* column : m_features)
            if (parts.size() < 3 && column->type == ColumnType::Number && !isGroup(*column) &&
                !m_measured && m_table.columns.size() < 20)
                parts.push_back(column->name + " " + column->text(row));
        return listed(parts);
    }

    const Table& m_table;
    const Column *m_time = nullptr, *m_platform = nullptr;
    std::vector<std::string> m_groupColumns;
    Rows m_rows;  // of the table, usable ones
    Ids m_on, m_items;
    std::vector<const Column*> m_features;
    bool m_measured = false;  // features are counters of a platform each
    std::vector<Rows> m_cells;
    PlatformData m_data;
};

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
                name != column.name && data.schema.indexOf(name) >= 0)
                renamed.insert(column.name + " = " + name);
    if (!renamed.empty())
        data.notes.push_back(
            {messages::kPlatformsRenamed, {listed({renamed.begin(), renamed.end()})}});
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
    Rows rows;
    part.item.clear();
    for (std::size_t row = 0; row < data.item.size(); ++row)
        if (const Index item = to[static_cast<std::size_t>(data.item[row])]; item >= 0) {
            rows.push_back(static_cast<Index>(row));
            part.item.push_back(item);
        }
    part.features = data.features(rows, Eigen::all);
    return part;
}

}  // namespace footbridge
