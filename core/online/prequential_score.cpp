// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/prequential_score.h"

#include <cmath>
#include <limits>
#include <numeric>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr std::size_t kRecent = 10;

double mean(double sum, double count) {
    return count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

PrequentialScore::PrequentialScore(Index batch) : m_batch(batch) {}

void PrequentialScore::add(double predicted, double measured) {
    ++m_runs;
    if (measured != 0) {
        const double error = std::abs(predicted - measured) / std::abs(measured);
        m_errors += error;
        m_batchSum += error;
        ++m_scored;
        m_recent.push_back(error);
        if (m_recent.size() > kRecent) m_recent.pop_front();
    }
    m_predicted.push_back(predicted);
    m_measured.push_back(measured);
    if (static_cast<Index>(m_predicted.size()) < m_batch) return;
    ++m_batches;
    m_sum += m_batchSum / static_cast<double>(m_batch);
    const double rank = spearman(Eigen::Map<const Vector>(m_predicted.data(), m_batch),
                                 Eigen::Map<const Vector>(m_measured.data(), m_batch));
    if (!std::isnan(rank)) m_ranks += rank, ++m_ranked;
    m_batchSum = 0;
    m_predicted.clear();
    m_measured.clear();
}

double PrequentialScore::batchError() const {
    return mean(m_sum, static_cast<double>(m_batches));
}

double PrequentialScore::meanError() const {
    return mean(m_errors, static_cast<double>(m_scored));
}

double PrequentialScore::recentError() const {
    return mean(std::accumulate(m_recent.begin(), m_recent.end(), 0.0),
                static_cast<double>(m_recent.size()));
}

double PrequentialScore::rank() const {
    return mean(m_ranks, static_cast<double>(m_ranked));
}

}  // namespace footbridge
