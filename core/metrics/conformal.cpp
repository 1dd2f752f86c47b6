// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/conformal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace footbridge {

int fewestResiduals(double level) {
    return static_cast<int>(std::ceil(level / (1 - level) - 1e-9));
}

Vector scaledResiduals(const Vector& v, const Vector& predicted, const Vector& spread) {
    if (spread.size() == 0) return v - predicted;
    return (v - predicted).cwiseQuotient(spread);
}

std::optional<IntervalWidth> conformalWidth(const Vector& residuals, double level) {
    std::vector<double> sizes;
    for (const double residual : residuals)
        if (std::isfinite(residual)) sizes.push_back(std::abs(residual));
    std::sort(sizes.begin(), sizes.end());
    const auto widthAt = [&](double wanted) -> std::optional<IntervalWidth> {
        // 0.9 * 30 is a little above 27 in binary; without the slack it would ask for the 28th.
        const auto rank = static_cast<std::size_t>(
            std::max(1.0, std::ceil(wanted * static_cast<double>(sizes.size() + 1) - 1e-9)));
        if (rank > sizes.size()) return std::nullopt;
        return IntervalWidth{wanted, sizes[rank - 1]};
    };
    if (auto width = widthAt(level)) return width;
    for (const double lower : std::array{0.9, 0.8, 0.5})
        if (lower < level)
            if (auto width = widthAt(lower)) return width;
    return std::nullopt;
}

}  // namespace footbridge
