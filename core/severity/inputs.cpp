// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/inputs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

#include "core/learners/forest.h"
#include "core/metrics/errors.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kMostRowsOfSide = 300;
constexpr Index kFewestRowsOfSide = 10;
constexpr int kTreesOfSides = 40;
constexpr int kFewestGroups = 4;

/// The rows of one side that take part, with their groups counted from 0.
struct Side {
    Matrix X;
    std::vector<int> groups;
    int count = 0;
};

Side drawSide(const Matrix& rows, const std::vector<int>& groups, Index m, Random random) {
    Rows drawn = random.permutation(rows.rows());
    drawn.resize(static_cast<std::size_t>(m));
    Side side{rows(drawn, Eigen::all), {}, 0};
    std::map<int, int> numbers;
    for (const Index row : drawn) {
        // Without groups every row is one.
        const int group =
            groups.empty() ? static_cast<int>(row) : groups[static_cast<std::size_t>(row)];
        side.groups.push_back(
            numbers.emplace(group, static_cast<int>(numbers.size())).first->second);
    }
    side.count = static_cast<int>(numbers.size());
    return side;
}

/// Half of each row, groups whole; both sides are spread over both halves.
std::vector<int> halvesOf(const Side& known, const Side& asked, std::uint64_t seed) {
    std::vector<int> half;
    for (const auto& [side, purpose] :
         {std::pair(&known, "two-sample source halves"), std::pair(&asked, "two-sample halves")}) {
        const Rows order = Random(seed, purpose).permutation(side->count);
        for (const int group : side->groups)
            half.push_back(static_cast<int>(order[static_cast<std::size_t>(group)]) % 2);
    }
    return half;
}

Vector outOfBagScores(const Matrix& X, const Vector& side, const RunContext& context) {
    Forest forest({.trees = kTreesOfSides, .featureShare = 0.7, .bootstrap = true});
    forest.fit(X, side, context);
    Vector score = forest.outOfBag();
    for (double& value : score)
        if (std::isnan(value)) value = 0.5;
    return score;
}

/// Mean of `values` of each group among the rows of one half.
Vector groupMeans(const Vector& values, const std::vector<int>& groups, int count) {
    Vector sum = Vector::Zero(count), rows = Vector::Zero(count);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (std::isnan(values[static_cast<Index>(i)])) continue;
        sum[groups[i]] += values[static_cast<Index>(i)];
        ++rows[groups[i]];
    }
    std::vector<double> means;
    for (int group = 0; group < count; ++group)
        if (rows[group] > 0) means.push_back(sum[group] / rows[group]);
    return Eigen::Map<const Vector>(means.data(), static_cast<Index>(means.size()));
}

struct Separation {
    double auc = 0.5, z = 0;
};

Separation mannWhitney(const Vector& source, const Vector& target) {
    Vector scores(source.size() + target.size());
    scores << source, target;
    const auto n = static_cast<double>(source.size()), m = static_cast<double>(target.size());
    const double auc = (ranks(scores).tail(target.size()).sum() - m * (m + 1) / 2) / (n * m);
    return {auc, (auc - 0.5) / std::sqrt((n + m + 1) / (12 * n * m))};
}

TwoSampleTest testOf(const Separation& separation, bool byGroup) {
    TwoSampleTest test;
    test.auc = separation.auc;
    test.byGroup = byGroup;
    if (separation.z > 0)
        test.p = std::max(kSmallestProbability, std::erfc(separation.z / std::numbers::sqrt2));
    return test;
}

/// Each half of the groups scored by a forest that has seen the other alone. The two z are averaged
/// as if they said the same, since each forest learned from the groups that the other one scores.
Separation separationOfGroups(const Matrix& X, const Vector& side, const Side& known,
                              const Side& asked, std::uint64_t seed, const RunContext& context) {
    const std::vector<int> halves = halvesOf(known, asked, seed);
    const Index m = X.rows() / 2;
    Separation mean{0, 0};
    for (const int half : {0, 1}) {
        Rows teach, ask;
        for (std::size_t row = 0; row < halves.size(); ++row)
            (halves[row] == half ? ask : teach).push_back(static_cast<Index>(row));
        Forest forest({.trees = kTreesOfSides, .featureShare = 0.7});
        forest.fit(X(teach, Eigen::all), side(teach), context);
        Vector scores = Vector::Constant(X.rows(), std::nan(""));
        scores(ask) = forest.predict(X(ask, Eigen::all));
        const Separation own = mannWhitney(groupMeans(scores.head(m), known.groups, known.count),
                                           groupMeans(scores.tail(m), asked.groups, asked.count));
        mean.auc += own.auc / 2;
        mean.z += own.z / 2;
    }
    return mean;
}

}  // namespace

std::optional<TwoSampleTest> twoSampleTest(const Matrix& source, const Matrix& target,
                                           const std::vector<int>& sourceGroups,
                                           const std::vector<int>& targetGroups, std::uint64_t seed,
                                           const RunContext& context) {
    const Index m = std::min({kMostRowsOfSide, source.rows(), target.rows()});
    if (m < kFewestRowsOfSide || source.cols() == 0) return std::nullopt;
    RunContext quiet = context;
    quiet.sink = nullptr;
    quiet.seed = deriveSeed(seed, "two-sample forest");
    const Side known = drawSide(source, sourceGroups, m, Random(seed, "two-sample source"));
    const Side asked = drawSide(target, targetGroups, m, Random(seed, "two-sample target"));
    Matrix X(2 * m, source.cols());
    X << known.X, asked.X;
    Vector side(2 * m);
    side << Vector::Zero(m), Vector::Ones(m);
    if (sourceGroups.empty() && targetGroups.empty()) {
        const Vector scores = outOfBagScores(X, side, quiet);
        return testOf(mannWhitney(scores.head(m), scores.tail(m)), false);
    }
    if (std::min(known.count, asked.count) < kFewestGroups) return std::nullopt;
    return testOf(separationOfGroups(X, side, known, asked, seed, quiet), true);
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
