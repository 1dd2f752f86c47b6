// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/canonical_columns.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace footbridge {
namespace {

using Key = std::uint64_t;
using Keys = std::vector<Key>;

constexpr Index kManyCells = 1'000'000;  ///< that are worth a thread

/// The finaliser of SplitMix64. Keys of several values are added, which knows no order.
Key mix(Key z) {
    z += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// A number's place between the smallest and the largest in 2^20 steps: coarse enough that the
/// rounding of a change of unit does not show.
Keys placesOfNumbers(const Vector& values) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    const double scale = high > low ? 0x1p20 / (high - low) : 0;
    Keys places;
    places.reserve(static_cast<std::size_t>(values.size()));
    for (const double value : values)
        places.push_back(
            std::isfinite(value) ? static_cast<Key>(std::lround((value - low) * scale)) + 1 : 0);
    return places;
}

/// A level's count: what a level is called or numbered must not matter.
Keys placesOfLevels(const Vector& values) {
    std::map<double, Key> counts;
    for (const double value : values)
        if (std::isfinite(value)) ++counts[value];
    Keys places;
    places.reserve(static_cast<std::size_t>(values.size()));
    for (const double value : values)
        places.push_back(std::isfinite(value) ? (Key{1} << 32) + counts[value] : 0);
    return places;
}

Keys placesOf(const Matrix& table, Index column, bool category) {
    return category ? placesOfLevels(table.col(column)) : placesOfNumbers(table.col(column));
}

Keys marginalKeys(const Matrix& table, const std::vector<bool>& isCategory,
                  const ThreadBudget& threads) {
    Keys keys(static_cast<std::size_t>(table.cols()), 0);
    const auto fill = [&](std::size_t column) {
        for (const Key place : placesOf(table, static_cast<Index>(column), isCategory[column]))
            keys[column] += mix(place);
    };
    threads.parallel(keys.size(), fill, table.size() > kManyCells ? 2 : 1);
    return keys;
}

/// Tells columns of equal distribution apart by the company their values keep in the rows.
Keys jointKeys(const Matrix& table, const std::vector<bool>& isCategory, const Keys& marginal) {
    Keys rows(static_cast<std::size_t>(table.rows()), 0), keys(marginal.size(), 0);
    for (std::size_t column = 0; column < keys.size(); ++column) {
        const Keys places = placesOf(table, static_cast<Index>(column), isCategory[column]);
        // A constant column tells nothing and must not change what the others tell.
        if (std::all_of(places.begin(), places.end(),
                        [&](Key place) { return place == places.front(); }))
            continue;
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row] += mix(places[row] ^ marginal[column]);
    }
    for (std::size_t column = 0; column < keys.size(); ++column) {
        const Keys places = placesOf(table, static_cast<Index>(column), isCategory[column]);
        for (std::size_t row = 0; row < rows.size(); ++row)
            keys[column] += mix(rows[row] ^ mix(places[row]));
    }
    return keys;
}

bool distinct(const Keys& keys) {
    return std::set<Key>(keys.begin(), keys.end()).size() == keys.size();
}

}  // namespace

Rows canonicalColumns(const Matrix& source, const Matrix& target,
                      const std::vector<bool>& isCategory, const ThreadBudget& threads) {
    Keys keys = marginalKeys(source, isCategory, threads);
    if (!distinct(keys)) {
        const Keys fromSource = jointKeys(source, isCategory, keys);
        const Keys marginal = marginalKeys(target, isCategory, threads);
        const Keys fromTarget = jointKeys(target, isCategory, marginal);
        for (std::size_t column = 0; column < keys.size(); ++column)
            keys[column] = mix(fromSource[column]) + 3 * mix(fromTarget[column]);
    }
    Rows order(keys.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) {
        return keys[static_cast<std::size_t>(a)] < keys[static_cast<std::size_t>(b)];
    });
    return order;
}

}  // namespace footbridge
