// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/adaptive_interval.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace footbridge {
namespace {

constexpr double kStep = 0.01;      // of the level, for a run outside
constexpr std::size_t kMost = 250;  // errors that count

}  // namespace

AdaptiveInterval::AdaptiveInterval(double level) : m_level(level), m_miss(1 - level) {}

std::optional<double> AdaptiveInterval::halfWidth() const {
    const auto n = static_cast<double>(m_sizes.size());
    const double rank = std::ceil((1 - m_miss) * (n + 1) - 1e-9);
    if (m_sizes.empty() || rank > n) return std::nullopt;
    std::vector<double> sizes(m_sizes.begin(), m_sizes.end());
    const auto at = sizes.begin() + static_cast<std::ptrdiff_t>(std::max(1.0, rank)) - 1;
    std::nth_element(sizes.begin(), at, sizes.end());
    return *at;
}

void AdaptiveInterval::add(double size) {
    const auto half = halfWidth();
    const bool outside = half && size > *half;
    // Without an interval nothing was promised that could be kept or missed too often; the level
    // comes back as if the run had been inside.
    m_miss += kStep * ((1 - m_level) - (outside ? 1 : 0));
    m_miss = std::min(m_miss, 2 * (1 - m_level));
    m_sizes.push_back(size);
    if (m_sizes.size() > kMost) m_sizes.pop_front();
}

void AdaptiveInterval::forget(Index rows) {
    while (static_cast<Index>(m_sizes.size()) > rows) m_sizes.pop_front();
    m_miss = 1 - m_level;
}

}  // namespace footbridge
