// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <deque>
#include <optional>

#include "core/run/matrix.h"

namespace footbridge {

enum class ChangeKind { Slower, Faster, Other };  ///< responses above, below, or off both ways

struct Change {
    ChangeKind kind = ChangeKind::Other;
    Index rows = 0;  ///< since when, counted back from the row that gave the alarm: at least 1
};

/// Mean number of rows between false alarms of one one-sided CUSUM of standard normal scores with
/// allowance k and threshold h (Siegmund's approximation).
double rowsBetweenFalseAlarms(double k, double h);
/// The threshold for which that is `rows`.
double cusumThreshold(double k, double rows);

/// CUSUM charts over standardised errors, upwards and downwards, and over their size, each for
/// small and for large changes; together they raise `falseAlarms` a row while nothing changes.
/// Source: METHODS.md, "Online".
class ChangeCharts {
  public:
    explicit ChangeCharts(double falseAlarms);
    /// `error` and `size`: standard normal scores of measured minus predicted and of its size.
    /// `doubt`: what the scores may be off by; all charts allow for it.
    std::optional<Change> add(double error, double size, double doubt = 0);
    void restart();

  private:
    struct Chart {
        double k, h;
        double sum = 0;
        Index rows = 0;  // since the sum was 0
        bool add(double score);
    };
    std::array<Chart, 6> m_charts;
};

/// Where a value stands among the last ones, as a standard normal score: whatever their
/// distribution, the scores are normal while it stays the same.
class NormalScore {
  public:
    bool ready() const { return m_values.size() >= kFewest; }
    double of(double value) const;  ///< needs ready()
    void add(double value);
    void clear();
    /// What the scores may be off by, because the last ones are only so many.
    double doubt() const;
    static constexpr std::size_t kFewest = 30, kMost = 200;

  private:
    std::deque<double> m_waiting;  // the newest: what has begun to change is not what it is held to
    std::deque<double> m_values;
};

}  // namespace footbridge
