// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "core/graph/graph_json.h"
#include "core/learners/gaussian_process.h"
#include "core/learners/network.h"
#include "core/learners/ridge.h"
#include "core/metrics/conformal.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "core/severity/subspaces.h"
#include "core/table/csv_reader.h"
#include "core/table/number_range.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

Json listOf(const Vector& values) {
    Json list = Json::array();
    for (const double value : values)
        list.push_back(std::isfinite(value) ? Json(value) : Json(std::to_string(value)));
    return list;
}

Json rowsOf(const Matrix& matrix) {
    Json rows = Json::array();
    for (Index row = 0; row < matrix.rows(); ++row) rows.push_back(listOf(matrix.row(row)));
    return rows;
}

Json numberOf(double value) {
    return std::isfinite(value) ? Json(value) : Json(std::to_string(value));
}

std::string ofSize(const std::string& what, double size) {
    std::ostringstream text;
    text << what << " of " << size;
    return text.str();
}

struct Problem {
    std::string name;
    Matrix x;
    Vector y;
};

Matrix normals(Random& random, Index rows, Index columns) {
    return Matrix::NullaryExpr(rows, columns, [&](Index, Index) { return random.normal(); });
}

/// Random and degenerate tables.
std::vector<Problem> problems() {
    Random random(11, "problems");
    std::vector<Problem> all;
    const auto add = [&](const std::string& name, Matrix x) {
        Vector y = x.rowwise().sum().array().sin() + 0.5;
        for (double& value : y) value += 0.1 * random.normal();
        all.push_back({name, std::move(x), std::move(y)});
    };
    add("random", normals(random, 40, 5));
    add("more columns than rows", normals(random, 8, 20));
    Matrix constant = normals(random, 20, 4);
    constant.col(2).setConstant(3);
    add("a constant column", constant);
    Matrix collinear = normals(random, 25, 4);
    collinear.col(3) = 2 * collinear.col(0) - collinear.col(1);
    add("collinear columns", collinear);
    Matrix doubled = normals(random, 24, 3);
    doubled.bottomRows(12) = doubled.topRows(12).eval();
    add("rows twice", doubled);
    add("three rows", normals(random, 3, 2));
    add("two rows", normals(random, 2, 2));
    add("one row", normals(random, 1, 3));
    add("one row twice", normals(random, 1, 3).replicate(2, 1));
    add("nothing but constant columns", Matrix::Constant(12, 3, 7));
    add("a column twice", normals(random, 20, 2).replicate(1, 2));
    Problem zero{"a response that is always 0", normals(random, 15, 3), Vector::Zero(15)};
    all.push_back(zero);
    const auto addSized = [&](const std::string& what, double size, double ofX, double ofY) {
        add(ofSize(what, size), normals(random, 15, 3));
        all.back().x *= ofX;
        all.back().y *= ofY;
    };
    // The most and the least that tables may hold, and more.
    for (const double size : {1e100, 1e-100, 1e150, 1e-150, 1e-300})
        addSized("responses", size, 1, size);
    for (const double size : {1e100, 1e-100}) addSized("features", size, size, 1);
    return all;
}

Json ridgeJson(const Problem& problem) {
    Ridge chosen;
    chosen.fit(problem.x, problem.y, {});
    return {{"name", problem.name},
            {"x", rowsOf(problem.x)},
            {"y", listOf(problem.y)},
            {"lambda", chosen.lambda()},
            {"weights", listOf(chosen.weights())},
            {"intercept", numberOf(chosen.intercept())},
            {"left_out", listOf(chosen.leaveOneOutResiduals())}};
}

/// With the graph, which holds what the process learnt.
Json processJson(const Problem& problem) {
    GaussianProcess process;
    process.fit(problem.x, problem.y, {});
    graph::Builder builder(problem.x.cols());
    const graph::Value value = process.emit(builder, builder.input());
    Random random(5, problem.name);
    const Matrix asked = normals(random, 30, problem.x.cols());
    return {{"name", problem.name},
            {"x", rowsOf(problem.x)},
            {"y", listOf(problem.y)},
            {"asked", rowsOf(asked)},
            {"prediction", listOf(process.predict(asked))},
            {"variance", listOf(process.variance(asked))},
            {"graph", graph::toJson(builder.finish(value))}};
}

/// With weights that were drawn.
Json networkJson(const std::string& name, const Matrix& x) {
    Random random(6, "network");
    Network network;
    Json layers = Json::array();
    for (const auto& [from, to] : {std::pair{x.cols(), Index{16}}, {16, 12}, {12, 2}}) {
        network.layers.push_back({normals(random, from, to), normals(random, to, 1)});
        layers.push_back({{"weight", rowsOf(network.layers.back().weight)},
                          {"bias", listOf(network.layers.back().bias)}});
    }
    return {{"name", name},
            {"x", rowsOf(x)},
            {"layers", layers},
            {"prediction", rowsOf(network.predict(x))}};
}

Json anglesJson(const std::string& name, const Matrix& a, const Matrix& b) {
    const Matrix first = orthonormalBasis(a), second = orthonormalBasis(b);
    return {{"name", name},
            {"a", rowsOf(a)},
            {"b", rowsOf(b)},
            {"angles", listOf(principalAngles(first, second))}};
}

Json metricsJson(const std::string& name, const Vector& a, const Vector& b) {
    Json quantiles = Json::array();
    for (const double share : {0.0, 0.01, 0.25, 0.5, 0.9, 0.999, 1.0})
        quantiles.push_back({share, numberOf(quantile(a, share))});
    Json widths = Json::array();
    for (const double level : {0.5, 0.8, 0.9})
        if (const auto width = conformalWidth(a, level))
            widths.push_back({level, width->level, numberOf(width->halfWidth)});
    return {{"name", name},
            {"a", listOf(a)},
            {"b", listOf(b)},
            {"mse", numberOf(meanSquaredError(a, b))},
            {"mape", numberOf(meanAbsolutePercentageError(a, b))},
            {"median_ape", numberOf(medianAbsolutePercentageError(a, b))},
            {"r2", numberOf(rSquared(a, b))},
            {"spearman", numberOf(spearman(a, b))},
            {"ranks", listOf(ranks(a))},
            {"variance", numberOf(variance(a))},
            {"median", numberOf(median(a))},
            {"quantiles", quantiles},
            {"widths", widths}};
}

TEST(Numbers, AgreeWithScikitLearnScipyAndPyTorch) {
    Json all{{"ridge", Json::array()},
             {"process", Json::array()},
             {"network", Json::array()},
             {"angles", Json::array()},
             {"metrics", Json::array()}};
    for (const Problem& problem : problems()) {
        all["ridge"].push_back(ridgeJson(problem));
        // Its inputs are standardised by who calls it.
        if (problem.name.find("features of") == std::string::npos)
            all["process"].push_back(processJson(problem));
        if (problem.x.cwiseAbs().maxCoeff() < 1e100)
            all["network"].push_back(networkJson(problem.name, problem.x));
    }
    Random random(12, "others");
    const Matrix a = normals(random, 9, 3), b = normals(random, 9, 4);
    all["angles"].push_back(anglesJson("random", a, b));
    all["angles"].push_back(anglesJson("the same", a, a));
    Matrix twice(9, 6);
    twice << a, 2 * a;
    all["angles"].push_back(anglesJson("columns twice", twice, b));
    Matrix single = normals(random, 1, 4);
    all["angles"].push_back(anglesJson("one row", single, single.leftCols(1)));
    all["angles"].push_back(
        anglesJson("more columns than rows", normals(random, 4, 9), b.topRows(4)));
    for (const double size : {1e-300, 1e-100, 1e100, 1e300})
        all["angles"].push_back(anglesJson(ofSize("columns", size), size * a, b));
    all["angles"].push_back(anglesJson("nearly the same", a, a + 1e-9 * normals(random, 9, 3)));
    all["angles"].push_back(anglesJson("one inside the other", a.leftCols(1), a));
    Matrix right = Matrix::Identity(6, 6);
    all["angles"].push_back(anglesJson("right angles", right.leftCols(2), right.rightCols(3)));
    Vector x = normals(random, 101, 1).array() + 3, y = x + 0.1 * normals(random, 101, 1);
    all["metrics"].push_back(metricsJson("random", x, y));
    Vector tied = x.array().round();
    all["metrics"].push_back(metricsJson("ties", tied, y));
    all["metrics"].push_back(metricsJson("one row", x.head(1), y.head(1)));
    all["metrics"].push_back(metricsJson("two rows", x.head(2), y.head(2)));
    all["metrics"].push_back(metricsJson("the same", x, x));
    all["metrics"].push_back(metricsJson("constant", Vector::Constant(20, 2), y.head(20)));
    for (const double size : {1e-300, 1e-150, 1e-100, 1e100, 1e150, 1e300}) {
        all["metrics"].push_back(metricsJson(ofSize("values", size), size * x, size * y));
    }

    const auto path = std::filesystem::temp_directory_path() /
                      ("footbridge-numbers-" + std::to_string(::getpid()) + ".json");
    writeFile(path, all.dump());
    const std::string command =
        std::string(FOOTBRIDGE_PYTHON) + " " FOOTBRIDGE_CHECK_NUMBERS " " + path.string();
    std::FILE* pipe = ::popen(command.c_str(), "r");
    ASSERT_NE(pipe, nullptr);
    char buffer[4096];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, pipe))
        std::cout.write(buffer, static_cast<std::streamsize>(got));
    EXPECT_EQ(::pclose(pipe), 0);
    std::filesystem::remove(path);
}

/// Squares of them would be no numbers.
TEST(Numbers, OfSizesThatNothingIsComputedWithAreRefused) {
    for (const char* size : {"1e+300", "-1e+300", "1e+101", "1e-300", "-1e-101"}) {
        const Table table = parseCsv(std::string("size,time\n1,2\n3,") + size + "\n", "runs.csv");
        try {
            checkMeasured(table, table.column("time"));
            ADD_FAILURE() << size;
        } catch (const Error& error) {
            EXPECT_THAT(
                error.message().text(),
                testing::StartsWith(std::string("Data row 1 of runs.csv, counted from 0, has ") +
                                    size + " in column “time”"));
        }
    }
}

}  // namespace
}  // namespace footbridge
