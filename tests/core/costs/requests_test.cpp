// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/requests.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

double exponential(double v) {
    return std::exp(v);
}

/// Log-normal errors around predictions.
KnownRuns drawn(Index count, double deviation, std::uint64_t seed) {
    Random random(seed);
    KnownRuns known;
    known.v.resize(count);
    known.predicted.resize(count);
    for (Index i = 0; i < count; ++i) {
        known.predicted[i] = 3 + random.normal();
        known.v[i] = known.predicted[i] + deviation * random.normal();
    }
    known.backward = exponential;
    return known;
}

TEST(UpperBound, IsEnoughAsOftenAsItSays) {
    double killed = 0, runs = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const RequestRule rule = upperBound(drawn(19, 0.4, seed).residuals(), 0.9);
        const KnownRuns later = drawn(20, 0.4, seed + 10000);
        for (Index i = 0; i < later.v.size(); ++i, ++runs)
            killed += rule.request({later.predicted[i], 1}, exponential) < std::exp(later.v[i]);
    }
    EXPECT_NEAR(killed / runs, 0.1, 0.02);
}

TEST(UpperBound, IsNotPromisedFromTooFewRuns) {
    const std::vector<double> residuals(18, 0.1);
    EXPECT_THROW(upperBound(residuals, 0.95), Error);
    EXPECT_NO_THROW(upperBound(std::vector<double>(19, 0.1), 0.95));
    EXPECT_THROW(upperBound(residuals, 1), Error);
    EXPECT_THROW(upperBound(residuals, 0), Error);
    EXPECT_THROW(upperBound({}, 0.5), Error);
}

TEST(UpperBound, GrowsWithTheSpreadOfTheRun) {
    KnownRuns known = drawn(50, 0.3, 1);
    known.spread = Vector::Constant(50, 2);
    const RequestRule rule = upperBound(known.residuals(), 0.9);
    EXPECT_GT(rule.request({3, 2}, exponential), rule.request({3, 1}, exponential));
    KnownRuns plain = known;
    plain.spread.resize(0);
    EXPECT_NEAR(rule.request({3, 2}, exponential),
                upperBound(plain.residuals(), 0.9).request({3, 1}, exponential), 1e-9);
}

TEST(CheapestRule, AsksForMoreTheMoreAnUnderestimateCosts) {
    const KnownRuns known = drawn(200, 0.4, 2);
    double before = 2, request = 0;
    for (const double ratio : {1.0, 5.0, 20.0, 100.0}) {
        CostSettings settings;
        settings.ratio = ratio;
        const ScoredRule rule = cheapestRule(scoredRules(known, settings));
        EXPECT_LE(rule.metrics.underestimates, before);
        EXPECT_GE(rule.rule.request({3, 1}, exponential), request);
        before = rule.metrics.underestimates;
        request = rule.rule.request({3, 1}, exponential);
    }
    EXPECT_LT(before, 0.05);
}

TEST(CheapestRule, CostsLessThanAnyOtherOnLaterRuns) {
    CostSettings settings;
    settings.ratio = 5;
    const ScoredRule rule = cheapestRule(scoredRules(drawn(400, 0.5, 3), settings));
    const KnownRuns later = drawn(4000, 0.5, 4);
    const auto costWith = [&](const RequestRule& each) {
        Vector requests(later.v.size());
        for (Index i = 0; i < requests.size(); ++i)
            requests[i] = each.request({later.predicted[i], 1}, exponential);
        return costMetrics(requests, later.actual(), {}, settings).totalCost;
    };
    EXPECT_LT(costWith(rule.rule), 0.95 * costWith({RequestRule::Kind::Padded, 1, 0, 0}));
    EXPECT_LT(costWith(rule.rule), costWith({RequestRule::Kind::Padded, 3.5, 0, 0}));
    EXPECT_NEAR(costWith(rule.rule), rule.metrics.totalCost, 0.2 * rule.metrics.totalCost);
}

/// Many runs of a second, and some of an hour that are predicted far too short.
KnownRuns mostlyShort() {
    KnownRuns known;
    known.v.resize(100);
    known.predicted.resize(100);
    for (Index i = 0; i < 100; ++i) {
        const bool longer = i % 10 == 0;
        known.predicted[i] = longer ? std::log(600.0) : 0;
        known.v[i] = longer ? std::log(3600.0) : 0;
    }
    known.backward = exponential;
    return known;
}

TEST(CheapestRule, PadsFreelyWhatNoRunCanExceed) {
    CostSettings settings;
    settings.ratio = 5;
    KnownRuns known = drawn(400, 0.5, 3);
    const auto costOf = [&] {
        return cheapestRule(scoredRules(known, settings)).metrics.totalCost;
    };
    const double without = costOf();
    known.most = 1.3 * known.actual();
    EXPECT_LE(costOf(), 1.3 + 1e-9);
    EXPECT_GT(without, 1.5);
    for (const double nobodySaid : {double(NAN), 0.0, -1.0}) {
        known.most.setConstant(nobodySaid);
        EXPECT_EQ(costOf(), without);
    }
}

TEST(CheapestRule, IsTheLimitUnlessAnotherIsClearlyCheaper) {
    CostSettings settings;
    settings.ratio = 5;
    const auto ruleWith = [&](double deviation, double limit, std::uint64_t seed) {
        KnownRuns known = drawn(50, deviation, seed);
        known.most = limit * known.actual();
        return cheapestRule(scoredRules(known, settings));
    };
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const ScoredRule tight = ruleWith(0.8, 1.2, seed), wide = ruleWith(0.1, 20, seed);
        EXPECT_TRUE(tight.rule.limit) << seed;
        EXPECT_NEAR(tight.metrics.totalCost, 1.2, 1e-9);
        EXPECT_EQ(tight.metrics.underestimates, 0);
        EXPECT_FALSE(wide.rule.limit) << seed;
        // A run without a limit is asked for what is cheapest where nobody has one.
        const ScoredRule free = cheapestRule(scoredRules(drawn(50, 0.8, seed), settings));
        EXPECT_FALSE(free.rule.limit);
        const PlannedRun run{std::log(10.0), 1};
        EXPECT_EQ(tight.rule.request(run, exponential), free.rule.request(run, exponential));
        EXPECT_EQ(tight.rule.request({std::log(10.0), 1, 700}, exponential), 700);
    }
    KnownRuns known = drawn(50, 0.8, 1);
    known.most = 1.2 * known.actual();
    known.most[7] = 0;
    EXPECT_FALSE(cheapestRule(scoredRules(known, settings)).rule.limit) << "a run without a limit";
    EXPECT_EQ(chanceAbove(0.12, 49), 6.88 / 50);
}

TEST(Outlook, OfARunThatCannotTakeLongerHasNoErrorsBeyond) {
    PlannedRun run{std::log(10.0), 1};
    run.most = 15;
    const RequestRule rule{RequestRule::Kind::Padded, 64, 0, 0};
    EXPECT_EQ(rule.request(run, exponential), 15);
    const Outlook outlook = outlookOf(15, run, {-1, 0, 1, 2}, exponential, {});
    EXPECT_EQ(outlook.attempts, 1);
    EXPECT_NEAR(outlook.chanceKilled, 1.0 / 5, 1e-12);
}

TEST(CheapestRule, DoesNotKillLongRunsForTheSakeOfShortOnes) {
    CostSettings settings;
    settings.ratio = 5;
    const ScoredRule rule = cheapestRule(scoredRules(mostlyShort(), settings));
    // Six times is enough for the long runs; a mean of relative costs would ask for 1.
    EXPECT_EQ(rule.metrics.underestimates, 0);
    EXPECT_GT(rule.rule.request({0, 1}, exponential), 5.99);
    EXPECT_LT(rule.rule.request({0, 1}, exponential), 7);
}

TEST(CheapestFor, WeighsRunsByWhatTheyTake) {
    // A platform whose errors are as in the known runs: one in ten takes six times as long.
    std::vector<double> residuals(100, 0.0);
    std::fill(residuals.end() - 10, residuals.end(), std::log(6.0));
    CostSettings settings;
    settings.ratio = 20;
    const RequestRule rule = cheapestFor({{0, 1}, {5, 1}}, residuals, exponential, settings);
    EXPECT_GE(rule.request({0, 1}, exponential), 6);
    settings.ratio = 0.01;
    EXPECT_LT(cheapestFor({{0, 1}, {5, 1}}, residuals, exponential, settings)
                  .request({0, 1}, exponential),
              1.1);
}

TEST(CheapestRule, KeepsAwayFromTheWorstOfFewRuns) {
    // Ten runs, one of each in turn: what is chosen on them pays on thousands like them.
    CostSettings settings;
    settings.ratio = 20;
    double chosen = 0, covering = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const KnownRuns few = drawn(10, 0.2, seed), many = drawn(2000, 0.2, 100 + seed);
        const ScoredRule rule = cheapestRule(scoredRules(few, settings));
        const auto costOn = [&](const RequestRule& asked) {
            Vector requests(many.v.size());
            for (Index i = 0; i < requests.size(); ++i)
                requests[i] = asked.request({many.predicted[i], 1}, many.backward);
            return costMetrics(requests, many.actual(), {}, settings).totalCost;
        };
        chosen += costOn(rule.rule);
        const RequestRule worst{RequestRule::Kind::UpperBound, 1, 0.9, few.residuals().back()};
        covering += costOn(worst);
    }
    EXPECT_LT(chosen, 0.7 * covering);
}

TEST(ErrorsBeyond, FollowTheUpperHalf) {
    EXPECT_TRUE(errorsBeyond({1}).empty());
    const std::vector<double> beyond = errorsBeyond({-1, 0, 1, 2, 3});
    ASSERT_EQ(beyond.size(), 20u);
    EXPECT_NEAR(beyond.front(), 3 - 1.0 * std::log(1 - 0.025), 1e-12);
    EXPECT_TRUE(std::is_sorted(beyond.begin(), beyond.end()));
    EXPECT_DOUBLE_EQ(errorsBeyond({2, 2, 2}).back(), 2);
}

TEST(CheapestFor, DoesNotTakeARuleThatRequestsNothing) {
    // A prediction below 0 has no padded request; a bound has one.
    const std::vector<double> residuals(40, 3.0);
    const auto identity = [](double v) { return v; };
    const RequestRule rule = cheapestFor({{-1, 1}, {2, 1}}, residuals, identity, {});
    EXPECT_EQ(rule.kind, RequestRule::Kind::UpperBound);
}

TEST(ScoredRules, LeaveTheRunItselfOutOfItsBound) {
    // With the run itself the bound at 50 % would cover two of three.
    KnownRuns known;
    known.v.resize(3);
    known.v << 1, 2, 3;
    known.predicted = Vector::Zero(3);
    known.backward = exponential;
    for (const ScoredRule& rule : scoredRules(known, {}))
        if (rule.rule.kind == RequestRule::Kind::UpperBound && rule.rule.level == 0.5) {
            EXPECT_NEAR(rule.metrics.underestimates, 1.0 / 3, 1e-12);
            return;
        }
    FAIL() << "no bound at 50 %";
}

TEST(Outlook, IsExactForKnownErrorsAndThoseBeyond) {
    const std::vector<double> residuals{-std::log(2.0), 0, std::log(3.0)};
    CostSettings settings;
    settings.ratio = 2;
    const double ten = exponential(std::log(10.0));  // which is not quite 10
    const Outlook outlook = outlookOf(ten, {std::log(10.0), 1}, residuals, exponential, settings);
    EXPECT_DOUBLE_EQ(outlook.chanceKilled, 2.0 / 4);  // one of three, and the one to come
    // The run to come is one of four, and then lies beyond the three.
    Outlook beyond;
    for (const double error : errorsBeyond(residuals)) {
        const double actual = 10 * std::exp(error);
        const int kills = static_cast<int>(std::ceil(std::log2(actual / 10) - 1e-9));
        const double last = 10 * std::pow(2, kills), lost = last - 10;
        beyond.attempts += (kills + 1) / 20.0;
        beyond.cost += (last + 2 * lost) / 20;
        beyond.solution += (lost + actual) / 20;
    }
    EXPECT_NEAR(outlook.attempts, (1 + 1 + 3 + beyond.attempts) / 4, 1e-12);
    EXPECT_NEAR(outlook.cost, (10 + 10 + (40 + 2 * 30) + beyond.cost) / 4, 1e-9);
    EXPECT_NEAR(outlook.solution, (5 + 10 + 60 + beyond.solution) / 4, 1e-9);
}

}  // namespace
}  // namespace footbridge
