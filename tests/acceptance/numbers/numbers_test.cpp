// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "core/graph/graph_json.h"
#include "core/learners/gaussian_process.h"
#include "core/learners/ridge.h"
#include "core/metrics/conformal.h"
#include "core/metrics/errors.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "core/severity/subspaces.h"

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
    Problem zero{"a response that is always 0", normals(random, 15, 3), Vector::Zero(15)};
    all.push_back(zero);
    Problem large{"responses of 1e150", normals(random, 15, 3), {}};
    large.y = 1e150 * large.x.col(0);
    all.push_back(large);
    Problem small = large;
    small.name = "responses of 1e-150";
    small.y = 1e-150 * small.x.col(0);
    all.push_back(small);
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

TEST(Numbers, AgreeWithScikitLearnAndScipy) {
    Json all{{"ridge", Json::array()},
             {"process", Json::array()},
             {"angles", Json::array()},
             {"metrics", Json::array()}};
    for (const Problem& problem : problems()) {
        all["ridge"].push_back(ridgeJson(problem));
        const bool usual = problem.name.find("1e") == std::string::npos;
        if (usual && problem.y.norm() > 0) all["process"].push_back(processJson(problem));
    }
    Random random(12, "others");
    const Matrix a = normals(random, 9, 3), b = normals(random, 9, 4);
    all["angles"].push_back(anglesJson("random", a, b));
    all["angles"].push_back(anglesJson("the same", a, a));
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
    all["metrics"].push_back(metricsJson("1e-150", 1e-150 * x, 1e-150 * y));
    all["metrics"].push_back(metricsJson("1e150", 1e150 * x, 1e150 * y));

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

}  // namespace
}  // namespace footbridge
