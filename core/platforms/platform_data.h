// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/platforms/platform_columns.h"
#include "core/table/dataset.h"

namespace footbridge {

/// Runs and what they took on each platform. An item is one application with its arguments; a row
/// is a vector of features of an item. Where features are counters that each platform measures
/// itself, an item has a row a platform, else one.
struct PlatformData {
    std::vector<std::string> platforms;
    FeatureSchema schema;
    Matrix features;  ///< rows x schema.size(), raw
    Rows item;        ///< of each row
    /// Platform of each row's counters, -1 for one that was left out; empty where features describe
    /// the item.
    Rows measuredOn;
    Matrix times;    ///< items x platforms, > 0: the median of repeats; NaN where not measured
    Matrix spreads;  ///< of the repeats: half their interquartile range over the median
    std::vector<int> groups;  ///< of each item, counted from 0
    std::vector<std::string> groupNames, itemNames;
    std::vector<std::string> groupColumns;
    std::string aliases;  ///< the table that named the counters; empty for the built-in one
    std::vector<Message> notes;

    Index items() const { return times.rows(); }
    Index panel() const { return times.cols(); }
};

/// What follows a platform's name in the names of what is predicted for it: the relative time
/// itself, then the ends of its interval.
inline constexpr std::array kPredictionEnds{"", " lower", " upper"};

/// Puts the tables together. Which columns tell runs apart is found: group columns, columns of text
/// and those numbers that all platforms share; what differs between the platforms of one run is a
/// counter, unless most columns describe the run itself; then it is left out. Throws Error where
/// fewer than two platforms or three runs that can be compared are left, or where one platform
/// bears the name of another's bound.
PlatformData readPlatforms(const Tables& tables, PlatformColumns columns,
                           const CounterAliases& aliases = CounterAliases::builtIn());

/// The items and platforms named, all else left out; groups and features stay as they are.
PlatformData subset(const PlatformData& data, const Rows& items, const Rows& platforms);

}  // namespace footbridge
