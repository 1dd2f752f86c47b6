// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/reallocation.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

TEST(Attempts, DoubleUntilTheRunFits) {
    const auto attempts = attemptsOf(10, 35, {}).value();
    EXPECT_EQ(attempts.kills, 2);
    EXPECT_EQ(attempts.lost, 30);  // 10 + 20
    EXPECT_EQ(attempts.last, 40);
    EXPECT_EQ(attempts.idle, 5);
    EXPECT_EQ(attempts.solution, 65);
    EXPECT_EQ(attempts.charged, 65);
    SiteRules byRequest;
    byRequest.billing = Billing::Request;
    EXPECT_EQ(attemptsOf(10, 35, byRequest)->charged, 70);
}

TEST(Attempts, AgreeWithTheClosedForm) {
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        const double request = std::exp(3 * random.normal()),
                     actual = std::exp(3 * random.normal());
        const auto attempts = attemptsOf(request, actual, {}).value();
        const double kills = std::max(0.0, std::ceil(std::log2(actual / request)));
        EXPECT_EQ(attempts.kills, kills);
        EXPECT_NEAR(attempts.solution, (std::pow(2, kills) - 1) * request + actual,
                    1e-9 * attempts.solution);
    }
}

TEST(Attempts, ThatExactlyFitAreNotKilled) {
    EXPECT_EQ(attemptsOf(35, 35, {})->kills, 0);
    EXPECT_EQ(attemptsOf(17.5, 35, {})->kills, 1);
}

TEST(Attempts, AreNothingWhereNoneCanSucceed) {
    SiteRules site;
    site.maximum = 30;
    EXPECT_FALSE(attemptsOf(10, 31, site));
    EXPECT_EQ(attemptsOf(16, 30, site)->last, 30);  // not 32
    EXPECT_FALSE(attemptsOf(0, 1, {}));
    EXPECT_FALSE(attemptsOf(std::nan(""), 1, {}));
    EXPECT_FALSE(attemptsOf(1, 0, {}));
}

TEST(SiteRules, RoundUpToWhatMayBeAskedFor) {
    SiteRules site;
    site.granularity = 15;
    site.minimum = 20;
    site.maximum = 100;
    EXPECT_EQ(site.rounded(1), 30);  // the first multiple that is not below the minimum
    EXPECT_EQ(site.rounded(30), 30);
    EXPECT_EQ(site.rounded(30.1), 45);
    EXPECT_EQ(site.rounded(1000), 100);
    site.granularity = 0.1;
    site.minimum = 0;
    EXPECT_DOUBLE_EQ(site.rounded(3 * 0.1), 0.3);
    EXPECT_EQ(SiteRules().rounded(12.5), 12.5);
}

TEST(SiteRules, AreCheckedBeforeTheyAreUsed) {
    SiteRules site;
    EXPECT_NO_THROW(site.check());
    site.minimum = 10;
    site.maximum = 5;
    EXPECT_THROW(site.check(), Error);
    site = {};
    site.granularity = -1;
    EXPECT_THROW(site.check(), Error);
}

TEST(SiteRules, LeaveARequestWhereItsStepsCannotBeTold) {
    SiteRules site;
    site.granularity = 5e-324;
    EXPECT_EQ(site.rounded(12.5), 12.5);
    site.granularity = 1e-17;
    EXPECT_EQ(site.rounded(12.5), 12.5);
}

TEST(SiteRules, TakeNoNumberWithWhichCostsOverflow) {
    for (double SiteRules::*member :
         {&SiteRules::granularity, &SiteRules::minimum, &SiteRules::resubmission}) {
        SiteRules site;
        site.*member = SiteRules::kMost;
        EXPECT_NO_THROW(site.check());
        site.*member = 1e308;
        EXPECT_THROW(site.check(), Error);
    }
}

TEST(SiteRules, SayThatStartingAgainCostsAFiniteNumber) {
    for (const double resubmission :
         {-1.0, 1e31, std::nan(""), std::numeric_limits<double>::infinity()}) {
        SiteRules site;
        site.resubmission = resubmission;
        try {
            site.check();
            FAIL() << resubmission;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "cost-resubmission");
        }
    }
}

TEST(RelativeCost, IsOneForAPerfectRequest) {
    SiteRules site;
    site.granularity = 10;
    EXPECT_EQ(relativeCost(*attemptsOf(40, 35, site), 35, 5, site), 1);
    EXPECT_EQ(relativeCost(*attemptsOf(35, 35, {}), 35, 5, {}), 1);
}

TEST(RelativeCost, CountsWhatIsLostByTheRatio) {
    const auto attempts = attemptsOf(20, 35, {}).value();  // 20 lost, 5 idle
    EXPECT_DOUBLE_EQ(relativeCost(attempts, 35, 1, {}), (35 + 5 + 20) / 35.0);
    EXPECT_DOUBLE_EQ(relativeCost(attempts, 35, 4, {}), (35 + 5 + 80) / 35.0);
    SiteRules site;
    site.resubmission = 7;
    EXPECT_DOUBLE_EQ(relativeCost(*attemptsOf(20, 35, site), 35, 4, site),
                     (35 + 5 + 4 * 27) / 35.0);
}

}  // namespace
}  // namespace footbridge
