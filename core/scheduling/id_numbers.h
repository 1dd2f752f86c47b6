// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>
#include <unordered_map>

namespace footbridge {

/// Numbers of a log that tell users and other things apart, as ints: themselves where they are
/// whole and at most 2·10⁹; larger ones, as of hashes, and fractions count down from the greatest
/// int in the order in which they come. -1 for missing and negative ones.
class IdNumbers {
  public:
    int operator()(double id) {
        if (!(id >= 0)) return -1;
        if (id <= kMost && id == std::floor(id)) return static_cast<int>(id);
        const int next = std::numeric_limits<int>::max() - static_cast<int>(m_others.size());
        return m_others.try_emplace(id, next).first->second;
    }

  private:
    static constexpr double kMost = 2e9;
    std::unordered_map<double, int> m_others;
};

}  // namespace footbridge
