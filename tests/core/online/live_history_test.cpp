// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_history.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/graph/interpreter.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

/// A stream of so many runs whose responses are `factor(run)` times what the features say.
struct Streamed {
    LiveHistory history;
    std::unique_ptr<LiveStream> stream;

    Streamed(int runs, const std::function<double(int)>& factor) {
        Random random(4);
        const auto record = [&](int run) {
            const double a = static_cast<double>(random.below(6)), b = random.uniform();
            const double noise = 1 + 0.05 * random.normal();
            return std::to_string(a) + "," + std::to_string(b) + "," +
                   std::to_string(factor(run) * std::exp(0.3 * a + b) * noise);
        };
        std::vector<std::string> first;
        for (int i = 0; i < 30; ++i) first.push_back(record(0));
        StreamFormat format("stream", "a,b,time", first, "time", {});
        stream = std::make_unique<LiveStream>(
            std::move(format), nullptr, LiveOptions{.initial = 30, .online = {}}, RunContext{});
        LiveWorker worker;
        for (int i = 0; i < runs; ++i) {
            while (worker.isDue(stream->learner().runs())) worker.finish({}).adopt(i);
            history.add(stream->take(record(i), 30 + i), *stream);
            for (const LiveWork& work : stream->wantedWork()) worker.begin(work);
        }
    }
    LiveSummary summary() const { return history.summary(*stream); }
};

TEST(LiveHistory, KeepsAtMostSoManyPointsInTheOrderOfRuns) {
    const Streamed streamed(2600, [](int) { return 1.0; });
    const LiveSummary summary = streamed.summary();
    EXPECT_EQ(summary.runs, 2600);
    EXPECT_LE(summary.points.size(), LiveHistory::kMostPoints);
    EXPECT_GE(summary.points.size(), LiveHistory::kMostPoints / 3);
    for (std::size_t i = 1; i < summary.points.size(); ++i)
        ASSERT_GT(summary.points[i].row, summary.points[i - 1].row);
    EXPECT_GT(summary.points.back().row, 2600);
    EXPECT_TRUE(summary.drifts.empty());
    EXPECT_EQ(summary.recovery.drift, -1);
    EXPECT_EQ(summary.feature == "a" || summary.feature == "b", true) << summary.feature;
}

TEST(LiveHistory, SaysWhenTheErrorIsUsualAgainBehindADrift) {
    const Streamed streamed(600, [](int run) { return run < 300 ? 1 : 5; });
    const LiveSummary summary = streamed.summary();
    ASSERT_EQ(summary.drifts.size(), 1u);
    EXPECT_EQ(summary.recovery.drift, summary.drifts.front());
    EXPECT_GE(summary.recovery.runs, 10);
    EXPECT_LT(summary.recovery.error, 1.25 * summary.recovery.before + 1e-12);
    EXPECT_LT(summary.errors.online, summary.errors.first);
    // What is never adapted loses its intervals with the drift, what is adapted finds them again.
    EXPECT_GT(summary.points.back().inside, 0.8);
}

TEST(LiveHistory, NamesTheVersionsThatCanBeExportedAndTakenUp) {
    const Streamed streamed(500, [](int run) { return run < 250 ? 1 : 5; });
    const LiveSummary summary = streamed.summary();
    ASSERT_GE(summary.versions.size(), 3u);
    EXPECT_EQ(summary.exported.size(), summary.versions.size());
    EXPECT_EQ(summary.kept, std::vector<int>{1});
}

TEST(LiveHistory, KeepsAtMostSoManyVersions) {
    const Streamed streamed(1300, [](int run) { return std::exp(0.9 * (run / 100)); });
    const LiveSummary summary = streamed.summary();
    ASSERT_GE(summary.versions.size(), 20u);
    EXPECT_EQ(summary.exported.size(), 17u) << "the last sixteen and the one now";
    EXPECT_EQ(summary.kept.size(), 8u);
    const OnlineLearner& learner = streamed.stream->learner();
    for (const int number : summary.exported) {
        const auto snapshot = learner.snapshot(number);
        ASSERT_TRUE(snapshot) << number;
        EXPECT_TRUE(graph::runAll(snapshot->graph, snapshot->last).value.allFinite()) << number;
    }
}

TEST(LiveSnapshot, SaysOfOldVersionsWhatTheySaidWhenTheyEnded) {
    const Streamed streamed(500, [](int run) { return run < 250 ? 1 : 5; });
    const OnlineLearner& learner = streamed.stream->learner();
    const auto old = learner.snapshot(1), now = learner.snapshot(learner.version().number);
    ASSERT_TRUE(old && now);
    const double before = graph::runAll(old->graph, now->last).value.mean();
    const double after = graph::runAll(now->graph, now->last).value.mean();
    EXPECT_NEAR(after / before, 5, 1);
    EXPECT_FALSE(learner.snapshot(99));
    EXPECT_LE(old->low[0], 0);
    EXPECT_GE(old->high[0], 5);
}

TEST(LiveWorker, DoesWorkWhenItIsDueAndHandsOnWhatWentWrong) {
    LiveWorker worker;
    std::vector<int> done;
    worker.begin({.due = 3, .run = [&](const RunContext&) { done.push_back(1); }, .adopt = {}});
    worker.begin(
        {.due = 3, .run = [](const RunContext&) { throw std::runtime_error("no"); }, .adopt = {}});
    EXPECT_FALSE(worker.isDue(2));
    ASSERT_TRUE(worker.isDue(3));
    worker.finish({});
    EXPECT_EQ(done, std::vector<int>{1});
    EXPECT_THROW(worker.finish({}), std::runtime_error);
    EXPECT_FALSE(worker.isDue(100));
}

}  // namespace
}  // namespace footbridge
