// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/schema_map.h"

#include <algorithm>
#include <map>

#include "core/graph/interpreter.h"
#include "core/table/csv_cursor.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

double unitFactor(const Feature& source, const Feature& target) {
    if (source.unit == target.unit) return 1;
    const auto to = unitFromSymbol(source.unit), from = unitFromSymbol(target.unit);
    return to && from && to->quantity == from->quantity ? from->factor / to->factor : 1;
}

// Levels are equal to the letter, or else apart from case and blanks around.
std::vector<double> levelMap(const Feature& source, const Feature& target) {
    std::map<std::string, double, std::less<>> exact, folded;
    for (std::size_t i = 0; i < source.levels.size(); ++i) {
        exact.emplace(source.levels[i], static_cast<double>(i));
        folded.emplace(lowerCase(trimmed(source.levels[i])), static_cast<double>(i));
    }
    std::vector<double> levels;
    for (const std::string& level : target.levels) {
        if (const auto at = exact.find(level); at != exact.end()) {
            levels.push_back(at->second);
            continue;
        }
        const auto at = folded.find(lowerCase(trimmed(level)));
        levels.push_back(at == folded.end() ? -1 : at->second);
    }
    return levels;
}

bool keepsLevels(const std::vector<double>& levels) {
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i] != static_cast<double>(i)) return false;
    return true;
}

}  // namespace

SchemaMap mapSchema(const FeatureSchema& source, const FeatureSchema& target,
                    const Matching& matching) {
    SchemaMap map;
    map.entries.resize(source.features.size());
    for (const Match& match : matching.matched) {
        const Index s = source.indexOf(match.source), t = target.indexOf(match.target);
        if (s < 0 || t < 0) continue;
        const Feature& from = target.features[static_cast<std::size_t>(t)];
        const Feature& to = source.features[static_cast<std::size_t>(s)];
        if (from.type != to.type) continue;
        SchemaMap::Entry& entry = map.entries[static_cast<std::size_t>(s)];
        entry.target = t;
        if (to.type == ColumnType::Number)
            entry.factor = unitFactor(to, from);
        else
            entry.levels = levelMap(to, from);
    }
    return map;
}

graph::Value SchemaMap::emit(graph::Builder& builder, graph::Value targetRaw) const {
    const auto count = static_cast<Index>(entries.size());
    std::vector<Index> columns;
    Vector factors(count);
    for (Index i = 0; i < count; ++i) {
        columns.push_back(entries[static_cast<std::size_t>(i)].target);
        factors[i] = entries[static_cast<std::size_t>(i)].factor;
    }
    graph::Value mapped = builder.gather(targetRaw, std::move(columns));
    if (count > 0 && (factors.array() != 1).any())
        mapped = builder.affine(mapped, factors, Vector::Zero(count));
    for (Index i = 0; i < count; ++i) {
        const std::vector<double>& levels = entries[static_cast<std::size_t>(i)].levels;
        if (keepsLevels(levels)) continue;
        std::vector<double> from, to;
        for (std::size_t level = 0; level < levels.size(); ++level) {
            if (levels[level] < 0) continue;
            from.push_back(static_cast<double>(level));
            to.push_back(levels[level]);
        }
        mapped = builder.recode(mapped, i, std::move(from), std::move(to), -1);
    }
    return mapped;
}

Matrix SchemaMap::apply(const Matrix& targetRaw) const {
    graph::Builder builder(targetRaw.cols());
    const graph::Value mapped = emit(builder, builder.input());
    const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
    return graph::runTo(graph, mapped.node, targetRaw);
}

void SchemaMap::writeBack(const Matrix& sourceRaw, Matrix& targetRaw) const {
    for (std::size_t s = 0; s < entries.size(); ++s) {
        const Entry& entry = entries[s];
        if (entry.target < 0) continue;
        const auto from = sourceRaw.col(static_cast<Index>(s));
        auto to = targetRaw.col(entry.target);
        if (entry.levels.empty()) {
            to = from / entry.factor;
            continue;
        }
        for (Index row = 0; row < from.size(); ++row) {
            const auto at = std::ranges::find(entry.levels, from[row]);
            to[row] = at == entry.levels.end() || !(from[row] >= 0)
                          ? -1
                          : static_cast<double>(at - entry.levels.begin());
        }
    }
}

Index SchemaMap::mappedCount() const {
    return std::ranges::count_if(entries, [](const Entry& entry) { return entry.target >= 0; });
}

}  // namespace footbridge
