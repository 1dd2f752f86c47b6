// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/graph/interpreter.h"
#include "core/graph/live_steps.h"
#include "core/graph/onnx_model.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "random_graph.h"

namespace footbridge::graph {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::vector<OnnxColumn> numberColumns(Index count) {
    std::vector<OnnxColumn> columns;
    for (Index i = 0; i < count; ++i) columns.push_back({"x" + std::to_string(i), "", false, {}});
    return columns;
}

Outputs throughOnnx(const ModelGraph& graph, const std::vector<OnnxColumn>& columns,
                    const Matrix& x) {
    return OnnxModel(writeOnnx(graph, columns, "{}")).predict(columns, x);
}

void expectClose(const Vector& is, const Vector& wanted, double tolerance) {
    ASSERT_EQ(is.size(), wanted.size());
    const double level = wanted.cwiseAbs().mean();
    for (Index r = 0; r < wanted.size(); ++r) {
        ASSERT_TRUE(std::isfinite(wanted[r]));
        EXPECT_NEAR(is[r], wanted[r], tolerance * std::max(level, std::abs(wanted[r]))) << r;
    }
}

std::string failureOf(const std::string& bytes) {
    try {
        OnnxModel(bytes).predict(numberColumns(5), Matrix::Zero(2, 5));
    } catch (const Error& error) {
        return error.message().code();
    }
    return "";
}

class Onnx : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Onnx, ReadsBackAsTheSameFunction) {
    const ModelGraph graph = randomGraph(GetParam(), 5);
    Random random(GetParam(), "rows");
    const Matrix x = randomFeatures(random, 150, 5);

    const Outputs onnx = throughOnnx(graph, numberColumns(5), x);

    const Outputs native = runAll(graph, x);
    expectClose(onnx.value, native.value, 1e-11);
    expectClose(onnx.lower, native.lower, 1e-11);
    expectClose(onnx.upper, native.upper, 1e-11);
}

INSTANTIATE_TEST_SUITE_P(Seeds, Onnx, testing::Range<std::uint64_t>(1, 31));

TEST(OnnxModel, TakesCategoriesAsTheirTexts) {
    Builder builder(2);
    const Value x = builder.input();
    const Value levels = builder.recode(x, 1, {0, 1, -1}, {10, 20, 30}, 40);
    const Value filled = builder.fillMissing(levels, Vector{{7, 50}});
    const ModelGraph graph =
        builder.finish(builder.linear(filled, Matrix::Ones(2, 1), Vector::Zero(1)));
    const std::vector<OnnxColumn> columns{{"size", "KiB", false, {}},
                                          {"kernel", "", true, {"?", "größer"}}};
    const Matrix rows{{1, 0}, {2, 1}, {3, -1}, {kNan, kNan}};

    const Outputs onnx = throughOnnx(graph, columns, rows);

    EXPECT_EQ(onnx.value, Vector({{11, 22, 33, 57}}));
    EXPECT_EQ(onnx.lower.size(), 0);
}

TEST(OnnxModel, KeepsTreeSumsInFullPrecision) {
    TreeEnsemble trees{{0, 3},
                       {0, -1, -1, 0, -1, -1},
                       {0, 0, 0, 0, 0, 0},
                       {1, -1, -1, 4, -1, -1},
                       {2, -1, -1, 5, -1, -1},
                       {0, 0, 0, 0, 0, 0},
                       {0, 1.0 / 3, 1e3 / 3, 0, -0.1, 7}};
    trees.scale = 0.7;
    trees.base = 1e-9;
    Builder builder(1);
    const ModelGraph graph =
        builder.finish(builder.trees(builder.input(), std::make_shared<const TreeEnsemble>(trees)));
    const Matrix rows{{-1.0}, {1.0}};

    const Outputs onnx = throughOnnx(graph, numberColumns(1), rows);

    expectClose(onnx.value, run(graph, rows), 1e-13);
}

TEST(OnnxModel, ComparesThresholdsInFullPrecision) {
    const double threshold = 0.1;  // no float32
    TreeEnsemble trees{{0},         {0, -1, -1}, {threshold, 0, 0}, {1, -1, -1},
                       {2, -1, -1}, {0, 0, 0},   {0, 1, 2}};
    Builder builder(1);
    const ModelGraph graph =
        builder.finish(builder.trees(builder.input(), std::make_shared<const TreeEnsemble>(trees)));
    const Matrix rows{{std::nextafter(threshold, 0)}, {threshold}, {std::nextafter(threshold, 1)}};

    EXPECT_EQ(throughOnnx(graph, numberColumns(1), rows).value, Vector({{1, 2, 2}}));
}

TEST(OnnxModel, TakesTreesOfOneLeafAndStepsWithoutColumns) {
    TreeEnsemble leaf{{0}, {-1}, {0}, {-1}, {-1}, {0}, {3}};
    leaf.scale = 2;
    leaf.base = 1;
    Builder builder(2);
    const Value none = builder.affine(builder.gather(builder.input(), {}), Vector(), Vector());
    const Value bias = builder.linear(none, Matrix(0, 2), Vector{{1, 2}});
    const Value one = builder.kernel(none, Profile::Matern52, Matrix(2, 0));
    const Value tree = builder.trees(none, std::make_shared<const TreeEnsemble>(leaf));
    const Value zero = builder.kernel(none, Profile::Linear, Matrix(1, 0));
    const Value all = builder.concat({none, bias, one, tree, zero});
    const ModelGraph graph =
        builder.finish(builder.linear(all, Matrix::Ones(6, 1), Vector::Zero(1)));

    EXPECT_EQ(throughOnnx(graph, numberColumns(2), Matrix::Zero(1, 2)).value[0], 1 + 2 + 2 + 7);
    EXPECT_EQ(run(graph, Matrix::Zero(1, 2))[0], 1 + 2 + 2 + 7);
}

TEST(OnnxModel, NamesThatMeetGetDifferentOnes) {
    Builder builder(4);
    const Value weights =
        builder.linear(builder.input(), Matrix{{1}, {10}, {100}, {1000}}, Vector::Zero(1));
    const ModelGraph graph = builder.finish(weights, weights, weights);
    const std::vector<OnnxColumn> columns{{"prediction", "", false, {}},
                                          {"", "", false, {}},
                                          {"n1", "", false, {}},
                                          {"prediction", "", false, {}}};

    EXPECT_EQ(throughOnnx(graph, columns, Matrix{{1, 2, 3, 4}}).value[0], 4321);
}

TEST(OnnxModel, PredictsNothingForNoRows) {
    EXPECT_EQ(throughOnnx(randomGraph(1, 5), numberColumns(5), Matrix(0, 5)).value.size(), 0);
}

TEST(OnnxModel, CarriesTheManifestAndIsTheSameBytesEveryTime) {
    const std::string bytes = writeOnnx(randomGraph(2, 5), numberColumns(5), R"({"a": 1})");
    EXPECT_EQ(OnnxModel(bytes).manifest(), R"({"a": 1})");
    EXPECT_EQ(writeOnnx(randomGraph(2, 5), numberColumns(5), R"({"a": 1})"), bytes);
}

TEST(OnnxModel, RefusesColumnsThatAreNotItsInputs) {
    const ModelGraph graph = randomGraph(3, 5);
    EXPECT_THROW(writeOnnx(graph, numberColumns(4), ""), Error);
    const OnnxModel model(writeOnnx(graph, numberColumns(5), ""));
    EXPECT_THROW(model.predict(numberColumns(4), Matrix::Zero(1, 4)), Error);
    auto others = numberColumns(5);
    others[2].name = "y";
    EXPECT_THROW(model.predict(others, Matrix::Zero(1, 5)), Error);
}

TEST(OnnxModel, DamageIsReadOrRefusedButNeverCrashes) {
    const std::string sound = writeOnnx(randomGraph(4, 5), numberColumns(5), "{}");
    EXPECT_EQ(failureOf(sound), "");
    EXPECT_EQ(failureOf(""), "onnx-load");
    EXPECT_EQ(failureOf("not a model"), "onnx-load");
    Random random(1, "onnx damage");
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        std::string damaged = sound;
        for (int k = 0; k < 4; ++k) damaged[random.below(damaged.size())] = char(random.below(256));
        refused += failureOf(damaged) != "";
        refused += failureOf(sound.substr(0, random.below(sound.size()))) != "";
    }
    EXPECT_GT(refused, 300);
}

TEST(OnnxModel, AddsManyTreesInFloat32AndLosesNothing) {
    TreeEnsemble trees;
    Random random(3, "leaves");
    for (int tree = 0; tree < 500; ++tree) {
        const auto root = static_cast<std::int32_t>(trees.feature.size());
        trees.roots.push_back(root);
        for (const bool leaf : {false, true, true}) {
            trees.feature.push_back(leaf ? -1 : 0);
            trees.threshold.push_back(leaf ? 0 : random.uniform());
            trees.left.push_back(leaf ? -1 : root + 1);
            trees.right.push_back(leaf ? -1 : root + 2);
            trees.missingLeft.push_back(0);
            trees.value.push_back(leaf ? random.normal() : 0);
        }
    }
    Builder builder(1);
    const ModelGraph graph =
        builder.finish(builder.trees(builder.input(), std::make_shared<const TreeEnsemble>(trees)));
    Matrix rows(200, 1);
    for (Index row = 0; row < rows.rows(); ++row) rows(row, 0) = random.uniform();
    const Vector native = run(graph, rows);
    const auto apart = [&](int parts) {
        const OnnxModel model(writeOnnx(graph, numberColumns(1), "{}", parts));
        return (model.predict(numberColumns(1), rows).value - native).cwiseAbs().maxCoeff();
    };
    EXPECT_LT(apart(kTreeParts), 1e-11);
    EXPECT_GT(apart(kOldTreeParts), 1e-10) << "what three parts are for";
}

TEST(LiveSteps, AreAllThatOutputsAreComputedFrom) {
    Builder builder(2);
    const Value dead = builder.gather(builder.input(), {1});
    builder.affine(dead, Vector::Ones(1), Vector::Ones(1));
    const ModelGraph graph = builder.finish(builder.gather(builder.input(), {0}));
    const ModelGraph rest = withoutDeadSteps(graph);
    EXPECT_EQ(rest.nodes.size(), 2u);
    const Matrix rows{{1, 2}, {3, 4}};
    EXPECT_EQ(run(rest, rows), run(graph, rows));
    int also = 2, none = -1;
    EXPECT_EQ(withoutDeadSteps(graph, {&none, &also}).nodes.size(), 4u);
    EXPECT_EQ(none, -1);
    also = 3;
    EXPECT_EQ(withoutDeadSteps(graph, {&also}).nodes.size(), 2u);
    EXPECT_EQ(also, 1);
}

}  // namespace
}  // namespace footbridge::graph
