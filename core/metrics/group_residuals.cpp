// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/group_residuals.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace footbridge {

Vector largestOfGroups(const Vector& residuals, const std::vector<int>& groups) {
    if (static_cast<Index>(groups.size()) != residuals.size()) return residuals;
    std::map<int, double> largest;
    for (Index i = 0; i < residuals.size(); ++i) {
        double& size = largest[groups[static_cast<std::size_t>(i)]];
        size = std::max(size, std::abs(residuals[i]));
    }
    if (largest.size() < kGroupsForIntervals) return {};
    Vector sizes(static_cast<Index>(largest.size()));
    Index at = 0;
    for (const auto& [group, size] : largest) sizes[at++] = size;
    return sizes;
}

}  // namespace footbridge
