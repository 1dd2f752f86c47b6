// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/network.h"

#include <gtest/gtest.h>

#include <chrono>
#include <mutex>
#include <thread>

#include "core/learners/network_training.h"
#include "core/run/error.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

class CurveSink : public ProgressSink {
  public:
    void progress(const Message&, double fraction) override { fractions.push_back(fraction); }
    void curve(const CurvePoint& point) override { points.push_back(point); }
    std::vector<double> fractions;
    std::vector<CurvePoint> points;
};

NetworkOptions shortTraining(int steps = 300) {
    NetworkOptions options;
    options.hidden = {32, 32};
    options.steps = steps;
    options.batch = 64;
    return options;
}

Network trained(std::uint64_t seed, int steps = 300) {
    const Matrix X = normalMatrix(400, 4, 1);
    RunContext context;
    context.seed = seed;
    return trainNetwork(X, smoothResponse(X), {}, 1, shortTraining(steps), context);
}

bool same(const Network& a, const Network& b) {
    for (std::size_t i = 0; i < a.layers.size(); ++i) {
        if (a.layers[i].weight != b.layers[i].weight || a.layers[i].bias != b.layers[i].bias) {
            return false;
        }
    }
    return a.layers.size() == b.layers.size();
}

TEST(Network, LearnsASmoothFunctionOfNewRows) {
    const Network network = trained(1, 600);
    const Matrix Q = normalMatrix(500, 4, 2);
    EXPECT_LT(nmse(network.predict(Q).col(0), smoothResponse(Q)), 0.03);
}

TEST(Network, SameSeedGivesTheSameBits) {
    EXPECT_TRUE(same(trained(7), trained(7)));
    EXPECT_FALSE(same(trained(7), trained(8)));
}

TEST(Network, TrainingsAtTheSameTimeDoNotTouchEachOther) {
    const Network alone = trained(7);
    Network first, second;
    {
        const std::jthread one([&] { first = trained(7); });
        const std::jthread two([&] { second = trained(9); });
    }
    EXPECT_TRUE(same(alone, first));
    EXPECT_TRUE(same(trained(9), second));
}

TEST(Network, StopsWhenCancelled) {
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const Matrix X = normalMatrix(5000, 20, 1);
    NetworkOptions options;
    options.steps = 1000000;
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        stop.request_stop();
    });
    EXPECT_THROW(trainNetwork(X, smoothResponse(X), {}, 1, options, context), Cancelled);
}

TEST(Network, EachRowTeachesItsOwnHead) {
    const Matrix X = normalMatrix(600, 3, 3);
    std::vector<int> heads(600);
    Vector v = smoothResponse(X);
    for (std::size_t i = 0; i < heads.size(); ++i) {
        heads[i] = static_cast<int>(i % 2);
        if (heads[i] == 1) v[static_cast<Index>(i)] *= -1;
    }
    const Network network = trainNetwork(X, v, heads, 2, shortTraining(600), {});
    const Matrix Q = normalMatrix(300, 3, 4);
    const Matrix predicted = network.predict(Q);
    ASSERT_EQ(predicted.cols(), 2);
    EXPECT_LT(nmse(predicted.col(0), smoothResponse(Q)), 0.1);
    EXPECT_LT(nmse(predicted.col(1), -smoothResponse(Q)), 0.1);
}

TEST(Network, HiddenIsWhatTheLastLayerReads) {
    const Network network = trained(1);
    const Matrix Q = normalMatrix(300, 4, 2);
    const Matrix hidden = network.hidden(Q);
    ASSERT_EQ(hidden.cols(), 32);
    const Matrix last =
        (hidden * network.layers.back().weight).rowwise() + network.layers.back().bias.transpose();
    EXPECT_LT((last - network.predict(Q)).cwiseAbs().maxCoeff(), 1e-12);
}

TEST(Network, TheEmittedGraphIsTheModel) {
    const Network network = trained(1);
    const Matrix Q = normalMatrix(300, 4, 2) * 3;
    EXPECT_LT((emitted(network, Q) - network.predict(Q).col(0)).cwiseAbs().maxCoeff(), 1e-11);
}

constexpr MessageId kSeries{"net", "a network"};

TEST(Network, WatchesHeldOutRowsWithoutLearningFromThem) {
    const Matrix X = normalMatrix(300, 4, 1), held = normalMatrix(60, 4, 2);
    NetworkOptions options = shortTraining();
    options.series = kSeries;
    const Network alone = trainNetwork(X, smoothResponse(X), {}, 1, options, {});
    options.watched = {held, smoothResponse(held), {}};
    CurveSink sink;
    RunContext context;
    context.sink = &sink;
    const Network watched = trainNetwork(X, smoothResponse(X), {}, 1, options, context);

    ASSERT_GE(sink.points.size(), 90U);
    EXPECT_EQ(sink.points.back().step, options.steps);
    EXPECT_EQ(sink.points.back().series, Message(kSeries));
    EXPECT_LT(sink.points.back().training, 0.3 * sink.points.front().training);
    EXPECT_LT(sink.points.back().validation, 0.3 * sink.points.front().validation);
    EXPECT_TRUE(std::is_sorted(sink.fractions.begin(), sink.fractions.end()));
    EXPECT_NEAR(sink.points.back().validation,
                (watched.predict(held).col(0) - smoothResponse(held)).squaredNorm() / 60, 1e-12);
    EXPECT_TRUE(same(watched, alone));
}

TEST(Network, WithoutHeldOutRowsTheValidationLossIsMissing) {
    CurveSink sink;
    RunContext context;
    context.sink = &sink;
    NetworkOptions options = shortTraining(20);
    options.series = kSeries;
    const Matrix X = normalMatrix(30, 2, 1);
    trainNetwork(X, X.col(0), {}, 1, options, context);
    ASSERT_FALSE(sink.points.empty());
    EXPECT_TRUE(std::isnan(sink.points.back().validation));
}

TEST(Network, FineTuningMovesTheMeanOfTheHeadsToTheNewResponse) {
    const Matrix X = normalMatrix(400, 4, 1);
    std::vector<int> heads(400);
    for (std::size_t i = 0; i < heads.size(); ++i) heads[i] = static_cast<int>(i % 3);
    const Network start = trainNetwork(X, smoothResponse(X), heads, 3, shortTraining(), {});
    const Matrix S = normalMatrix(40, 4, 5), Q = normalMatrix(200, 4, 6);
    const auto target = [](const Matrix& M) { return Vector(smoothResponse(M).array() * 0.7 + 1); };
    NetworkOptions options;
    options.steps = 200;
    options.learningRate = 1e-3;
    options.cosine = false;

    const Network tuned = fineTune(start, S, target(S), options, {});

    EXPECT_LT(nmse(tuned.predict(Q).rowwise().mean(), target(Q)), 0.25);
    EXPECT_GT(nmse(start.predict(Q).rowwise().mean(), target(Q)), 1.0);
    EXPECT_TRUE(same(tuned, fineTune(start, S, target(S), options, {})));
}

TEST(Network, OneRowIsEnoughToTrainOnAndToTuneWith) {
    const Matrix X = normalMatrix(1, 3, 1);
    const Vector v = Vector::Constant(1, 0.5);
    NetworkOptions options = shortTraining(100);
    const Network network = trainNetwork(X, v, {}, 1, options, {});
    const Network tuned = fineTune(network, X, -v, options, {});
    EXPECT_NEAR(network.predict(X)(0, 0), 0.5, 0.1);
    EXPECT_NEAR(tuned.predict(X)(0, 0), -0.5, 0.1);
}

TEST(Network, NumbersWithoutBoundEndTrainingWithASentence) {
    const Matrix X = normalMatrix(20, 2, 1) * 1e30;
    EXPECT_THROW(trainNetwork(X, X.col(0), {}, 1, shortTraining(), {}), Error);
}

}  // namespace
}  // namespace footbridge
