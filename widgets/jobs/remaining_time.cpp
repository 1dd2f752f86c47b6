// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/remaining_time.h"

#include <algorithm>

namespace footbridge {

namespace {

/// Before this much is done and this long has passed an estimate is a guess.
constexpr double kFirstFraction = 0.02, kFirstSeconds = 0.3;
/// What was told stands as long as the estimate lies no further above it.
constexpr double kFurthest = 1.5, kFurthestSeconds = 2;

}  // namespace

double RemainingTime::told(double fraction, double elapsed) {
    if (fraction < kFirstFraction || fraction >= 1 || elapsed < kFirstSeconds) return -1;
    const double estimate = elapsed * (1 - fraction) / fraction;
    const double left = std::max(0.0, m_told - (elapsed - m_since));
    if (m_told >= 0 && estimate > m_told && estimate > kFurthest * left + kFurthestSeconds)
        return -1;
    m_told = m_told < 0 || estimate <= m_told ? estimate : left;
    m_since = elapsed;
    return m_told;
}

}  // namespace footbridge
