// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// Adaptive windowing (Bifet and Gavalda 2007): keeps as many of the last values as agree with one
/// mean, in O(log n) buckets. Source: METHODS.md, "Online".
class Adwin {
  public:
    explicit Adwin(double delta);
    /// How many of the last values remain where the window was cut, nothing otherwise.
    std::optional<Index> add(double value);
    double mean() const;
    Index size() const { return m_count; }
    void restart();

  private:
    struct Bucket {
        double sum = 0, variance = 0;  // variance: sum of squared deviations
    };
    void compress();
    bool cutOnce();

    double m_delta;
    std::vector<std::deque<Bucket>> m_rows;  // row i: buckets of 2^i values, oldest first
    Index m_count = 0, m_updates = 0;
    double m_sum = 0, m_variance = 0;
};

}  // namespace footbridge
