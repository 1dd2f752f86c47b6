// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/costing.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/costs/request_study.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

KnownRuns knownRuns(Index count) {
    Random random(5);
    KnownRuns known;
    known.v.resize(count);
    known.predicted.resize(count);
    for (Index i = 0; i < count; ++i) {
        known.predicted[i] = 4 + random.normal();
        known.v[i] = known.predicted[i] + 0.4 * random.normal();
    }
    known.backward = [](double v) { return std::exp(v); };
    return known;
}

Costing readBack(const Costing& costing) {
    const nlohmann::json json = toJson(costing);
    const FieldRules rules{[](const FieldFault& fault) {
        return Error(MessageId{"test", "%1"}, {fault.path});
    }};
    return costingFrom(JsonFields(json, rules));
}

TEST(Costing, IsReadBackAsWritten) {
    EXPECT_EQ(readBack({}), Costing());
    Costing costing{Loss(LossKind::Linex, 7), RequestSettings{}};
    EXPECT_EQ(readBack(costing), costing);
    costing.requests->probability = 0.93;
    costing.requests->atMost = "requested_s";
    costing.requests->site = {15, 30, 86400, Billing::Request, 12};
    EXPECT_EQ(readBack(costing), costing);
}

TEST(Costing, OfAProbabilityIsTheBoundThere) {
    Costing costing{Loss(LossKind::Squared, 5), RequestSettings{{}, 0.9, {}}};
    const ScoredRule rule = costing.ruleFor(knownRuns(40));
    EXPECT_EQ(rule.rule.kind, RequestRule::Kind::UpperBound);
    EXPECT_EQ(rule.rule.level, 0.9);
    EXPECT_NEAR(rule.metrics.underestimates, 0.1, 0.05);
    EXPECT_THROW(costing.ruleFor(knownRuns(8)), Error);
}

TEST(RequestStudy, RecommendsWhatCostsLeastAndNamesTodaysPractice) {
    const KnownRuns known = knownRuns(60);
    const Vector own = 4 * known.actual();
    const RequestStudy study =
        studyRequests(known, own, {Loss(LossKind::Squared, 5), RequestSettings{}});
    ASSERT_EQ(study.practices.size(), 4U);
    EXPECT_EQ(study.practices[0].metrics.totalCost, study.recommended.metrics.totalCost);
    for (const PracticeStudy& practice : study.practices) {
        EXPECT_GE(practice.metrics.totalCost, study.recommended.metrics.totalCost);
        ASSERT_EQ(practice.costs.size(), study.ratios.size());
        EXPECT_LE(practice.interval.low.totalCost, practice.metrics.totalCost);
    }
    EXPECT_EQ(study.practices[3].metrics.underestimates, 0);
    EXPECT_NEAR(study.practices[3].metrics.totalCost, 4, 1e-9);
    // Ours leans further as underestimates become dearer; a fixed factor cannot.
    const auto& ours = study.practices[0].costs;
    const auto& fixed = study.practices[1].costs;
    EXPECT_LT(ours.back() / ours.front(), 0.7 * fixed.back() / fixed.front());
    EXPECT_EQ(studyRequests(known, {}, {}).practices.size(), 3U);
}

TEST(RequestStudy, SaysHowFarItIsAndStops) {
    struct Steps : ProgressSink {
        std::vector<double> fractions;
        std::stop_source* stop = nullptr;
        void progress(const Message&, double fraction) override {
            fractions.push_back(fraction);
            if (stop && fractions.size() > 3) stop->request_stop();
        }
    } steps;
    RunContext context;
    context.sink = &steps;
    studyRequests(knownRuns(60), {}, {}, context);
    EXPECT_TRUE(std::is_sorted(steps.fractions.begin(), steps.fractions.end()));
    ASSERT_GT(steps.fractions.size(), 100U);
    EXPECT_LE(steps.fractions.back(), 1);
    std::stop_source stop;
    steps.stop = &stop;
    steps.fractions.clear();
    context.stop = stop.get_token();
    EXPECT_THROW(studyRequests(knownRuns(60), {}, {}, context), Cancelled);
    EXPECT_EQ(steps.fractions.size(), 4U);
}

}  // namespace
}  // namespace footbridge
