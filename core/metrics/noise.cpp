// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/noise.h"

#include <cmath>
#include <numeric>

#include "core/metrics/row_order.h"

namespace footbridge {

std::optional<ReplicateNoise> replicateNoise(const Matrix& raw, const Vector& v) {
    if (raw.cols() == 0) return std::nullopt;
    Rows columns(static_cast<std::size_t>(raw.cols()));
    std::iota(columns.begin(), columns.end(), Index{0});
    Rows order = rowOrder(raw, columns);
    std::erase_if(order, [&](Index row) { return !std::isfinite(v[row]); });
    ReplicateNoise noise;
    double squares = 0;
    std::size_t freedom = 0;
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && compareRows(raw, columns, order[first], order[end]) == 0)
            ++end;
        if (end - first > 1) {
            double mean = 0;
            for (std::size_t i = first; i < end; ++i) mean += v[order[i]];
            mean /= static_cast<double>(end - first);
            for (std::size_t i = first; i < end; ++i) squares += std::pow(v[order[i]] - mean, 2);
            noise.rows += static_cast<Index>(end - first);
            freedom += end - first - 1;
        }
        first = end;
    }
    if (freedom == 0) return std::nullopt;
    noise.variance = squares / static_cast<double>(freedom);
    return noise;
}

}  // namespace footbridge
