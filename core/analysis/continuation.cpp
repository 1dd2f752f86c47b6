// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/continuation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "core/analysis/analysis_messages.h"
#include "core/analysis/known_rows.h"
#include "core/analysis/pipeline.h"
#include "core/matching/aligned_table.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/table/number_column.h"
#include "core/table/number_range.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

/// Every column of the old shots as a feature to look for, in its type and unit.
std::vector<Feature> wantedColumns(const Dataset& shots) {
    const FeatureSchema schema = shots.schema();
    std::vector<Feature> wanted;
    for (const Column& column : shots.table->columns) {
        const Index at = schema.indexOf(column.name);
        Feature feature{column.name, column.type, "", {}};
        if (at >= 0) feature.unit = schema.features[static_cast<std::size_t>(at)].unit;
        if (column.name == shots.roles.response) {
            const auto set = shots.roles.units.find(column.name);
            const auto read = unitFromName(column.name);
            feature.unit = set != shots.roles.units.end() ? set->second : read ? read->symbol : "";
        }
        wanted.push_back(std::move(feature));
    }
    return wanted;
}

/// A column of numbers as the categories they stand for.
Column asCategory(const Column& column) {
    Column result{column.name, ColumnType::Category, {}, {}, {}};
    std::map<std::string, std::int32_t> codes;
    for (Index row = 0; row < column.rows(); ++row) {
        const std::string text = column.text(row);
        const auto next = static_cast<std::int32_t>(result.levels.size());
        if (!text.empty() && codes.emplace(text, next).second) result.levels.push_back(text);
        result.codes.push_back(text.empty() ? -1 : codes.at(text));
    }
    return result;
}

/// The columns of `more` in the order and types of the old shots.
Table asOldShots(const Dataset& shots, const Table& more, std::vector<Message>& notes) {
    const std::vector<Feature> wanted = wantedColumns(shots);
    AlignedTable aligned = alignColumns(more, wanted, false);
    notes = std::move(aligned.notes);
    Table table = std::move(aligned.table);
    std::string lacking, other;
    const auto add = [](std::string& list, const std::string& name) {
        list += (list.empty() ? "“" : ", “") + name + "”";
    };
    for (const Feature& feature : wanted) {
        const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                         [&](const Column& c) { return c.name == feature.name; });
        if (column == table.columns.end()) {
            add(lacking, feature.name);
        } else if (column->type != feature.type) {
            if (feature.type == ColumnType::Category)
                *column = asCategory(*column);
            else if (holdsNothing(*column))
                *column = {column->name,
                           ColumnType::Number,
                           std::vector<double>(column->codes.size(), kMissing),
                           {},
                           {}};
            else
                add(other, feature.name);
        }
    }
    if (!lacking.empty()) throw Error(messages::kContinuationLacking, {more.name, lacking});
    if (!other.empty()) throw Error(messages::kContinuationType, {more.name, other});
    return table;
}

/// The old shots that `more` does not hold, and where it holds the others.
struct Found {
    Rows absent;   ///< rows of the old shots
    Rows present;  ///< rows of `more`
};

/// Numbers that went from one unit to another and back differ by their rounding.
bool isSame(double a, double b) {
    constexpr double kRounding = 1e-12;
    return a == b || std::abs(a - b) <= kRounding * std::max(std::abs(a), std::abs(b));
}

/// Rows by what must agree exactly: texts, and which numbers are there.
class RowFinder {
  public:
    explicit RowFinder(const Table& table) : m_table(table) {
        for (Index row = 0; row < table.rows(); ++row) m_rows[marksOf(table, row)].push_back(row);
        for (auto& [marks, rows] : m_rows)
            std::stable_sort(rows.begin(), rows.end(), [&](Index a, Index b) {
                return firstNumber(table, a) < firstNumber(table, b);
            });
    }

    /// A row that is the same as one of another table with the same columns; given once.
    std::optional<Index> take(const Table& other, Index wanted) {
        const auto found = m_rows.find(marksOf(other, wanted));
        if (found == m_rows.end()) return std::nullopt;
        std::vector<Index>& rows = found->second;
        const double first = firstNumber(other, wanted);
        auto at = std::lower_bound(rows.begin(), rows.end(), first, [&](Index row, double value) {
            const double each = firstNumber(m_table, row);
            return each < value && !isSame(each, value);
        });
        for (; at != rows.end() && isSame(firstNumber(m_table, *at), first); ++at)
            if (isSameRow(*at, other, wanted)) {
                const Index row = *at;
                rows.erase(at);
                return row;
            }
        return std::nullopt;
    }

  private:
    static std::vector<std::string> marksOf(const Table& table, Index row) {
        std::vector<std::string> marks;
        for (const Column& column : table.columns) {
            const bool number = column.type == ColumnType::Number;
            const bool missing =
                number && std::isnan(column.numbers[static_cast<std::size_t>(row)]);
            marks.push_back(!number ? column.text(row) : missing ? "" : "number");
        }
        return marks;
    }
    /// 0 where there is none.
    static double firstNumber(const Table& table, Index row) {
        for (const Column& column : table.columns)
            if (column.type == ColumnType::Number)
                if (const double value = column.numbers[static_cast<std::size_t>(row)];
                    !std::isnan(value))
                    return value;
        return 0;
    }
    bool isSameRow(Index row, const Table& other, Index wanted) const {
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            const Column &ours = m_table.columns[i], &theirs = other.columns[i];
            if (ours.type != ColumnType::Number) continue;
            const double a = ours.numbers[static_cast<std::size_t>(row)],
                         b = theirs.numbers[static_cast<std::size_t>(wanted)];
            if (!std::isnan(a) && !isSame(a, b)) return false;
        }
        return true;
    }

    const Table& m_table;
    std::map<std::vector<std::string>, std::vector<Index>> m_rows;  ///< by their first numbers
};

Found findShots(const Table& shots, const Table& more) {
    RowFinder rows(more);
    Found found;
    for (Index row = 0; row < shots.rows(); ++row)
        if (const auto at = rows.take(shots, row))
            found.present.push_back(*at);
        else
            found.absent.push_back(row);
    return found;
}

Column joined(const Column& first, const Rows& rows, const Column& second) {
    Column result{first.name, first.type, {}, {}, {}};
    std::map<std::string, std::int32_t> codes;
    const auto append = [&](const Column& from, Index row) {
        if (from.type == ColumnType::Number) {
            result.numbers.push_back(from.numbers[static_cast<std::size_t>(row)]);
            return;
        }
        const std::string text = from.text(row);
        const auto next = static_cast<std::int32_t>(result.levels.size());
        if (!text.empty() && codes.emplace(text, next).second) result.levels.push_back(text);
        result.codes.push_back(text.empty() ? -1 : codes.at(text));
    };
    for (const Index row : rows) append(first, row);
    for (Index row = 0; row < second.rows(); ++row) append(second, row);
    return result;
}

Rows shifted(Rows rows, Index by) {
    for (Index& row : rows) row += by;
    return rows;
}

/// The old shots and those asked for, among the rows of the joined table.
Split drawMore(const Dataset& target, const Rows& old, ShotRequest request, Index before,
               std::uint64_t seed) {
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    Rows left;
    for (const Index row : target.labelledRows())
        if (std::find(old.begin(), old.end(), row) == old.end()) left.push_back(row);
    Rows shots = old;
    if (request.kind == ShotRequest::Kind::AllLabelled) {
        shots.insert(shots.end(), left.begin(), left.end());
    } else {
        if (request.kind == ShotRequest::Kind::Rows) request.rows = shifted(request.rows, before);
        const Index rows = target.table->rows();
        Rows drawn = request.rows;
        if (request.kind != ShotRequest::Kind::Rows)
            drawn = drawSplit(left, target.groupKeys(), rows, request, kAll, seed, kFewestMoreShots)
                        .shots;
        for (const Index row : drawn)
            if (std::find(shots.begin(), shots.end(), row) == shots.end()) shots.push_back(row);
    }
    std::sort(shots.begin(), shots.end());
    Split split = drawSplit(target.labelledRows(), target.groupKeys(), target.table->rows(),
                            {ShotRequest::Kind::Rows, 0, shots}, kAll, seed);
    leaveOutKnown(target, {}, split);
    return split;
}

}  // namespace

Dataset shotsOf(const Dataset& target, const Rows& shots) {
    auto table = std::make_shared<Table>();
    table->name = target.table->name;
    for (const Column& column : target.table->columns)
        if (const Role role = target.roles.roleOf(column.name);
            role == Role::Feature || role == Role::Response)
            table->columns.push_back(joined(column, shots, {column.name, column.type, {}, {}, {}}));
    Dataset result = target;
    result.table = std::move(table);
    result.roles.ignored.clear();
    result.roles.ids.clear();
    std::erase_if(result.roles.groups,
                  [&](const std::string& name) { return !result.table->find(name); });
    std::erase_if(result.roles.units,
                  [&](const auto& unit) { return !result.table->find(unit.first); });
    return result;
}

std::shared_ptr<const AdaptationState> stateOf(const AnalysisInput& input,
                                               const Analysis& analysis) {
    auto state = std::make_shared<AdaptationState>();
    state->source = analysis.source;
    state->matching.matched = analysis.matching.matched;
    state->matching.onlySource = analysis.matching.onlySource;
    state->matching.onlyTarget = analysis.matching.onlyTarget;
    state->shots = shotsOf(input.target, analysis.split.shots);
    state->pool = input.pool;
    state->strategies = input.strategies;
    state->seed = input.seed;
    state->costing = input.costing;
    if (analysis.severity) state->labelFreeGate = analysis.severity->labelFreeGate;
    return state;
}

Continuation continueFrom(const AdaptationState& state, const Table& more,
                          const ShotRequest& request) {
    Continuation result;
    const Table& shots = *state.shots.table;
    const Table rows = asOldShots(state.shots, more, result.notes);
    checkNumbers(rows, state.shots.roles);
    const Found found = findShots(shots, rows);
    auto table = std::make_shared<Table>();
    table->name = more.name;
    table->checksum = more.checksum;
    table->options = more.options;
    for (std::size_t i = 0; i < rows.columns.size(); ++i)
        table->columns.push_back(joined(shots.columns[i], found.absent, rows.columns[i]));
    const auto before = static_cast<Index>(found.absent.size());
    Rows old = shifted(found.present, before);
    for (Index row = 0; row < before; ++row) old.push_back(row);
    std::sort(old.begin(), old.end());

    result.oldShots = old.size();
    result.before = before;
    result.input.target = state.shots;
    result.input.target.table = std::move(table);
    result.input.pool = state.pool;
    result.input.strategies = state.strategies;
    result.input.sourceOptions = state.source->options;
    result.input.seed = state.seed;
    result.input.costing = state.costing;
    result.split = drawMore(result.input.target, old, request, before, state.seed);
    for (Message& doubt : doubtsAbout(result.input)) result.notes.push_back(std::move(doubt));
    return result;
}

Analysis analyse(const AdaptationState& state, const Continuation& continuation,
                 const RunContext& context,
                 const std::function<void(const StrategyResult&)>& onResult) {
    RunContext seeded = context;
    seeded.seed = state.seed;
    Analysis analysis;
    analysis.split = continuation.split;
    analysis.matching = state.matching;
    analysis.source = state.source;
    PipelineTask task{
        *state.source, {}, continuation.input.target, analysis.split, analysis.matching};
    task.options.strategies = continuation.input.strategies;
    task.options.pool = state.pool;
    task.options.onResult = onResult;
    task.options.costing = continuation.input.costing;
    task.labelFreeGate = state.labelFreeGate;
    analysis.adaptation = std::make_shared<const Adaptation>(runPipeline(task, seeded).adaptation);
    seeded.report(messages::kAnalysisDone, 1);
    return analysis;
}

}  // namespace footbridge
