// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/cost_metrics.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/costs/losses.h"
#include "core/run/number_limits.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

Vector of(std::initializer_list<double> values) {
    Vector vector(static_cast<Index>(values.size()));
    std::copy(values.begin(), values.end(), vector.begin());
    return vector;
}

TEST(CostMetrics, AreWhatTheyAreByHand) {
    const CostMetrics metrics = costMetrics(of({20, 50}), of({40, 40}), {}, {});
    EXPECT_EQ(metrics.rows, 2);
    EXPECT_EQ(metrics.underestimates, 0.5);
    EXPECT_EQ(metrics.underMape, 50);
    EXPECT_EQ(metrics.overMape, 25);
    EXPECT_EQ(metrics.attempts, 1.5);
    EXPECT_EQ(metrics.solution, (60 / 40.0 + 1) / 2);
    EXPECT_EQ(metrics.charged, 100 / 80.0);
    EXPECT_EQ(metrics.waste, 10 / 80.0);
    EXPECT_EQ(metrics.regret, 0.25);
    EXPECT_EQ(metrics.cost, (60 / 40.0 + 50 / 40.0) / 2);
    EXPECT_EQ(metrics.totalCost, 110 / 80.0);
}

TEST(CostMetrics, WeighTotalsByNodesAndRunsAlike) {
    const CostMetrics metrics = costMetrics(of({20, 50}), of({40, 40}), of({3, 1}), {});
    EXPECT_EQ(metrics.totalCost, (3 * 60 + 50) / 160.0);
    EXPECT_EQ(metrics.waste, 10 / 160.0);
    EXPECT_EQ(metrics.cost, (60 / 40.0 + 50 / 40.0) / 2);
}

TEST(CostMetrics, SeeUnderestimatesMoreTheMoreTheyCost) {
    CostSettings dear;
    dear.ratio = 10;
    const Vector actual = of({40, 40}), low = of({30, 30}), high = of({60, 60});
    EXPECT_LT(costMetrics(high, actual, {}, {}).cost, costMetrics(low, actual, {}, {}).cost);
    EXPECT_GT(costMetrics(low, actual, {}, dear).cost,
              5 * costMetrics(high, actual, {}, dear).cost);
}

TEST(CostMetrics, CountRowsThatCannotBeUsed) {
    CostSettings settings;
    settings.site.maximum = 100;
    const CostMetrics metrics =
        costMetrics(of({10, std::nan(""), 10, -1}), of({10, 10, 200, 5}), {}, settings);
    EXPECT_EQ(metrics.rows, 1);
    EXPECT_EQ(metrics.left, 3);
    EXPECT_EQ(metrics.cost, 1);
    EXPECT_TRUE(std::isnan(costMetrics(Vector(), Vector(), {}, {}).cost));
}

TEST(CostMetrics, AreNamed) {
    for (const CostMetric& metric : allCostMetrics())
        EXPECT_EQ(costMetricFromName(metric.key)->member, metric.member);
    EXPECT_EQ(costMetricFromName("nmse"), nullptr);
}

TEST(CostMetrics, AreFiniteAtTheEdgesOfWhatIsComputedWith) {
    CostSettings settings{Loss::kMostRatio, {}};
    settings.site.resubmission = SiteRules::kMost;
    for (const double edge : {kMostNumber, kLeastNumber}) {
        const Vector requests = of({kLeastNumber, kMostNumber, edge}),
                     actual = of({kMostNumber, kLeastNumber, 1}),
                     nodes = of({kMostNumber, 1, kLeastNumber});
        const CostMetrics metrics = costMetrics(requests, actual, nodes, settings);
        const CostInterval interval = costInterval(requests, actual, nodes, settings, 1);
        EXPECT_EQ(metrics.rows, 3);
        for (const CostMetric& metric : allCostMetrics()) {
            EXPECT_TRUE(std::isfinite(metrics.*metric.member)) << metric.key;
            EXPECT_TRUE(std::isfinite(interval.high.*metric.member)) << metric.key;
        }
    }
}

TEST(CostInterval, HoldsTheMeanAndTightensWithRows) {
    Random random(3);
    const auto widthWith = [&](Index rows) {
        Vector requests(rows), actual(rows);
        for (Index i = 0; i < rows; ++i) {
            actual[i] = std::exp(random.normal());
            requests[i] = actual[i] * std::exp(0.5 * random.normal());
        }
        const CostMetrics metrics = costMetrics(requests, actual, {}, {});
        const CostInterval interval = costInterval(requests, actual, {}, {}, 1);
        EXPECT_LT(interval.low.cost, metrics.cost);
        EXPECT_GT(interval.high.cost, metrics.cost);
        return interval.high.cost - interval.low.cost;
    };
    EXPECT_LT(widthWith(2000), 0.5 * widthWith(50));
}

TEST(AdjustmentFactor, LooksAtUnderestimatesAlone) {
    EXPECT_DOUBLE_EQ(adjustmentFactor(of({50, 75, 500}), of({100, 100, 100})), 1.38);
    EXPECT_EQ(adjustmentFactor(of({200}), of({100})), 1);
}

}  // namespace
}  // namespace footbridge
