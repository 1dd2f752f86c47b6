// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/change_charts.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/online/adwin.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr double kRate = 1e-3;

/// Alarms among so many runs whose errors are drawn by `draw`.
template <typename Draw>
int alarmsOf(int runs, const Draw& draw) {
    ChangeCharts charts(kRate);
    NormalScore errors, sizes;
    int alarms = 0;
    for (int i = 0; i < runs; ++i) {
        const double error = draw();
        if (errors.ready() &&
            charts.add(errors.of(error), sizes.of(std::abs(error)), errors.doubt()))
            ++alarms;
        errors.add(error);
        sizes.add(std::abs(error));
    }
    return alarms;
}

TEST(ChangeCharts, ThresholdsGiveTheRunLengthAskedFor) {
    // One-sided run lengths as tabulated (Montgomery, "Introduction to Statistical Quality
    // Control").
    EXPECT_NEAR(rowsBetweenFalseAlarms(0.5, 4), 2 * 168, 0.02 * 2 * 168);
    EXPECT_NEAR(rowsBetweenFalseAlarms(0.5, 5), 2 * 465, 0.02 * 2 * 465);
    EXPECT_NEAR(rowsBetweenFalseAlarms(0.5, cusumThreshold(0.5, 1e4)), 1e4, 1);
    EXPECT_GT(cusumThreshold(0.5, 1e5), cusumThreshold(0.5, 1e4));
}

TEST(ChangeCharts, RaiseNoMoreFalseAlarmsThanStatedWhateverTheDistribution) {
    constexpr int kRuns = 40'000;
    Random random(11);
    const int normal = alarmsOf(kRuns, [&] { return random.normal(); });
    const int heavy = alarmsOf(kRuns, [&] { return random.normal() / (0.05 + random.uniform()); });
    EXPECT_LE(normal, 1.5 * kRate * kRuns);
    EXPECT_LE(heavy, 1.5 * kRate * kRuns);
}

TEST(ChangeCharts, NoticeChangesUpwardsAndDownwards) {
    for (const double shift : {3.0, -3.0}) {
        Random random(5);
        ChangeCharts charts(1e-4);
        NormalScore errors, sizes;
        std::optional<Change> change;
        int delay = 0;
        for (int i = 0; i < 400 && !change; ++i) {
            const double error = random.normal() + (i < 300 ? 0 : shift);
            if (errors.ready())
                change = charts.add(errors.of(error), sizes.of(std::abs(error)), errors.doubt());
            errors.add(error);
            sizes.add(std::abs(error));
            delay = i - 300;
        }
        ASSERT_TRUE(change);
        EXPECT_GE(delay, 0);
        EXPECT_LE(delay, 10);
        EXPECT_EQ(change->kind, shift > 0 ? ChangeKind::Slower : ChangeKind::Faster);
    }
}

TEST(Adwin, KeepsAStableWindowAndCutsAChangedOne) {
    Random random(7);
    Adwin adwin(0.002);
    int cuts = 0;
    for (int i = 0; i < 3000; ++i) cuts += adwin.add(random.normal()).has_value();
    EXPECT_LE(cuts, 1);
    bool cut = false;
    for (int i = 0; i < 200; ++i) cut = adwin.add(3 + random.normal()).has_value() || cut;
    EXPECT_TRUE(cut);
    EXPECT_LT(adwin.size(), 400);
    EXPECT_NEAR(adwin.mean(), 3, 0.5);
}

}  // namespace
}  // namespace footbridge
