// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle.h"
#include "core/bundle/compiled_code.h"
#include "core/bundle/conformance.h"
#include "core/bundle/model_code.h"
#include "core/graph/c_constants.h"
#include "core/graph/graph_json.h"
#include "core/graph/interpreter.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "sample_bundle.h"
#include "tests/core/graph/random_graph.h"

namespace footbridge {
namespace {

using testing::HasSubstr;

graph::CSource codeOf(const AdaptedModel& model) {
    return modelCode(model, {}, graph::toJson(model.graph).dump());
}

AdaptedModel requestingModel() {
    AdaptedModel model = sampleModel();
    graph::Builder builder(model.graph);
    builder.setRequest(builder.scaled(builder.output(), 1.5, 0));
    model.graph = builder.finish(builder.output());
    return model;
}

AdaptedModel numbersModel(graph::ModelGraph graph) {
    AdaptedModel model;
    for (Index i = 0; i < graph.inputColumns(); ++i)
        model.schema.features.push_back({"x" + std::to_string(i), ColumnType::Number, "", {}});
    model.low.assign(model.schema.features.size(), -1);
    model.high.assign(model.schema.features.size(), 2);
    model.graph = std::move(graph);
    return model;
}

/// How far the compiled model is from the native prediction on random rows.
double differenceOf(const AdaptedModel& model, const std::vector<std::string>& compiler) {
    const Matrix rows = conformanceRows(model, 1000, 3);
    const Prediction wanted = model.predict(rows);
    std::string said;
    const auto is = predictCompiled(codeOf(model), rows, wanted.lower.size() > 0,
                                    wanted.request.size() > 0, compiler, said, {});
    if (!is) {
        ADD_FAILURE() << said;
        return std::numeric_limits<double>::infinity();
    }
    EXPECT_EQ(said, "");
    const std::vector<RowFlags> flags = model.flags(rows);
    for (std::size_t row = 0; row < flags.size(); ++row)
        EXPECT_EQ(is->flags[row], (flags[row].missing ? 1 : 0) + (flags[row].unseenLevel ? 2 : 0) +
                                      (flags[row].outsideRange ? 4 : 0))
            << row;
    return largestDifference(is->prediction, wanted, wanted.value.cwiseAbs().mean());
}

/// Every compiler that the tests bring along, as strict as it can be.
std::vector<std::string> strictly(const std::string& compiler, std::vector<std::string> more) {
    more.insert(more.begin(), {compiler, "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror"});
    return more;
}
const std::vector<std::string> kSanitized{"-O1", "-g", "-fsanitize=address,undefined",
                                          "-fno-sanitize-recover=all"};

class CompiledBy : public testing::TestWithParam<const char*> {};

TEST_P(CompiledBy, AllOperationsPredictWhatTheModelPredicts) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        EXPECT_LT(
            differenceOf(numbersModel(graph::randomGraph(seed, 5)), strictly(GetParam(), {"-O1"})),
            1e-9)
            << seed;
}

TEST_P(CompiledBy, ItIsCleanUnderTheSanitizers) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        EXPECT_LT(differenceOf(numbersModel(graph::randomGraph(seed, 5)),
                               strictly(GetParam(), kSanitized)),
                  1e-9)
            << seed;
    EXPECT_LT(differenceOf(requestingModel(), strictly(GetParam(), kSanitized)), 1e-9);
}

TEST_P(CompiledBy, LevelsIntervalsAndRequestsAreThere) {
    EXPECT_LT(differenceOf(sampleModel(), strictly(GetParam(), {"-O3"})), 1e-9);
    EXPECT_LT(differenceOf(requestingModel(), strictly(GetParam(), {"-O3", "-march=native"})),
              1e-9);
}

INSTANTIATE_TEST_SUITE_P(Compilers, CompiledBy, testing::Values(FOOTBRIDGE_GCC, FOOTBRIDGE_CLANG),
                         [](const auto& compiler) {
                             return compiler.index == 0 ? "gcc" : "clang";
                         });

graph::ModelGraph treesGraph(const std::shared_ptr<const graph::TreeEnsemble>& ensemble) {
    graph::Builder builder(3);
    return builder.finish(builder.trees(builder.input(), ensemble));
}

TEST(ModelCode, LargeEnsemblesNeedWiderNodes) {
    Random random(1, "many splits");
    const AdaptedModel many = numbersModel(treesGraph(graph::randomTrees(random, 3, 400, 9)));
    EXPECT_EQ(codeOf(many).source.find("static const uint64_t"), std::string::npos);
    EXPECT_LT(differenceOf(many, systemCompiler()), 1e-12);
    const AdaptedModel deep = numbersModel(treesGraph(graph::randomTrees(random, 3, 1, 20)));
    EXPECT_NE(codeOf(deep).source.find("static const uint64_t"), std::string::npos);
    EXPECT_LT(differenceOf(deep, systemCompiler()), 1e-12);
}

TEST(ModelCode, EqualLeavesStandOnce) {
    Random random(1, "few leaves");
    auto trees = std::make_shared<graph::TreeEnsemble>(*graph::randomTrees(random, 3, 20, 6));
    const auto sizeOf = [&] {
        const AdaptedModel model = numbersModel(treesGraph(trees));
        EXPECT_LT(differenceOf(model, systemCompiler()), 1e-12);
        return codeOf(model).source.size();
    };
    const std::size_t distinct = sizeOf();
    for (double& value : trees->value) value = std::round(value * 10) / 30;
    EXPECT_LT(sizeOf() + 5000, distinct);
}

TEST(ModelCode, WeightsThatAreGoneBackThroughStandOnce) {
    Random random(1, "weights");
    Matrix weight(5, 19);
    for (Index i = 0; i < weight.size(); ++i) weight.data()[i] = random.normal();
    graph::Builder builder(5);
    const graph::Value there = builder.linear(builder.input(), weight, Vector::Ones(19));
    const graph::Value back = builder.linear(there, weight.transpose(), Vector::Ones(5));
    const AdaptedModel model =
        numbersModel(builder.finish(builder.linear(back, Matrix::Ones(5, 1), Vector::Zero(1))));
    const std::string number = graph::cNumber(weight(3, 7)), source = codeOf(model).source;
    ASSERT_EQ(source.find(number), source.rfind(number));
    for (const char* compiler : {FOOTBRIDGE_GCC, FOOTBRIDGE_CLANG})
        EXPECT_LT(differenceOf(model, strictly(compiler, {"-O2"})), 1e-12) << compiler;
}

TEST(ModelCode, FarAwayAndMissingValuesAreThoseOfTheModel) {
    graph::Builder builder(2);
    const graph::Value x = builder.input();
    const Matrix centres{{0.5, 1}, {300, -20}, {-4, 2}};
    const auto sum = [&](graph::Profile profile) {
        return builder.linear(builder.kernel(x, profile, centres), Matrix{{1}, {-2}, {3}},
                              Vector::Constant(1, 0.5));
    };
    const graph::Value near =
        builder.linear(builder.kernel(x, graph::Profile::Matern52, centres.topRows(1)),
                       Matrix::Constant(1, 1, 2), Vector::Zero(1));
    const graph::Value silu = builder.apply(graph::Unary::Silu, x);
    const graph::Value slope = builder.apply(graph::Unary::SiluSlope, x);
    const graph::ModelGraph graph = builder.finish(
        builder.linear(builder.concat({sum(graph::Profile::Matern52), sum(graph::Profile::Laplace),
                                       sum(graph::Profile::Linear), near, silu, slope}),
                       Matrix::Ones(8, 1), Vector::Zero(1)));
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Matrix rows{{0, 0},      {0.5, 1},       {1e6, -1e6}, {700, -700},
                {-1e300, 1}, {kInfinity, 1}, {NAN, 1},    {1e-300, 710}};
    const AdaptedModel model = numbersModel(graph);
    std::string said;
    const auto is = predictCompiled(codeOf(model), rows, false, false, systemCompiler(), said, {});
    ASSERT_TRUE(is) << said;
    const Vector wanted = graph::run(graph, rows);
    for (Index r = 0; r < rows.rows(); ++r) {
        if (std::isnan(wanted[r])) {
            EXPECT_TRUE(std::isnan(is->prediction.value[r])) << r;
        } else if (std::isinf(wanted[r])) {
            EXPECT_EQ(is->prediction.value[r], wanted[r]) << r;
        } else {
            EXPECT_NEAR(is->prediction.value[r], wanted[r], 1e-12 * std::abs(wanted[r])) << r;
        }
    }
}

TEST(ModelCode, TheSameModelGivesTheSameBytes) {
    const graph::CSource once = codeOf(sampleModel()), again = codeOf(sampleModel());
    EXPECT_EQ(once.source, again.source);
    EXPECT_EQ(once.header, again.header);
    AdaptedModel other = sampleModel();
    graph::Builder builder(other.graph);
    other.graph = builder.finish(builder.scaled(builder.output(), 2, 0));
    EXPECT_NE(codeOf(other).header, once.header);  // another prefix
}

TEST(ModelCode, WithoutACompilerNothingIsCompared) {
    const AdaptedModel model = sampleModel();
    std::string said;
    for (const char* compiler : {"footbridge-no-such-compiler", "false"})
        EXPECT_FALSE(
            predictCompiled(codeOf(model), sampleRows(3), true, false, {compiler}, said, {}))
            << compiler;
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_FALSE(predictCompiled(codeOf(model), sampleRows(3), true, false,
                                 {"/bin/sh", "-c", "sleep 20"}, said, {},
                                 std::chrono::milliseconds(200)));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(ModelCode, AFolderForTemporaryFilesThatIsNoneIsPassedOver) {
    const TemporaryFolder folder;
    const std::string before = std::filesystem::temp_directory_path();
    for (const std::string place : {folder / "missing", std::filesystem::path("/dev/null")}) {
        ASSERT_EQ(::setenv("TMPDIR", place.c_str(), 1), 0);
        std::string said;
        EXPECT_TRUE(predictCompiled(codeOf(sampleModel()), sampleRows(3), true, false,
                                    systemCompiler(), said, {}))
            << place << said;
    }
    ::setenv("TMPDIR", before.c_str(), 1);
}

/// Sets a variable of the environment for as long as it lives.
class Set {
  public:
    Set(const char* name, const std::string& value)
        : m_name(name), m_before(std::getenv(name) ? std::getenv(name) : "") {
        ::setenv(name, value.c_str(), 1);
    }
    ~Set() { ::setenv(m_name, m_before.c_str(), 1); }
    Set(const Set&) = delete;
    Set& operator=(const Set&) = delete;

  private:
    const char* m_name;
    std::string m_before;
};

std::filesystem::path placeIn(const TemporaryFolder& folder) {
    return std::filesystem::path(folder / "x").parent_path();
}

TEST(ModelCode, WhereAPlaceTakesNoProgramAnotherIsTried) {
    const TemporaryFolder folder;
    const Set place("TMPDIR", placeIn(folder).string());
    const std::string unless =
        "case $TMPDIR in " + placeIn(folder).string() + "*) exit 1;; esac; exec cc \"$@\"";
    std::string said;
    EXPECT_TRUE(predictCompiled(codeOf(sampleModel()), sampleRows(3), true, false,
                                {"/bin/sh", "-c", unless, "sh"}, said, {}))
        << said;
}

TEST(ModelCode, WhatAKilledProgramLeftGoesWithTheNext) {
    const TemporaryFolder folder;
    const Set place("TMPDIR", placeIn(folder).string());
    ASSERT_NE(ownName("a"), ownName("a"));
    const pid_t child = ::fork();
    if (child == 0) {
        const auto left = placeIn(folder) / ownName("footbridge-code-");
        std::error_code problem;
        std::filesystem::create_directories(left / "more", problem);
        ::_exit(problem ? 1 : 0);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_EQ(status, 0);
    ASSERT_FALSE(std::filesystem::is_empty(placeIn(folder)));
    std::string said;
    EXPECT_TRUE(predictCompiled(codeOf(sampleModel()), sampleRows(3), true, false, systemCompiler(),
                                said, {}))
        << said;
    EXPECT_TRUE(std::filesystem::is_empty(placeIn(folder)));
}

TEST(ModelCode, WhyItWasNotComparedIsSaid) {
    struct : Log {
        void write(const Message& line) override { said = line.text(); }
        std::string said;
    } log;
    RunContext context;
    context.log = &log;
    const AdaptedModel model = sampleModel();
    const TemporaryFolder folder;
    const Set path("PATH", placeIn(folder).string());
    EXPECT_FALSE(compareCompiled(model, codeOf(model), sampleRows(20), 1, kCodeTolerance, context));
    EXPECT_THAT(log.said, HasSubstr("runs here: env: No such file or directory."));
}

TEST(ModelCode, NothingOfACompilerThatFailsIsLeftBehind) {
    const TemporaryFolder folder;
    const std::string before = std::filesystem::temp_directory_path();
    const std::filesystem::path place = std::filesystem::path(folder / "x").parent_path();
    ASSERT_EQ(::setenv("TMPDIR", place.c_str(), 1), 0);
    std::string said;
    EXPECT_FALSE(predictCompiled(
        codeOf(sampleModel()), sampleRows(3), false, false,
        {"/bin/sh", "-c", "echo half > \"$TMPDIR/half.s\"; echo $TMPDIR >&2; exit 1"}, said, {}));
    ::setenv("TMPDIR", before.c_str(), 1);
    EXPECT_NE(said.find(place.string()), std::string::npos) << said;
    EXPECT_TRUE(std::filesystem::is_empty(place));
}

TEST(ModelCode, ADifferenceIsFound) {
    const AdaptedModel model = sampleModel();
    graph::CSource code = codeOf(model);
    EXPECT_LT(*compareCompiled(model, code, sampleRows(20), 1, kCodeTolerance, {}), 1e-12);
    const std::string wanted = "*response = out[0]";
    code.source.replace(code.source.find(wanted), wanted.size(), "*response = out[0] * 1.00000001");
    EXPECT_EQ(codeTolerance(1e-12), kCodeTolerance);
    EXPECT_EQ(codeTolerance(1.4e-9), 2.8e-9);
    EXPECT_THROW(compareCompiled(model, code, sampleRows(20), 1, kCodeTolerance, {}), Error);
}

TEST(CConstants, NumbersAreReadBackToTheSameBits) {
    for (const double value : {0.1, -0.1, 1.0, 0.0, -2.5, 10.25, 1e300, 1e-5, -1.5e-7, 5e-324,
                               123456789012345680000.0, 1e22 / 3}) {
        const std::string text = graph::cNumber(value);
        EXPECT_EQ(std::strtod(text.c_str(), nullptr), value) << text;
        const bool point = text.find_first_of(".e") != std::string::npos;
        EXPECT_TRUE(point || std::abs(value) < 1e9) << text;
    }
    EXPECT_EQ(graph::cNumber(NAN), "NAN");
    EXPECT_EQ(graph::cNumber(-0.1), "-.1");
    graph::CConstants constants;
    const auto floats = constants.reals({0.1f, 0.25, 16777216});
    EXPECT_TRUE(floats.floats);
    EXPECT_FALSE(constants.reals({0.1, 0.25}).floats);
    EXPECT_EQ(constants.reals({0.1f, 0.25, 16777216}).name, floats.name);
}

}  // namespace
}  // namespace footbridge
