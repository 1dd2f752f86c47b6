// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// Scores predictions in the order in which they are made, each before it is learned from. The
/// relative error of a run measured as 0 does not exist; it counts for none.
class PrequentialScore {
  public:
    explicit PrequentialScore(Index batch);
    void add(double predicted, double measured);

    double batchError() const;   ///< mean over full batches of the batch's mean relative error
    double meanError() const;    ///< over all runs
    double recentError() const;  ///< of the last ten runs
    double rank() const;         ///< mean over full batches of Spearman's correlation; NaN without
    Index runs() const { return m_runs; }

  private:
    Index m_batch, m_runs = 0, m_scored = 0, m_batches = 0, m_ranked = 0;
    double m_sum = 0, m_batchSum = 0, m_errors = 0, m_ranks = 0;
    std::vector<double> m_predicted, m_measured;  // of the batch that is filling
    std::deque<double> m_recent;
};

}  // namespace footbridge
