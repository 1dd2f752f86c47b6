// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/tree_thresholds.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace footbridge {
namespace {

std::vector<double> distinctValues(const Matrix& X, Index column) {
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(X.rows()));
    for (const double value : X.col(column)) {
        if (!std::isnan(value)) values.push_back(value);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// In single precision two doubles may be one number, and a double below the threshold may be
/// rounded up to it; the tree's own comparison decides which way a value goes.
double midpoint(const std::vector<double>& values, double threshold, Precision precision) {
    const auto goesLeft = [&](double value) {
        return precision == Precision::Single
                   ? static_cast<float>(value) < static_cast<float>(threshold)
                   : value < threshold;
    };
    const auto right = std::partition_point(values.begin(), values.end(), goesLeft);
    if (values.empty() || right == values.begin()) {
        return values.empty() ? threshold : std::min(threshold, values.front());
    }
    const double below = *std::prev(right);
    if (right == values.end()) return std::max(threshold, std::nextafter(below, HUGE_VAL));
    const double middle = below + (*right - below) / 2;
    return middle > below ? middle : *right;
}

}  // namespace

void moveToMidpoints(graph::TreeEnsemble& ensemble, const Matrix& X, Precision precision) {
    std::vector<std::vector<double>> values(static_cast<std::size_t>(X.cols()));
    for (std::size_t i = 0; i < ensemble.feature.size(); ++i) {
        if (ensemble.feature[i] < 0) continue;
        auto& known = values[static_cast<std::size_t>(ensemble.feature[i])];
        if (known.empty()) known = distinctValues(X, ensemble.feature[i]);
        ensemble.threshold[i] = midpoint(known, ensemble.threshold[i], precision);
    }
}

}  // namespace footbridge
