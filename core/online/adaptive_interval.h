// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>

#include "core/run/matrix.h"

namespace footbridge {

/// Conformal intervals that stay calibrated while errors change (Gibbs and Candes 2021): the level
/// asked of the last errors moves with every run that falls outside. Where the level asked for
/// would need more errors than there are, no finite interval is valid, and there is none.
class AdaptiveInterval {
  public:
    explicit AdaptiveInterval(double level);
    /// Half-width in units of `spread`, how unsure the prediction says it is (> 0).
    std::optional<double> halfWidth() const;
    /// `size`: |measured - predicted| / spread.
    void add(double size);
    /// The errors are of another environment: only the last `rows` count.
    void forget(Index rows);

  private:
    double m_level, m_miss;  // m_miss: share outside asked for now; may leave [0, 1]
    std::deque<double> m_sizes;
};

}  // namespace footbridge
