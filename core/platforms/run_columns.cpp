// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/run_columns.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/platforms/platforms_messages.h"
#include "core/run/error.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr double kSharedValues = 0.8;   // of the rows of another platform
constexpr double kLostPlatforms = 0.9;  // an argument leaves runs on as many platforms
constexpr double kFollowsTime = 0.9;    // correlation of logarithms

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

class Choice {
  public:
    explicit Choice(const MeasuredRuns& runs) : m_runs(runs) {}

    RunColumns choose() {
        findItems();
        chooseFeatures();
        return std::move(m_chosen);
    }

  private:
    /// A column that names the platform once more would part every run from itself.
    void findItems() {
        m_chosen.items.assign(m_runs.rows.size(), 0);
        for (const Column& column : m_runs.table.columns)
            if (!m_runs.isSpecial(column) && m_runs.isGroup(column))
                m_chosen.items = paired(m_chosen.items, idsOf(column, m_runs.rows));
        double platforms = meanPlatforms(m_chosen.items, m_runs.on);
        const auto refine = [&](const Ids& values) {
            Ids finer = paired(m_chosen.items, values);
            const double left = meanPlatforms(finer, m_runs.on);
            if (left < kLostPlatforms * platforms) return;
            platforms = left;
            m_chosen.items = std::move(finer);
        };
        for (const ColumnType type : {ColumnType::Category, ColumnType::Number})
            for (const Column& column : m_runs.table.columns) {
                if (m_runs.isSpecial(column) || m_runs.isGroup(column) || column.type != type)
                    continue;
                const Ids values = idsOf(column, m_runs.rows);
                if (type == ColumnType::Category || isShared(values, m_runs.on)) refine(values);
            }
    }

    void chooseFeatures() {
        std::vector<const Column*> ofRun, ofPlatform, texts;
        for (const Column& column : m_runs.table.columns) {
            if (m_runs.isSpecial(column)) continue;
            if (column.type == ColumnType::Category) {
                if (!m_runs.isGroup(column) &&
                    isOfTheRun(idsOf(column, m_runs.rows), m_chosen.items))
                    texts.push_back(&column);
                else
                    m_chosen.names.push_back(column.name);
                continue;
            }
            const Ids values = idsOf(column, m_runs.rows);
            if (std::ranges::adjacent_find(values, std::ranges::not_equal_to{}) == values.end())
                continue;
            if (isOfTheRun(values, m_chosen.items)) {
                ofRun.push_back(&column);
            } else if (soundsLikeTime(column.name) &&
                       logCorrelation(column.numbers, m_runs.time.numbers, m_runs.rows) >
                           kFollowsTime) {
                m_chosen.times.push_back(column.name);
            } else {
                ofPlatform.push_back(&column);
            }
        }
        m_chosen.features = ofRun;
        m_chosen.measured = ofPlatform.size() > ofRun.size();
        if (m_chosen.measured)
            m_chosen.features.insert(m_chosen.features.end(), ofPlatform.begin(), ofPlatform.end());
        else
            for (const Column* column : ofPlatform) m_chosen.later.push_back(column->name);
        const bool tellApart = !m_chosen.measured && numbersTellApart();
        for (const Column* column : texts)
            if (tellApart || m_chosen.measured)
                m_chosen.names.push_back(column->name);
            else
                m_chosen.features.push_back(column);
        if (m_chosen.features.empty()) throw Error(messages::kPlatformsNoFeatures);
    }

    /// Whether most items differ from all others in a number.
    bool numbersTellApart() const {
        Ids vectors(m_runs.rows.size(), 0);
        for (const Column* column : m_chosen.features)
            vectors = paired(vectors, idsOf(*column, m_runs.rows));
        return !m_chosen.features.empty() && 2 * countOf(vectors) >= countOf(m_chosen.items);
    }

    const MeasuredRuns& m_runs;
    RunColumns m_chosen;
};

}  // namespace

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

bool MeasuredRuns::isGroup(const Column& column) const {
    return std::ranges::find(groupColumns, column.name) != groupColumns.end();
}

RunColumns chooseRunColumns(const MeasuredRuns& runs) {
    return Choice(runs).choose();
}

}  // namespace footbridge
