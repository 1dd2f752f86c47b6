// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/unit_hints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/matching/matching_messages.h"
#include "core/matching/same_names.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr std::size_t kMostValues = 20'000;
constexpr std::size_t kFewestValues = 5;
constexpr double kMedianTolerance = 0.26;   // in logarithms: 30 %
constexpr double kQuantileTolerance = 0.7;  // a factor of two: other runs have other values
constexpr std::array<double, 3> kQuantiles = {0.25, 0.5, 0.75};

std::vector<double> sortedSizes(const Column& column) {
    std::vector<double> sizes;
    const std::size_t stride = column.numbers.size() / kMostValues + 1;
    for (std::size_t i = 0; i < column.numbers.size(); i += stride)
        if (std::isfinite(column.numbers[i]) && column.numbers[i] != 0)
            sizes.push_back(std::abs(column.numbers[i]));
    std::ranges::sort(sizes);
    return sizes;
}

double quantileOf(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// What the values of `b` are multiples of those of `a` by, where that is a power of 1000 or 1024.
std::optional<double> unitFactor(const std::vector<double>& a, const std::vector<double>& b) {
    if (std::min(a.size(), b.size()) < kFewestValues) return std::nullopt;
    const double ratio = quantileOf(b, 0.5) / quantileOf(a, 0.5);
    std::optional<double> best;
    const auto distance = [&](double factor) { return std::abs(std::log(ratio / factor)); };
    for (const double step : {1000.0, 1024.0})
        for (const int power : {-3, -2, -1, 1, 2, 3}) {
            const double factor = std::pow(step, power);
            if (!best || distance(factor) < distance(*best)) best = factor;
        }
    if (distance(*best) > kMedianTolerance) return std::nullopt;
    for (const double share : kQuantiles)
        if (std::abs(std::log(quantileOf(b, share) / quantileOf(a, share) / *best)) >
            kQuantileTolerance)
            return std::nullopt;
    return best;
}

bool isPowerOf1024(double factor) {
    const double exponent = std::log2(factor < 1 ? 1 / factor : factor);
    return std::abs(exponent - std::round(exponent)) < 1e-9;
}

bool speaksOf(const std::string& name, std::initializer_list<std::string_view> said) {
    return std::ranges::any_of(wordsOf(nameWithoutUnit(name)), [&](const std::string& word) {
        return std::ranges::find(said, word) != said.end();
    });
}

/// What a pair without any unit likely measures; "" where nothing says it.
std::string likelyQuantity(const MatchingEdits::Pair& pair, double factor) {
    for (const std::string& name : {pair.source, pair.target}) {
        if (speaksOf(name, {"time", "runtime", "latency", "duration", "elapsed", "delay"}))
            return "time";
        if (speaksOf(name, {"clock", "frequency", "freq"})) return "frequency";
        if (speaksOf(name, {"memory", "mem", "bytes", "size", "footprint", "cache", "storage"}))
            return "bytes";
    }
    return isPowerOf1024(factor) ? "bytes" : "";
}

/// The side with the larger numbers counts in the smaller unit.
void proposeBoth(const std::string& quantity, double factor, UnitHint& hint) {
    const double large = factor > 1 ? factor : 1 / factor;
    const bool small = quantity == "time";  // its usual units are parts of a second
    const auto coarse = unitOfSize(quantity, small ? 1 : large);
    const auto fine = unitOfSize(quantity, small ? 1 / large : 1);
    if (!coarse || !fine) return;
    hint.sourceUnit = (factor > 1 ? coarse : fine)->symbol;
    hint.targetUnit = (factor > 1 ? fine : coarse)->symbol;
}

struct Sides {
    const Column* source = nullptr;
    const Column* target = nullptr;
    std::optional<Unit> sourceUnit, targetUnit;
};

Message factorSentence(const MatchingEdits::Pair& pair, double factor) {
    const bool targetLarger = factor > 1;
    return {messages::kUnitFactor,
            {targetLarger ? pair.target : pair.source, targetLarger ? pair.source : pair.target,
             std::llround(targetLarger ? factor : 1 / factor)}};
}

std::optional<UnitHint> hintOf(const MatchingEdits::Pair& pair, const Sides& sides) {
    const bool one = sides.sourceUnit.has_value() != sides.targetUnit.has_value();
    const bool both = sides.sourceUnit && sides.targetUnit;
    if (both && sides.sourceUnit->quantity != sides.targetUnit->quantity) return std::nullopt;
    const auto known = sides.sourceUnit ? sides.sourceUnit : sides.targetUnit;
    const double converted = both ? sides.targetUnit->factor / sides.sourceUnit->factor : 1;
    std::vector<double> target = sortedSizes(*sides.target);
    for (double& value : target) value *= converted;
    UnitHint hint{pair, {}, {}, {}};
    if (const auto factor = unitFactor(sortedSizes(*sides.source), target)) {
        hint.sentence = factorSentence(pair, *factor);
        if (!known) {
            proposeBoth(likelyQuantity(pair, *factor), *factor, hint);
        } else if (sides.sourceUnit) {
            const double now = both ? sides.targetUnit->factor : known->factor;
            if (const auto unit = unitOfSize(known->quantity, now / *factor))
                hint.targetUnit = unit->symbol;
        } else if (const auto unit = unitOfSize(known->quantity, known->factor * *factor)) {
            hint.sourceUnit = unit->symbol;
        }
        return hint;
    }
    if (!one) return std::nullopt;
    hint.sentence = {messages::kMatchUnitOneSided, {pair.source, pair.target, known->symbol}};
    (sides.sourceUnit ? hint.targetUnit : hint.sourceUnit) = known->symbol;
    return hint;
}

}  // namespace

const Column* columnCalled(const Dataset& dataset, const std::string& feature) {
    if (const Column* exact = dataset.table->find(feature)) return exact;
    const std::string wanted = canonicalName(feature);
    for (const Column& column : dataset.table->columns)
        if (dataset.roles.roleOf(column.name) == Role::Feature &&
            canonicalName(column.name) == wanted)
            return &column;
    return nullptr;
}

std::string unitOfColumn(const Dataset& dataset, const std::string& column) {
    const auto set = dataset.roles.units.find(column);
    if (set != dataset.roles.units.end()) return set->second;
    const auto read = unitFromName(column);
    return read ? read->symbol : "";
}

std::vector<UnitHint> unitHints(std::span<const Dataset> sources, const Dataset& target,
                                std::span<const MatchingEdits::Pair> pairs) {
    std::vector<UnitHint> hints;
    if (sources.empty() || !target.table) return hints;
    const Dataset& source = sources.front();
    for (const MatchingEdits::Pair& pair : pairs) {
        const Sides sides{columnCalled(source, pair.source), target.table->find(pair.target),
                          unitFromSymbol(unitOfColumn(source, pair.source)),
                          unitFromSymbol(unitOfColumn(target, pair.target))};
        const auto isNumber = [](const Column* column) {
            return column && column->type == ColumnType::Number;
        };
        if (!isNumber(sides.source) || !isNumber(sides.target)) continue;
        if (auto hint = hintOf(pair, sides)) hints.push_back(std::move(*hint));
    }
    return hints;
}

Roles withUnitOf(const UnitHint& hint, const Dataset& dataset, bool isTarget) {
    Roles roles = dataset.roles;
    const std::string& unit = isTarget ? hint.targetUnit : hint.sourceUnit;
    const Column* column =
        isTarget ? dataset.table->find(hint.pair.target) : columnCalled(dataset, hint.pair.source);
    if (unit.empty() || !column) return roles;
    // A source that says its own unit keeps it; the target's is what the values speak against.
    if (isTarget || unitOfColumn(dataset, column->name).empty()) roles.units[column->name] = unit;
    return roles;
}

std::vector<PartialFeature> featuresOfSomeSources(std::span<const Dataset> sources) {
    std::vector<PartialFeature> features;
    if (sources.size() < 2) return features;
    for (std::size_t s = 0; s < sources.size(); ++s)
        for (const Column& column : sources[s].table->columns) {
            if (sources[s].roles.roleOf(column.name) != Role::Feature) continue;
            const std::string key = canonicalName(column.name);
            const auto known = std::ranges::find_if(features, [&](const PartialFeature& feature) {
                return canonicalName(feature.name) == key;
            });
            if (known == features.end())
                features.push_back({column.name, {s}});
            else if (known->sources.back() != s)
                known->sources.push_back(s);
        }
    std::erase_if(features, [&](const PartialFeature& feature) {
        return feature.sources.size() == sources.size();
    });
    return features;
}

const PartialFeature* featureCalled(std::span<const PartialFeature> features,
                                    std::string_view name) {
    const std::string canonical = canonicalName(name);
    const auto found = std::ranges::find_if(features, [&](const PartialFeature& feature) {
        return canonicalName(feature.name) == canonical;
    });
    return found == features.end() ? nullptr : &*found;
}

std::size_t unmatchedFeatures(std::span<const Dataset> sources, const Matching& matching) {
    const std::vector<PartialFeature> partial = featuresOfSomeSources(sources);
    std::set<std::string> names;
    for (const PartialFeature& feature : partial) names.insert(canonicalName(feature.name));
    const auto twice = std::ranges::count_if(matching.onlyTarget, [&](const std::string& name) {
        return names.contains(canonicalName(name));
    });
    return matching.onlySource.size() + matching.onlyTarget.size() + partial.size() -
           static_cast<std::size_t>(twice);
}

}  // namespace footbridge
