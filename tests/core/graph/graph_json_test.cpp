// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_json.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/graph/interpreter.h"
#include "core/run/error.h"
#include "random_graph.h"

namespace footbridge::graph {
namespace {

using Json = nlohmann::json;

ModelGraph throughText(const ModelGraph& graph) {
    return fromJson(Json::parse(toJson(graph).dump()));
}

class GraphJson : public testing::TestWithParam<std::uint64_t> {};

TEST_P(GraphJson, ReadsBackTheSameModel) {
    const ModelGraph graph = randomGraph(GetParam(), 5);
    Random random(GetParam(), "rows");
    const Matrix x = randomFeatures(random, 70, 5);

    const ModelGraph back = throughText(graph);

    EXPECT_EQ(toJson(back), toJson(graph));
    EXPECT_EQ(run(back, x), run(graph, x));
    EXPECT_EQ(runAll(back, x).upper, runAll(graph, x).upper);
}

INSTANTIATE_TEST_SUITE_P(Seeds, GraphJson, testing::Range<std::uint64_t>(1, 11));

TEST(GraphJsonNumbers, SurviveWithoutLoss) {
    const Vector values{{0.1, 1.0 / 3, 5e-324, -0.0, 1.7976931348623157e308,
                         std::numeric_limits<double>::infinity(),
                         -std::numeric_limits<double>::infinity(),
                         std::numeric_limits<double>::quiet_NaN()}};
    Builder builder(1);
    const Value constant = builder.constant(values);
    const ModelGraph graph = builder.finish(builder.gather(constant, {0}));

    const ModelGraph back = throughText(graph);

    const Vector& row = std::get<Constant>(back.nodes[1].operation).row;
    for (Index i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i])) {
            EXPECT_TRUE(std::isnan(row[i]));
        } else {
            EXPECT_EQ(row[i], values[i]);
            EXPECT_EQ(std::signbit(row[i]), std::signbit(values[i]));
        }
    }
}

TEST(GraphJsonNumbers, OfFloat32AreNamedByFewDigits) {
    const Vector values{{0.1F, 1.0F / 3, 1e-45F, -0.0F, 3.4028e38F, 16777216.0F, -7.25e-12F}};
    Builder builder(1);
    const ModelGraph graph = builder.finish(builder.gather(builder.constant(values), {0}));

    const std::string text = toJson(graph).dump();
    const Vector row = std::get<Constant>(throughText(graph).nodes[1].operation).row;

    EXPECT_NE(text.find(R"({"float32":[0.1,0.33333334,)"), std::string::npos) << text;
    EXPECT_EQ(row, values);
    EXPECT_TRUE(std::signbit(row[3]));
}

TEST(GraphJsonNumbers, ThatOnlyLookLikeFloat32AreRefused) {
    for (const char* number : {"1e39", "\"nan\"", "\"inf\"", "null"}) {
        const std::string text = std::string(R"({"format": "footbridge-graph/2", "nodes": [
            {"operation": "input", "inputs": [], "columns": 1},
            {"operation": "constant", "inputs": [], "columns": 1, "row": {"float32": [)") +
                                 number + R"(]}}], "output": 1})";
        EXPECT_THROW(fromJson(Json::parse(text)), Error) << number;
    }
}

/// Forward and back through one weight of 8 x 9.
ModelGraph thereAndBack() {
    Random random(5, "there and back");
    const Matrix weight = randomMatrix(random, 8, 9);
    Builder builder(8);
    const Value there = builder.linear(builder.input(), weight, Vector::Zero(9));
    const Value back = builder.linear(there, weight.transpose(), Vector::Ones(8));
    const Value again = builder.linear(back, weight, Vector::Ones(9));
    return builder.finish(builder.linear(again, Matrix::Ones(9, 1), Vector::Zero(1)));
}

TEST(GraphJsonSharing, WritesAWeightOnceThatIsUsedTransposed) {
    const ModelGraph graph = thereAndBack();
    const Json json = toJson(graph);

    EXPECT_EQ(json["nodes"][2]["weight"], Json({{"like", 1}, {"transposed", true}}));
    EXPECT_EQ(json["nodes"][3]["weight"], Json({{"like", 1}, {"transposed", false}}));
    const Matrix x = Matrix::Random(5, 8);
    EXPECT_EQ(run(throughText(graph), x), run(graph, x));
}

TEST(GraphJsonSharing, OfAWeightThatIsNotThereIsRefused) {
    for (const Json& like : {Json(2), Json(0), Json(-1), Json(3), Json("1"), Json()}) {
        Json json = toJson(thereAndBack());
        json["nodes"][2]["weight"]["like"] = like;
        EXPECT_THROW(fromJson(json), Error) << like;
    }
    Json json = toJson(thereAndBack());
    json["nodes"][2]["weight"]["transposed"] = false;  // of the wrong shape
    EXPECT_THROW(fromJson(json), Error);
    json["nodes"][2]["weight"]["transposed"] = 1;
    EXPECT_THROW(fromJson(json), Error);
}

/// Every operation once, small.
ModelGraph everyOperation() {
    Random random(4, "every operation");
    Builder builder(2);
    const Value x = builder.recode(builder.input(), 0, {0, 1}, {1, 2}, -1);
    const Value filled = builder.fillMissing(builder.gather(x, {1, 0}), Vector{{1, 2}});
    const Value clipped = builder.clip(filled, Vector{{-1, -1}}, Vector{{1, 1}});
    const Value affine = builder.affine(clipped, Vector{{0.5, 2}}, Vector{{0, 1}});
    const Value kernel = builder.kernel(affine, Profile::Laplace, randomMatrix(random, 2, 2));
    const Value constant =
        builder.combine(Binary::Multiply, kernel, builder.constant(Vector::Ones(1)));
    const Value all = builder.concat(
        {constant, builder.oneHot(x, 0, {1, 2}), builder.trees(x, randomTrees(random, 2, 2, 2)),
         builder.apply(Unary::Silu, affine), builder.orderStatistic(kernel, 1)});
    const Value one = builder.linear(all, randomMatrix(random, all.columns, 1), Vector::Zero(1));
    return builder.finish(one, builder.scaled(one, 1, -1), builder.scaled(one, 1, 1));
}

/// Everything that can stand at a place of a damaged file.
const std::vector<Json>& strangers() {
    static const std::vector<Json> values{nullptr,
                                          true,
                                          -1,
                                          99,
                                          1e300,
                                          18446744073709551615ULL,
                                          "text",
                                          Json::array(),
                                          Json::object(),
                                          Json::array({1, 2}),
                                          Json::array({"nan", nullptr})};
    return values;
}

TEST(GraphJsonDamage, IsRefusedWithAnErrorWhereverItIs) {
    const Json sound = toJson(everyOperation());
    const Json places = sound.flatten();
    std::size_t refused = 0;
    std::size_t tried = 0;
    for (const auto& [place, value] : places.items()) {
        for (const Json& stranger : strangers()) {
            ++tried;
            Json damaged = sound;
            damaged[Json::json_pointer(place)] = stranger;
            try {
                const ModelGraph graph = fromJson(damaged);
                run(graph, Matrix::Zero(2, graph.inputColumns()));
            } catch (const Error&) {
                ++refused;
            }
        }
    }
    EXPECT_GT(refused, tried / 20);
}

TEST(GraphJsonDamage, MissingMembersAreRefused) {
    const Json sound = toJson(everyOperation());
    for (std::size_t i = 0; i < sound["nodes"].size(); ++i) {
        for (const auto& [name, value] : sound["nodes"][i].items()) {
            Json damaged = sound;
            damaged["nodes"][i].erase(name);
            EXPECT_THROW(fromJson(damaged), Error) << name << " of step " << i;
        }
    }
    for (const char* name : {"format", "nodes", "output"}) {
        Json damaged = sound;
        damaged.erase(name);
        EXPECT_THROW(fromJson(damaged), Error) << name;
    }
}

TEST(GraphJsonDamage, OneEndOfAnIntervalIsRefused) {
    for (const char* name : {"lower", "upper"}) {
        Json damaged = toJson(everyOperation());
        damaged.erase(name);
        EXPECT_THROW(fromJson(damaged), Error) << name;
    }
}

TEST(GraphJson, ReadsModelsFromBeforeIntervals) {
    const ModelGraph graph = fromJson(Json::parse(R"({"format": "footbridge-graph/1", "nodes": [
        {"operation": "input", "inputs": [], "columns": 1},
        {"operation": "affine", "scale": [2.0], "shift": [1.0], "inputs": [0], "columns": 1}],
        "output": 1})"));
    EXPECT_FALSE(graph.hasInterval());
    EXPECT_EQ(run(graph, Matrix::Constant(1, 1, 3))[0], 7);
}

/// One large layer, read from two inputs.
ModelGraph twiceTheSameLayer() {
    Random random(5, "layer");
    const Matrix weight = randomMatrix(random, 30, 30);
    const Vector bias = Vector::Ones(30);
    Builder builder(30);
    const Value first = builder.linear(builder.input(), weight, bias);
    const Value second = builder.linear(first, weight, bias);
    return builder.finish(builder.linear(second, Matrix::Ones(30, 1), Vector::Zero(1)));
}

TEST(GraphJson, HoldsLargeContentsOnce) {
    const ModelGraph graph = twiceTheSameLayer();
    const Json json = toJson(graph);

    EXPECT_EQ(json["nodes"][2]["like"], 1);
    EXPECT_FALSE(json["nodes"][2].contains("weight"));
    const Matrix x = Matrix::Constant(3, 30, 0.5);
    EXPECT_EQ(run(fromJson(json), x), run(graph, x));
}

TEST(GraphJsonDamage, StepsLikeLaterOrOtherOnesAreRefused) {
    for (const Json& like : {Json(2), Json(3), Json(0), Json(-1), Json(1e9), Json("1")}) {
        Json damaged = toJson(twiceTheSameLayer());
        damaged["nodes"][2]["like"] = like;
        EXPECT_THROW(fromJson(damaged), Error) << like;
    }
}

TEST(GraphJsonDamage, ALargeStepRepeatedWithoutEndIsRefused) {
    Builder builder(1000);
    const Value wide =
        builder.linear(builder.input(), Matrix::Ones(1000, 1000), Vector::Ones(1000));
    Json bomb = toJson(builder.finish(builder.gather(wide, {0})));
    const Json again{{"operation", "linear"}, {"like", 1}, {"inputs", {1}}, {"columns", 1000}};
    for (int i = 0; i < 20; ++i) bomb["nodes"].push_back(again);
    EXPECT_THROW(fromJson(bomb), Error);
}

TEST(GraphJsonDamage, TextThatIsNoModelIsRefused) {
    for (const char* text : {"[]", "null", "3", "{}", R"({"format": "footbridge-graph/2"})"}) {
        EXPECT_THROW(fromJson(Json::parse(text)), Error) << text;
    }
}

}  // namespace
}  // namespace footbridge::graph
