// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/minimise.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/run/error.h"

namespace footbridge {
namespace {

/// Rosenbrock's valley, lowest at (1, 1).
double valley(const Vector& x, Vector& gradient) {
    const double a = 1 - x[0], b = x[1] - x[0] * x[0];
    gradient << -2 * a - 400 * x[0] * b, 200 * b;
    return a * a + 100 * b * b;
}

TEST(Minimise, FindsTheBottomOfACurvedValley) {
    const Vector best = minimise(valley, Vector{{-1.2, 1.0}}, {.evaluations = 200}, {});
    EXPECT_NEAR(best[0], 1, 0.01);
    EXPECT_NEAR(best[1], 1, 0.02);
}

TEST(Minimise, StaysWithinTheBounds) {
    const Vector best =
        minimise(valley, Vector{{-1.2, 0.4}}, {.evaluations = 200, .low = -2, .high = 0.5}, {});
    EXPECT_NEAR(best[0], 0.5, 0.01);
    EXPECT_NEAR(best[1], 0.25, 0.02);
}

TEST(Minimise, KeepsTheStartWhereNothingIsLower) {
    const auto cliff = [](const Vector& x, Vector& gradient) {
        gradient << 1, 1;
        return x.isZero() ? 0.0 : 1e10;
    };
    EXPECT_TRUE(minimise(cliff, Vector::Zero(2), {}, {}).isZero());
}

TEST(Minimise, PassesOnWhatTheObjectiveThrows) {
    const auto broken = [](const Vector&, Vector&) -> double { throw std::domain_error("x"); };
    EXPECT_THROW(minimise(broken, Vector::Zero(2), {}, {}), std::domain_error);
}

TEST(Minimise, StopsWhenAsked) {
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    int calls = 0;
    const auto objective = [&](const Vector& x, Vector& gradient) {
        if (++calls == 3) stop.request_stop();
        return valley(x, gradient);
    };
    EXPECT_THROW(minimise(objective, Vector{{-1.2, 1.0}}, {}, context), Cancelled);
    EXPECT_EQ(calls, 3);
}

}  // namespace
}  // namespace footbridge
