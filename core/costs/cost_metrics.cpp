// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/cost_metrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/metrics/errors.h"
#include "core/run/missing.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr int kDraws = 400;

constexpr std::array kMetrics{
    CostMetric{"underestimates", &CostMetrics::underestimates},
    CostMetric{"under_mape", &CostMetrics::underMape},
    CostMetric{"over_mape", &CostMetrics::overMape},
    CostMetric{"attempts", &CostMetrics::attempts},
    CostMetric{"time_to_solution", &CostMetrics::solution},
    CostMetric{"charged", &CostMetrics::charged},
    CostMetric{"waste", &CostMetrics::waste},
    CostMetric{"regret", &CostMetrics::regret},
    CostMetric{"cost", &CostMetrics::cost},
    CostMetric{"total_cost", &CostMetrics::totalCost},
};

/// What one row adds to the sums.
struct RowCosts {
    bool usable = false, under = false;
    double miss = 0;  ///< |request - actual| / actual
    double nodes = 1, actual = 0, perfect = 0;
    Attempts attempts;
    double cost = 0;
};

std::vector<RowCosts> rowCosts(const Vector& requests, const Vector& actual, const Vector& nodes,
                               const CostSettings& settings) {
    std::vector<RowCosts> rows(static_cast<std::size_t>(actual.size()));
    for (Index i = 0; i < actual.size(); ++i) {
        RowCosts& row = rows[static_cast<std::size_t>(i)];
        const auto attempts = attemptsOf(requests[i], actual[i], settings.site);
        row.nodes = nodes.size() > 0 ? nodes[i] : 1;
        if (!attempts || !(row.nodes > 0)) continue;
        const double request = settings.site.rounded(requests[i]);
        row.usable = true;
        row.under = request < actual[i];
        row.miss = std::abs(request - actual[i]) / actual[i];
        row.actual = actual[i];
        row.perfect = std::max(settings.site.rounded(actual[i]), actual[i]);
        row.attempts = *attempts;
        row.cost = relativeCost(*attempts, actual[i], settings.ratio, settings.site);
    }
    return rows;
}

/// Adds rows up, so that a draw costs one pass.
class Sums {
  public:
    void add(const RowCosts& row) {
        ++m_all;
        if (!row.usable) return;
        ++m_rows;
        (row.under ? m_under : m_over) += 1;
        (row.under ? m_underMiss : m_overMiss) += row.miss;
        m_attempts += row.attempts.kills + 1;
        m_solution += row.attempts.solution / row.actual;
        m_regret += row.attempts.charged / row.actual - 1;
        m_cost += row.cost;
        m_used += row.nodes * row.actual;
        m_charged += row.nodes * row.attempts.charged;
        m_idle += row.nodes * row.attempts.idle;
        m_costs += row.nodes * row.cost * row.perfect;
        m_perfect += row.nodes * row.perfect;
    }

    CostMetrics metrics() const {
        CostMetrics metrics;
        const double n = m_rows > 0 ? m_rows : kMissing;
        metrics.rows = static_cast<Index>(m_rows);
        metrics.left = static_cast<Index>(m_all - m_rows);
        metrics.underestimates = m_under / n;
        metrics.underMape = m_under > 0 ? 100 * m_underMiss / m_under : 0 * n;
        metrics.overMape = m_over > 0 ? 100 * m_overMiss / m_over : 0 * n;
        metrics.attempts = m_attempts / n;
        metrics.solution = m_solution / n;
        metrics.charged = m_charged / m_used;
        metrics.waste = m_idle / m_used;
        metrics.regret = m_regret / n;
        metrics.cost = m_cost / n;
        metrics.totalCost = m_costs / m_perfect;
        return metrics;
    }

  private:
    double m_all = 0, m_rows = 0, m_under = 0, m_over = 0, m_underMiss = 0, m_overMiss = 0;
    double m_attempts = 0, m_solution = 0, m_regret = 0, m_cost = 0;
    double m_used = 0, m_charged = 0, m_idle = 0, m_costs = 0, m_perfect = 0;
};

}  // namespace

std::span<const CostMetric> allCostMetrics() {
    return kMetrics;
}

const CostMetric* costMetricFromName(std::string_view key) {
    const auto* const found = std::find_if(kMetrics.begin(), kMetrics.end(),
                                           [&](const CostMetric& each) { return each.key == key; });
    return found == kMetrics.end() ? nullptr : found;
}

CostMetrics unknownCosts() {
    CostMetrics costs;
    for (const CostMetric& metric : kMetrics) costs.*metric.member = kMissing;
    return costs;
}

CostMetrics costMetrics(const Vector& requests, const Vector& actual, const Vector& nodes,
                        const CostSettings& settings) {
    Sums sums;
    for (const RowCosts& row : rowCosts(requests, actual, nodes, settings)) sums.add(row);
    return sums.metrics();
}

CostInterval costInterval(const Vector& requests, const Vector& actual, const Vector& nodes,
                          const CostSettings& settings, std::uint64_t seed,
                          const RunContext& context) {
    const std::vector<RowCosts> rows = rowCosts(requests, actual, nodes, settings);
    Random random(seed, "cost interval");
    std::array<std::vector<double>, kMetrics.size()> drawn;
    for (int draw = 0; draw < kDraws && !rows.empty(); ++draw) {
        context.checkCancelled();
        Sums sums;
        for (std::size_t i = 0; i < rows.size(); ++i) sums.add(rows[random.below(rows.size())]);
        const CostMetrics metrics = sums.metrics();
        for (std::size_t m = 0; m < kMetrics.size(); ++m)
            if (const double value = metrics.*kMetrics[m].member; std::isfinite(value))
                drawn[m].push_back(value);
    }
    CostInterval interval;
    for (std::size_t m = 0; m < kMetrics.size(); ++m) {
        std::sort(drawn[m].begin(), drawn[m].end());
        const bool any = !drawn[m].empty();
        interval.low.*kMetrics[m].member = any ? quantileOfSorted(drawn[m], 0.025) : kMissing;
        interval.high.*kMetrics[m].member = any ? quantileOfSorted(drawn[m], 0.975) : kMissing;
    }
    return interval;
}

double adjustmentFactor(const Vector& predicted, const Vector& actual) {
    double sum = 0, count = 0;
    for (Index i = 0; i < actual.size(); ++i) {
        if (!(predicted[i] < actual[i]) || !(actual[i] > 0)) continue;
        sum += (actual[i] - predicted[i]) / actual[i];
        ++count;
    }
    return 1 + (count > 0 ? std::round(100 * sum / count) / 100 : 0);
}

}  // namespace footbridge
