// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/inputs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/learners/forest.h"
#include "core/metrics/errors.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kMostRows = 300;
constexpr Index kFewestRows = 10;
constexpr double kSmallestProbability = 1e-12;

}  // namespace

std::optional<TwoSampleTest> twoSampleTest(const Matrix& source, const Matrix& target,
                                           std::uint64_t seed, const RunContext& context) {
    const Index m = std::min({kMostRows, source.rows(), target.rows()});
    if (m < kFewestRows || source.cols() == 0) return std::nullopt;
    Rows sourceRows = Random(seed, "two-sample source").permutation(source.rows());
    Rows targetRows = Random(seed, "two-sample target").permutation(target.rows());
    sourceRows.resize(static_cast<std::size_t>(m));
    targetRows.resize(static_cast<std::size_t>(m));
    Matrix X(2 * m, source.cols());
    X << source(sourceRows, Eigen::all), target(targetRows, Eigen::all);
    Vector side(2 * m);
    side << Vector::Zero(m), Vector::Ones(m);

    Forest forest({.trees = 40, .featureShare = 0.7, .bootstrap = true});
    RunContext quiet = context;
    quiet.sink = nullptr;
    quiet.seed = deriveSeed(seed, "two-sample forest");
    forest.fit(X, side, quiet);
    Vector score = forest.outOfBag();
    for (double& value : score)
        if (std::isnan(value)) value = 0.5;

    const auto count = static_cast<double>(m);
    TwoSampleTest test;
    test.auc = (ranks(score).tail(m).sum() - count * (count + 1) / 2) / (count * count);
    const double z = (test.auc - 0.5) / std::sqrt((2 * count + 1) / (12 * count * count));
    if (z > 0) test.p = std::max(kSmallestProbability, std::erfc(z / std::numbers::sqrt2));
    return test;
}

std::optional<double> shareOutsideRange(const Matrix& source, const Matrix& target,
                                        const std::vector<bool>& isCategory) {
    if (source.rows() == 0 || target.rows() == 0) return std::nullopt;
    std::vector<bool> outside(static_cast<std::size_t>(target.rows()), false);
    bool anyNumber = false;
    for (Index column = 0; column < source.cols(); ++column) {
        if (isCategory.at(static_cast<std::size_t>(column))) continue;
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (const double value : source.col(column)) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
        if (!(low <= high)) continue;
        anyNumber = true;
        for (Index row = 0; row < target.rows(); ++row)
            if (target(row, column) < low || target(row, column) > high)
                outside[static_cast<std::size_t>(row)] = true;
    }
    if (!anyNumber) return std::nullopt;
    return static_cast<double>(std::count(outside.begin(), outside.end(), true)) /
           static_cast<double>(outside.size());
}

}  // namespace footbridge
