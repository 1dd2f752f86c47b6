// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/interval_quality.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/graph/model_graph.h"

namespace footbridge {
namespace {

constexpr double kLn2 = 0.6931471805599453;

/// Predicts x; on a logarithmic scale its interval is `half` wide, times 2 from x = 10 on.
StrategyResult result(double half, const Vector& residuals, const Vector& spread) {
    StrategyResult result;
    result.model.transform = {ResponseTransform::Kind::Log, 1};
    graph::Builder builder(1);
    const graph::Value x = builder.input();
    if (spread.size() > 0) {
        const graph::Value above =
            builder.clip(builder.scaled(x, 1, -9), Vector::Zero(1), Vector::Ones(1));
        const graph::Value width = builder.scaled(above, half, half);
        const graph::Value v = builder.apply(graph::Unary::Log, x);
        const auto end = [&](double sign) {
            return builder.apply(graph::Unary::Exp, builder.add(v, builder.scaled(width, sign, 0)));
        };
        const graph::Value lower = end(-1);
        result.model.graph = builder.finish(x, lower, end(1));
    } else {
        result.model.graph = builder.finish(x);
    }
    result.model.interval = IntervalWidth{0.9, half};
    result.outOfFold = -residuals;
    result.outOfFoldSpread = spread;
    return result;
}

TEST(IntervalQuality, CountsTestRowsInsideAndMeasuresWidths) {
    const Vector residuals = Vector::Constant(9, kLn2);
    const StrategyResult model = result(kLn2, residuals, {});
    const Matrix raw = Vector::Constant(4, 8.0);
    Vector truth(4);
    truth << 4.1, 15.9, 3.9, 16.1;
    const IntervalQuality quality = intervalQuality(model, Vector::Zero(9), raw, truth, {});
    EXPECT_DOUBLE_EQ(quality.coverage90, 0.5);
    EXPECT_NEAR(quality.width90, kLn2, 1e-12);
    EXPECT_NEAR(quality.width80, kLn2, 1e-12);
}

TEST(IntervalQuality, FollowsIntervalsThatDifferByRow) {
    const StrategyResult model = result(kLn2, Vector::Constant(9, kLn2), Vector::Ones(9));
    Matrix raw(2, 1);
    raw << 8, 20;
    Vector truth(2);
    truth << 3.9, 5.1;
    const IntervalQuality quality = intervalQuality(model, Vector::Zero(9), raw, truth, {});
    EXPECT_DOUBLE_EQ(quality.coverage90, 0.5) << "20 / 4 is 5, 8 / 2 is 4";
    EXPECT_NEAR(quality.width90, 1.5 * kLn2, 1e-12);
}

TEST(IntervalQuality, SaysNothingOfALevelThatTheShotsAreTooFewFor) {
    StrategyResult model = result(kLn2, Vector::Constant(4, kLn2), {});
    model.model.interval->level = 0.8;
    const Matrix raw = Vector::Constant(4, 8.0);
    const IntervalQuality quality =
        intervalQuality(model, Vector::Zero(4), raw, Vector::Constant(4, 8.0), {});
    EXPECT_TRUE(std::isnan(quality.coverage90));
    EXPECT_DOUBLE_EQ(quality.coverage80, 1);
}

}  // namespace
}  // namespace footbridge
