// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/noise.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace footbridge {
namespace {

/// Orders doubles with NaN equal to NaN and above every number.
int compare(double a, double b) {
    const bool aMissing = std::isnan(a), bMissing = std::isnan(b);
    if (aMissing || bMissing) return static_cast<int>(aMissing) - static_cast<int>(bMissing);
    return a < b ? -1 : a > b ? 1 : 0;
}

int compareRows(const Matrix& raw, Index a, Index b) {
    for (Index column = 0; column < raw.cols(); ++column)
        if (const int order = compare(raw(a, column), raw(b, column)); order != 0) return order;
    return 0;
}

}  // namespace

std::optional<ReplicateNoise> replicateNoise(const Matrix& raw, const Vector& v) {
    if (raw.cols() == 0) return std::nullopt;
    Rows order;
    for (Index row = 0; row < raw.rows(); ++row)
        if (std::isfinite(v[row])) order.push_back(row);
    std::sort(order.begin(), order.end(), [&](Index a, Index b) {
        const int sign = compareRows(raw, a, b);
        return sign != 0 ? sign < 0 : a < b;
    });
    ReplicateNoise noise;
    double squares = 0;
    Index freedom = 0;
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && compareRows(raw, order[first], order[end]) == 0) ++end;
        if (end - first > 1) {
            double mean = 0;
            for (std::size_t i = first; i < end; ++i) mean += v[order[i]];
            mean /= static_cast<double>(end - first);
            for (std::size_t i = first; i < end; ++i) squares += std::pow(v[order[i]] - mean, 2);
            noise.rows += static_cast<Index>(end - first);
            freedom += static_cast<Index>(end - first) - 1;
        }
        first = end;
    }
    if (freedom == 0) return std::nullopt;
    noise.variance = squares / static_cast<double>(freedom);
    return noise;
}

}  // namespace footbridge
