// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "core/graph/model_graph.h"
#include "core/run/error.h"
#include "random_graph.h"

namespace footbridge::graph {
namespace {

/// Input of two columns, their sum.
ModelGraph sum() {
    Builder builder(2);
    return builder.finish(builder.linear(builder.input(), Matrix::Ones(2, 1), Vector::Zero(1)));
}

std::string failureOf(const ModelGraph& graph) {
    try {
        graph.check();
    } catch (const Error& error) {
        return error.message().code();
    }
    return "";
}

std::string treeFailure(const std::function<void(TreeEnsemble&)>& damage) {
    // 0: x0 < 0 ? 1 : 2
    TreeEnsemble trees{{0}, {0, -1, -1}, {0, 0, 0}, {1, -1, -1}, {2, -1, -1}, {0, 0, 0}, {0, 1, 2}};
    damage(trees);
    ModelGraph graph;
    graph.nodes.push_back({Input{}, {}, 2});
    graph.nodes.push_back({Trees{std::make_shared<const TreeEnsemble>(trees)}, {0}, 1});
    graph.output = 1;
    return failureOf(graph);
}

TEST(GraphCheck, AcceptsWhatTheBuilderMade) {
    EXPECT_EQ(failureOf(sum()), "");
}

TEST(GraphCheck, RefusesAnEmptyGraphAndOneWithoutInput) {
    EXPECT_EQ(failureOf(ModelGraph{}), "graph-no-input");
    ModelGraph graph = sum();
    graph.nodes[0].operation = Constant{Vector::Zero(2)};
    EXPECT_EQ(failureOf(graph), "graph-no-input");
}

TEST(GraphCheck, RefusesCyclesAndLaterInputs) {
    ModelGraph graph = sum();
    graph.nodes[1].inputs = {1};
    EXPECT_EQ(failureOf(graph), "graph-order");
    graph.nodes[1].inputs = {2};
    EXPECT_EQ(failureOf(graph), "graph-order");
    graph.nodes[1].inputs = {-1};
    EXPECT_EQ(failureOf(graph), "graph-order");
}

TEST(GraphCheck, RefusesASecondInput) {
    ModelGraph graph = sum();
    graph.nodes.push_back({Input{}, {}, 2});
    EXPECT_EQ(failureOf(graph), "graph-order");
}

TEST(GraphCheck, RefusesAWrongNumberOfInputs) {
    ModelGraph graph = sum();
    graph.nodes[1].inputs = {0, 0};
    EXPECT_EQ(failureOf(graph), "graph-input-count");
}

TEST(GraphCheck, RefusesShapesThatDoNotFit) {
    ModelGraph graph = sum();
    graph.nodes[0].columns = 3;
    EXPECT_EQ(failureOf(graph), "graph-shape");
    graph = sum();
    graph.nodes[1].columns = 2;
    EXPECT_EQ(failureOf(graph), "graph-shape");
}

TEST(GraphCheck, RefusesAnOutputOfSeveralColumnsOrNone) {
    ModelGraph graph = sum();
    graph.output = 0;
    EXPECT_EQ(failureOf(graph), "graph-output");
    graph.output = 5;
    EXPECT_EQ(failureOf(graph), "graph-output");
}

TEST(GraphCheck, RefusesAnIntervalOfOneEndOrOfSeveralColumns) {
    ModelGraph graph = sum();
    graph.lower = 1;
    EXPECT_EQ(failureOf(graph), "graph-interval");
    graph.upper = 1;
    EXPECT_EQ(failureOf(graph), "");
    graph.lower = 0;
    EXPECT_EQ(failureOf(graph), "graph-interval");
    graph.lower = -2;
    EXPECT_EQ(failureOf(graph), "graph-interval");
    graph.lower = 9;
    EXPECT_EQ(failureOf(graph), "graph-interval");
}

TEST(GraphCheck, RefusesStepsThatWouldEatAllMemory) {
    ModelGraph graph;
    graph.nodes.push_back({Input{}, {}, 60'000});
    graph.nodes.push_back({Concat{}, {0, 0}, 120'000});
    EXPECT_EQ(failureOf(graph), "graph-too-wide");
}

TEST(GraphBuilder, RefusesWrongConstantsAtOnce) {
    Builder builder(2);
    const Value x = builder.input();
    EXPECT_THROW(builder.affine(x, Vector::Zero(3), Vector::Zero(2)), Error);
    EXPECT_THROW(builder.clip(x, Vector::Ones(2), Vector::Zero(2)), Error);
    EXPECT_THROW(builder.gather(x, {2}), Error);
    EXPECT_THROW(builder.gather(x, {-2}), Error);
    EXPECT_THROW(builder.oneHot(x, 2, {0, 1}), Error);
    EXPECT_THROW(builder.oneHot(x, 0, {1, 1}), Error);
    EXPECT_THROW(builder.recode(x, 0, {1, 2}, {1}, 0), Error);
    EXPECT_THROW(builder.linear(x, Matrix::Ones(3, 1), Vector::Zero(1)), Error);
    EXPECT_THROW(builder.linear(x, Matrix::Ones(2, 2), Vector::Zero(1)), Error);
    EXPECT_THROW(builder.combine(Binary::Add, x, builder.constant(Vector::Zero(3))), Error);
    EXPECT_THROW(builder.concat({}), Error);
    EXPECT_THROW(builder.kernel(x, Profile::Laplace, Matrix::Ones(4, 3)), Error);
    EXPECT_THROW(builder.trees(x, nullptr), Error);
    EXPECT_THROW(builder.orderStatistic(x, 0), Error);
    EXPECT_THROW(builder.orderStatistic(x, 3), Error);
    EXPECT_THROW(builder.finish(x), Error);
    EXPECT_THROW(builder.finish(builder.gather(x, {0}), x, x), Error);
}

TEST(GraphBuilder, GoesOnAfterARefusal) {
    Builder builder(2);
    EXPECT_THROW(builder.gather(builder.input(), {7}), Error);
    EXPECT_NO_THROW(builder.finish(builder.gather(builder.input(), {1})));
}

TEST(GraphCheck, AcceptsASoundTree) {
    EXPECT_EQ(treeFailure([](TreeEnsemble&) {}), "");
}

TEST(GraphCheck, RefusesTreeChildrenOutOfRange) {
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.left[0] = 3; }), "graph-trees");
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.right[0] = -1; }), "graph-trees");
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.roots[0] = 9; }), "graph-trees");
}

TEST(GraphCheck, RefusesEndlessTreeLoops) {
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.left[0] = 0; }), "graph-trees");
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) {
                  t.feature[1] = 0;
                  t.left[1] = 0;
                  t.right[1] = 2;
              }),
              "graph-trees");
}

TEST(GraphCheck, RefusesTreeFeaturesAndThresholdsThatDoNotExist) {
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.feature[0] = 2; }), "graph-trees");
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.feature[1] = -2; }), "graph-trees");
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) {
                  t.threshold[0] = std::numeric_limits<double>::infinity();
              }),
              "graph-trees");
}

TEST(GraphCheck, RefusesTreeListsOfDifferentLengths) {
    EXPECT_EQ(treeFailure([](TreeEnsemble& t) { t.value.pop_back(); }), "graph-numbers");
}

}  // namespace
}  // namespace footbridge::graph
