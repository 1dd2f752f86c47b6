// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/feature_shifts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/severity/severity_messages.h"

namespace footbridge {
namespace {

constexpr double kNoise = 1.358;  ///< 95 % quantile of the Kolmogorov distribution
constexpr double kTail = 0.05;

std::vector<double> sortedFinite(const Vector& values) {
    std::vector<double> sorted;
    for (const double value : values)
        if (std::isfinite(value)) sorted.push_back(value);
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

/// The nearest of the values, not one between them: what is shown is in the table.
double quantileOf(const std::vector<double>& sorted, double share) {
    const auto at =
        static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)));
    return sorted[at];
}

double distanceOfSorted(const std::vector<double>& a, const std::vector<double>& b) {
    double largest = 0;
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        const double value = std::min(a[i], b[j]);
        while (i < a.size() && a[i] == value) ++i;
        while (j < b.size() && b[j] == value) ++j;
        largest =
            std::max(largest, std::abs(static_cast<double>(i) / static_cast<double>(a.size()) -
                                       static_cast<double>(j) / static_cast<double>(b.size())));
    }
    return largest;
}

void compareNumbers(const Vector& source, const Vector& target, FeatureShift& shift) {
    const std::vector<double> known = sortedFinite(source), asked = sortedFinite(target);
    if (known.empty() || asked.empty()) return;
    shift.distance = distanceOfSorted(known, asked);
    shift.sourceLow = quantileOf(known, kTail);
    shift.sourceMedian = quantileOf(known, 0.5);
    shift.sourceHigh = quantileOf(known, 1 - kTail);
    shift.targetLow = quantileOf(asked, kTail);
    shift.targetMedian = quantileOf(asked, 0.5);
    shift.targetHigh = quantileOf(asked, 1 - kTail);
    const auto outside = std::count_if(asked.begin(), asked.end(), [&](double value) {
        return value < known.front() || value > known.back();
    });
    shift.outside = static_cast<double>(outside) / static_cast<double>(asked.size());
    if (!shift.moved()) return;
    const auto withUnit = [&](double value) {
        return MessageArgument(value, Digits::Short, shift.unit);
    };
    std::vector<MessageArgument> words = {
        withUnit(shift.targetMedian), withUnit(shift.sourceMedian), withUnit(shift.targetLow),
        withUnit(shift.targetHigh),   withUnit(shift.sourceLow),    withUnit(shift.sourceHigh)};
    if (shift.outside > 0) {
        words.emplace_back(shift.outside, Digits::Percent);
        shift.explanation = {messages::kShiftBeyond, words};
    } else {
        shift.explanation = {messages::kShiftMoved, words};
    }
}

std::map<double, double> sharesOf(const Vector& levels) {
    std::map<double, double> shares;
    double seen = 0;
    for (const double level : levels)
        if (std::isfinite(level)) {
            ++shares[level];
            ++seen;
        }
    for (auto& [level, share] : shares) share /= seen;
    return shares;
}

void compareLevels(const Vector& source, const Vector& target,
                   const std::vector<std::string>& names, FeatureShift& shift) {
    std::map<double, double> known = sharesOf(source), asked = sharesOf(target);
    if (known.empty() || asked.empty()) return;
    std::set<double> levels;
    for (const auto& [level, share] : known) levels.insert(level);
    for (const auto& [level, share] : asked) levels.insert(level);
    double widest = -1, most = 0;
    for (const double level : levels) {
        const double change = std::abs(asked[level] - known[level]);
        shift.distance += 0.5 * change;
        if (level < 0 || known[level] == 0) shift.outside += asked[level];
        if (level >= 0 && change > widest) {
            widest = change;
            most = level;
        }
    }
    shift.distance = std::min(1.0, shift.distance);
    if (!shift.moved()) return;
    const auto at = static_cast<std::size_t>(most);
    const std::string name = widest >= 0 && at < names.size() ? names[at] : "";
    if (shift.outside >= 0.5 || name.empty())
        shift.explanation = {messages::kShiftUnseenLevels, {{shift.outside, Digits::Percent}}};
    else
        shift.explanation = {
            messages::kShiftLevel,
            {name, {asked[most], Digits::Percent}, {known[most], Digits::Percent}}};
}

double countOf(const std::vector<int>& groups, Index rows) {
    if (groups.empty()) return static_cast<double>(rows);
    return static_cast<double>(std::set<int>(groups.begin(), groups.end()).size());
}

}  // namespace

double kolmogorovDistance(const Vector& a, const Vector& b) {
    return distanceOfSorted(sortedFinite(a), sortedFinite(b));
}

std::vector<FeatureShift> featureShifts(const Matrix& source, const Matrix& target,
                                        const std::vector<bool>& isCategory,
                                        const std::vector<FeatureLabel>& labels,
                                        const std::vector<int>& sourceGroups,
                                        const std::vector<int>& targetGroups) {
    const double known = countOf(sourceGroups, source.rows());
    const double asked = countOf(targetGroups, target.rows());
    std::vector<FeatureShift> shifts;
    if (known == 0 || asked == 0) return shifts;
    for (std::size_t column = 0; column < labels.size(); ++column) {
        const auto at = static_cast<Index>(column);
        FeatureShift shift;
        shift.name = labels[column].name;
        shift.unit = labels[column].unit;
        shift.isCategory = isCategory.at(column);
        shift.noise = std::min(1.0, kNoise * std::sqrt((known + asked) / (known * asked)));
        if (shift.isCategory)
            compareLevels(source.col(at), target.col(at), labels[column].levels, shift);
        else
            compareNumbers(source.col(at), target.col(at), shift);
        if (!shift.moved()) shift.explanation = {messages::kShiftNone};
        shifts.push_back(std::move(shift));
    }
    std::stable_sort(shifts.begin(), shifts.end(), [](const auto& a, const auto& b) {
        return a.distance != b.distance ? a.distance > b.distance : a.name < b.name;
    });
    return shifts;
}

}  // namespace footbridge
