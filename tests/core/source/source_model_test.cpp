// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_model.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "core/graph/interpreter.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/source/source_options.h"
#include "core/source/source_training.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

std::shared_ptr<const SourceModel> trainOn(const std::vector<Dataset>& sources,
                                           const RunContext& context = {}) {
    return trainSource(sources, {"size", "threads", "compiler"}, ResponseTransform::Kind::Log,
                       quick(), context);
}

TEST(SourceModel, SameInputsAndSeedGiveTheSameBits) {
    const std::vector<Dataset> sources{source()};
    const auto first = trainOn(sources), second = trainOn(sources);
    const Matrix raw = rawOf(affineTarget(), first->schema);
    EXPECT_EQ(first->predictions(raw), second->predictions(raw));
    EXPECT_EQ(first->parts[0].heldOutPredictions, second->parts[0].heldOutPredictions);
}

TEST(SourceModel, AnotherSeedGivesOtherNetworks) {
    const std::vector<Dataset> sources{source()};
    RunContext other;
    other.seed = 2;
    const auto first = trainOn(sources), second = trainOn(sources, other);
    EXPECT_NE(first->networks[0].layers[0].weight, second->networks[0].layers[0].weight);
    EXPECT_NE(first->networks[0].layers[0].weight, first->networks[1].layers[0].weight);
}

TEST(SourceModel, PredictsUnseenRunsOfItsOwnPlatform) {
    const std::vector<Dataset> sources{source()};
    const auto model = trainOn(sources);
    const Dataset fresh = platform("old cluster", drawRuns(200, 9), sourceTime);
    const Vector v = fresh.response().array().log();
    const Vector f = model->predictions(rawOf(fresh, model->schema)).col(0);
    EXPECT_LT(normalisedError(f, v, variance(v)), 0.05);
}

TEST(SourceModel, GraphAgreesWithItsOwnPredictions) {
    const std::vector<Dataset> sources{source(), affineTarget()};
    const auto model = trainOn(sources);
    const Matrix raw = rawOf(bentTarget(), model->schema);
    graph::Builder builder(model->schema.size());
    const graph::ModelGraph graph = builder.finish(model->emitMean(builder, builder.input()));
    const Vector mean = model->predictions(raw).rowwise().mean();
    EXPECT_LT((graph::run(graph, raw) - mean).cwiseAbs().maxCoeff(), 1e-6);
}

TEST(SourceModel, EverySourceHasItsOwnHeadAndLevel) {
    const std::vector<Dataset> sources{source(), affineTarget()};
    const auto model = trainOn(sources);
    ASSERT_EQ(model->parts.size(), 2u);
    EXPECT_EQ(model->parts[0].label, "old cluster");
    const Matrix f = model->predictions(rawOf(sources[1], model->schema));
    const Vector v = sources[1].response().array().log();
    EXPECT_LT(normalisedError(f.col(1), v, variance(v)), 0.05);
    EXPECT_GT(normalisedError(f.col(0), v, variance(v)), 0.2);
}

TEST(SourceModel, FoldedHeadIsTheMeanOfTheNetworksHeads) {
    const std::vector<Dataset> sources{source(), affineTarget()};
    const auto model = trainOn(sources);
    const Matrix encoded = model->encoder.encode(rawOf(bentTarget(), model->schema));
    Vector folded = Vector::Zero(encoded.rows());
    for (std::size_t k = 0; k < model->networks.size(); ++k)
        folded += model->meanHead(k).predict(encoded).col(0);
    folded = folded.array() / 2 * model->deviation() + model->mean();
    const Vector mean = model->networkPredictions(encoded).rowwise().mean();
    EXPECT_LT((folded - mean).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(SourceModel, HeldOutPredictionsDifferFromWhatItHasLearntByHeart) {
    const std::vector<Dataset> sources{source()};
    const auto model = trainOn(sources);
    const SourcePart& part = model->parts[0];
    ASSERT_EQ(part.heldOutPredictions.size(), part.heldOutResponses.size());
    const double error = normalisedError(part.heldOutPredictions, part.heldOutResponses,
                                         variance(part.heldOutResponses));
    EXPECT_GT(error, 1e-4);
    EXPECT_LT(error, 0.2);
}

TEST(SourceModel, HeldOutFoldsKeepGroupsWhole) {
    Dataset grouped = platform("old cluster", drawRuns(300, 1), [](const Execution& run) {
        return std::exp(double(int(run.size) % 7));
    });
    grouped.roles.groups = {"compiler"};
    Dataset loose = grouped;
    loose.roles.groups.clear();
    const auto perGroup = trainOn({grouped}), perRow = trainOn({loose});
    EXPECT_NE(perGroup->parts[0].heldOutPredictions, perRow->parts[0].heldOutPredictions);
}

TEST(SourceModel, TooFewLabelledRowsAreRefusedByName) {
    const std::vector<Dataset> sources{platform("tiny", drawRuns(4, 1), sourceTime)};
    try {
        trainOn(sources);
        FAIL() << "four rows were accepted";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "source-too-small");
        EXPECT_EQ(error.message().arguments().at(0), "tiny");
    }
}

TEST(SourceModel, ResponseKindIsLogOnlyWhenEverythingSeenIsPositive) {
    const std::vector<Dataset> sources{source()};
    const Dataset target = platform(
        "t", drawRuns(10, 2), [i = 0](const Execution&) mutable { return i++ == 9 ? -1.0 : 2.0; });
    const Rows positive{0, 1, 2}, withNegative{0, 9};
    EXPECT_EQ(responseKind(sources, target, positive), ResponseTransform::Kind::Log);
    EXPECT_EQ(responseKind(sources, target, withNegative), ResponseTransform::Kind::Asinh);
}

class CurveSink : public ProgressSink {
  public:
    void progress(const Message&, double) override {}
    void curve(const CurvePoint& point) override { points.push_back(point); }
    std::vector<CurvePoint> points;
};

TEST(SourceModel, NetworksShowTheLossOnRowsTheyAreHeldBackFrom) {
    const std::vector<Dataset> sources{source()};
    CurveSink sink;
    RunContext context;
    context.sink = &sink;
    const auto watched = trainOn(sources, context);

    ASSERT_FALSE(sink.points.empty());
    for (const CurvePoint& point : sink.points) {
        EXPECT_TRUE(std::isfinite(point.validation)) << point.series.text() << ' ' << point.step;
        EXPECT_GT(point.validation, 0) << point.series.text() << ' ' << point.step;
    }
    EXPECT_LT(sink.points.back().validation, sink.points.front().validation);
    EXPECT_EQ(watched->networks[0].layers[0].weight, trainOn(sources)->networks[0].layers[0].weight)
        << "watching changes nothing";
}

TEST(SourceModel, TrainsWithTheLeastOfEverySetting) {
    const std::vector<Dataset> sources{source(), affineTarget()};
    const SourceOptions least{1, 1, 1, 5, 5, 0};
    ASSERT_TRUE(areUsable(least));
    for (const SourceOptions& options :
         {least, SourceOptions{7, 1, 1, 5, 5, 1}, SourceOptions{1, 1, 1, 4000, 5, 1}}) {
        const auto model = trainSource(sources, {"size", "threads", "compiler"},
                                       ResponseTransform::Kind::Log, options, {});
        EXPECT_EQ(model->networks.size(), static_cast<std::size_t>(options.networks));
        EXPECT_TRUE(model->predictions(rawOf(affineTarget(), model->schema)).allFinite());
    }
    // One large group is held back as a whole, and so are all the rows that were drawn.
    Dataset grouped = source();
    Table table = *grouped.table;
    Column campaign{"campaign", ColumnType::Number, {}, {}, {}};
    for (int row = 0; row < 300; ++row) campaign.numbers.push_back(std::max(0, row - 289));
    table.columns.push_back(campaign);
    grouped.table = std::make_shared<const Table>(std::move(table));
    grouped.roles.groups = {"campaign"};
    const std::vector<Dataset> campaigns{grouped};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        RunContext context;
        context.seed = seed;
        const auto model = trainSource(campaigns, {"size", "threads", "compiler"},
                                       ResponseTransform::Kind::Log, {1, 1, 1, 300, 5, 0}, context);
        EXPECT_TRUE(model->predictions(rawOf(affineTarget(), model->schema)).allFinite());
    }
    for (auto change : {+[](SourceOptions& options) { --options.networks; },
                        +[](SourceOptions& options) { --options.networkSteps; },
                        +[](SourceOptions& options) { --options.boostingRounds; },
                        +[](SourceOptions& options) { --options.rowsPerSource; },
                        +[](SourceOptions& options) { --options.networkRows; },
                        +[](SourceOptions& options) { --options.processRows; }}) {
        SourceOptions options = least;
        change(options);
        EXPECT_FALSE(areUsable(options));
    }
}

TEST(SourceModel, CancelEndsTheTraining) {
    const std::vector<Dataset> sources{platform("big", drawRuns(4000, 1), sourceTime)};
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        stop.request_stop();
    });
    EXPECT_THROW(trainSource(sources, {"size", "threads", "compiler"}, ResponseTransform::Kind::Log,
                             {2, 100000, 3000, 4000, 6000, 800}, context),
                 Cancelled);
}

}  // namespace
}  // namespace footbridge
