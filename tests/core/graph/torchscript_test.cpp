// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/torchscript_writer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/graph/interpreter.h"
#include "core/run/error.h"
#include "random_graph.h"

namespace footbridge::graph {
namespace {

void expectClose(const Vector& is, const Vector& wanted) {
    ASSERT_EQ(is.size(), wanted.size());
    const double level = wanted.cwiseAbs().mean();
    for (Index r = 0; r < wanted.size(); ++r) {
        ASSERT_TRUE(std::isfinite(wanted[r]));
        EXPECT_NEAR(is[r], wanted[r], 1e-12 * std::max(level, std::abs(wanted[r]))) << r;
    }
}

class TorchScript : public testing::TestWithParam<std::uint64_t> {};

TEST_P(TorchScript, AgreesWithTheInterpreter) {
    const ModelGraph graph = randomGraph(GetParam(), 5);
    Random random(GetParam(), "rows");
    const Matrix x = randomFeatures(random, 100, 5);

    const TorchScriptModel model(writeTorchScript(graph, "{}"));
    const Outputs script = model.predictAll(x);

    const Outputs native = runAll(graph, x);
    expectClose(script.value, native.value);
    expectClose(script.lower, native.lower);
    expectClose(script.upper, native.upper);
}

INSTANTIATE_TEST_SUITE_P(Seeds, TorchScript, testing::Range<std::uint64_t>(1, 16));

TEST(TorchScriptModel, PredictsMissingColumnsAndLogsLikeTheInterpreter) {
    Builder builder(2);
    const Value gathered = builder.gather(builder.input(), {1, -1, 0});
    const Value filled = builder.fillMissing(gathered, Vector::Constant(3, 2.5));
    const Value logs = builder.apply(Unary::Log, builder.apply(Unary::Exp, filled));
    const Value levels = builder.recode(logs, 0, {}, {}, 4);
    const ModelGraph graph =
        builder.finish(builder.linear(levels, Vector{{1, 10, 100}}, Vector::Zero(1)));
    const Matrix x{{1, 2}, {3, 4}};

    const Vector script = TorchScriptModel(writeTorchScript(graph, "{}")).predict(x);

    EXPECT_NEAR(script[0], 4 + 25 + 100, 1e-12);
    EXPECT_NEAR(script[1], 4 + 25 + 300, 1e-12);
}

TEST(TorchScriptModel, HandlesMoreRowsThanOneSliceAndNone) {
    Random random(1, "slices");
    Builder builder(3);
    const ModelGraph graph =
        builder.finish(builder.trees(builder.input(), randomTrees(random, 3, 12, 5)));
    const Matrix x = randomFeatures(random, 9000, 3);
    const TorchScriptModel model(writeTorchScript(graph, "{}"));

    EXPECT_LT((model.predict(x) - run(graph, x)).cwiseAbs().maxCoeff(), 1e-12);
    EXPECT_EQ(model.predict(Matrix(0, 3)).size(), 0);
}

TEST(TorchScriptModel, MissingValuesHaveNoOrder) {
    Builder builder(2);
    const ModelGraph graph = builder.finish(builder.orderStatistic(builder.input(), 1));
    const double nan = std::numeric_limits<double>::quiet_NaN();

    const Outputs outputs =
        TorchScriptModel(writeTorchScript(graph, "{}")).predictAll(Matrix{{1, nan}, {3, 2}});

    EXPECT_TRUE(std::isnan(outputs.value[0]));
    EXPECT_EQ(outputs.value[1], 2);
    EXPECT_EQ(outputs.lower.size(), 0);
}

TEST(TorchScriptModel, CarriesTheManifest) {
    const std::string manifest = R"({"response": "time"})";
    EXPECT_EQ(TorchScriptModel(writeTorchScript(randomGraph(2, 5), manifest)).manifest(), manifest);
}

TEST(TorchScriptModel, RefusesDamagedArchives) {
    const std::string archive = writeTorchScript(randomGraph(3, 5), "{}");
    EXPECT_THROW(TorchScriptModel(""), Error);
    EXPECT_THROW(TorchScriptModel("not an archive"), Error);
    EXPECT_THROW(TorchScriptModel(archive.substr(0, archive.size() / 2)), Error);
}

TEST(TorchScriptModel, RefusesRowsOfAnotherWidth) {
    const TorchScriptModel model(writeTorchScript(randomGraph(3, 5), "{}"));
    EXPECT_THROW(model.predict(Matrix::Zero(2, 1)), Error);
}

}  // namespace
}  // namespace footbridge::graph
