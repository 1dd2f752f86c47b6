// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/column_matcher.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/metrics/errors.h"
#include "core/metrics/row_order.h"
#include "core/run/random.h"
#include "core/source/source_rows.h"

namespace footbridge {
namespace {

constexpr std::size_t kRowsPerSource = 1000;
constexpr Index kTargetRows = 1000;
constexpr Index kFewestShotsToMatch = 5;
constexpr int kFolds = 5;
constexpr std::size_t kFewestValues = 3;

Matrix encodedRows(const SourceModel& model, const Dataset& source, const SourcePart& part,
                   std::uint64_t seed, Vector& v) {
    Rows rows = source.labelledRows();
    const Rows order =
        Random(seed, "matched source rows").permutation(static_cast<Index>(rows.size()));
    Rows drawn;
    for (std::size_t i = 0; i < std::min(kRowsPerSource, rows.size()); ++i)
        drawn.push_back(rows[static_cast<std::size_t>(order[i])]);
    v = (part.transform.forward(source.response()(drawn)).array() - part.mean) / part.deviation;
    return model.encoder.encode(sourceRows(model.schema, source, drawn));
}

std::vector<std::vector<double>> sortedColumns(const Matrix& X) {
    std::vector<std::vector<double>> columns;
    for (Index column = 0; column < X.cols(); ++column) {
        std::vector<double> values(X.col(column).begin(), X.col(column).end());
        std::sort(values.begin(), values.end());
        columns.push_back(std::move(values));
    }
    return columns;
}

/// One target column for a source column; `turned`: large values there are small ones here.
struct Pair {
    Index source = 0, target = 0;
    bool turned = false;
};

std::vector<Pair> pairColumns(const ColumnMatcher& matcher, const Matrix& encoded,
                              const Vector& v) {
    const auto rows = static_cast<Index>(matcher.source.size());
    const auto columns = static_cast<Index>(matcher.target.size());
    Matrix straight(rows, columns), turned(rows, columns);
    for (Index k = 0; k < columns; ++k) {
        const double found = spearman(encoded.col(k), v);
        const double correlation = std::isfinite(found) ? found : 0;
        for (Index j = 0; j < rows; ++j) {
            const double known = matcher.source[static_cast<std::size_t>(j)].correlation;
            straight(j, k) = std::abs(known - correlation) + matcher.straight(j, k);
            turned(j, k) = std::abs(known + correlation) + matcher.turned(j, k);
        }
    }
    const std::vector<Index> assigned = cheapestAssignment(straight.cwiseMin(turned));
    std::vector<Pair> pairs;
    for (Index j = 0; j < rows; ++j)
        if (const Index k = assigned[static_cast<std::size_t>(j)]; k >= 0)
            pairs.push_back({j, k, turned(j, k) < straight(j, k)});
    return pairs;
}

/// Target rows as the source model's encoded inputs: each value at the same share of its column.
Matrix carriedOver(const ColumnMatcher& matcher, const std::vector<Pair>& pairs,
                   const Matrix& encoded) {
    Matrix inputs = Matrix::Zero(encoded.rows(), static_cast<Index>(matcher.source.size()));
    for (const Pair& pair : pairs) {
        const auto& from = matcher.targetSorted[static_cast<std::size_t>(pair.target)];
        const auto& to = matcher.sourceSorted[static_cast<std::size_t>(pair.source)];
        for (Index row = 0; row < encoded.rows(); ++row) {
            const auto at = std::lower_bound(from.begin(), from.end(), encoded(row, pair.target));
            double share = (static_cast<double>(at - from.begin()) + 0.5) /
                           static_cast<double>(from.size() + 1);
            if (pair.turned) share = 1 - share;
            const auto position = static_cast<std::size_t>(share * static_cast<double>(to.size()));
            inputs(row, pair.source) = to[std::min(position, to.size() - 1)];
        }
    }
    return inputs;
}

/// Fills what of a pair's cost does not depend on the shots.
void compareShapes(ColumnMatcher& matcher) {
    const auto rows = static_cast<Index>(matcher.source.size());
    const auto columns = static_cast<Index>(matcher.target.size());
    matcher.straight.resize(rows, columns);
    matcher.turned.resize(rows, columns);
    for (Index k = 0; k < columns; ++k) {
        const Vector& asked = matcher.target[static_cast<std::size_t>(k)].quantiles;
        for (Index j = 0; j < rows; ++j) {
            const Vector& known = matcher.source[static_cast<std::size_t>(j)].quantiles;
            matcher.straight(j, k) = 0.5 * (known - asked).cwiseAbs().mean();
            matcher.turned(j, k) = 0.5 * (known + asked.reverse()).cwiseAbs().mean();
        }
    }
}

std::vector<int> foldsOf(Index n, const std::vector<int>& groups, std::uint64_t seed) {
    std::map<int, int> numbers;
    std::vector<int> own;
    for (const int group : groups)
        own.push_back(numbers.emplace(group, static_cast<int>(numbers.size())).first->second);
    if (numbers.size() < kFewestValues) {
        own.clear();
        for (Index i = 0; i < n; ++i) own.push_back(static_cast<int>(i));
    }
    const int count = 1 + *std::max_element(own.begin(), own.end());
    const Rows order = Random(seed, "matching folds").permutation(count);
    for (int& fold : own)
        fold = static_cast<int>(order[static_cast<std::size_t>(fold)]) % std::min(kFolds, count);
    return own;
}

}  // namespace

ColumnMatcher makeColumnMatcher(const SourceModel& source, std::span<const Dataset> sources,
                                const Matrix& target, std::uint64_t seed) {
    std::vector<Matrix> blocks;
    std::vector<Vector> responses;
    Index count = 0;
    for (std::size_t j = 0; j < sources.size(); ++j) {
        responses.emplace_back();
        blocks.push_back(encodedRows(source, sources[j], source.parts[j], seed, responses.back()));
        count += blocks.back().rows();
    }
    Matrix known(count, source.encoder.columns());
    Vector v(count);
    Index at = 0;
    for (std::size_t j = 0; j < blocks.size(); ++j) {
        known.middleRows(at, blocks[j].rows()) = blocks[j];
        v.segment(at, blocks[j].rows()) = responses[j];
        at += blocks[j].rows();
    }
    Rows rows = Random(seed, "matched target rows").permutation(target.rows());
    rows.resize(static_cast<std::size_t>(std::min(kTargetRows, target.rows())));
    const Matrix asked = target(rows, Eigen::all);
    ColumnMatcher matcher{profileInputs(known, known, v),
                          profileInputs(asked, asked, Vector::Zero(asked.rows())),
                          sortedColumns(known),
                          sortedColumns(asked),
                          {},
                          {}};
    compareShapes(matcher);
    return matcher;
}

Matrix matchedPredictions(const ColumnMatcher& matcher, const SourceModel& source,
                          const Matrix& encoded, const Vector& v, const std::vector<int>& groups,
                          std::uint64_t seed) {
    const Index n = v.size();
    if (n < kFewestShotsToMatch || matcher.source.empty() || matcher.target.empty()) return {};
    // Sorted, so that the folds do not follow the order in which the shots are named.
    Matrix keys(n, encoded.cols() + 1);
    keys << v, encoded;
    Rows columns(static_cast<std::size_t>(keys.cols()));
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i] = static_cast<Index>(i);
    const Rows order = rowOrder(keys, columns);
    std::vector<int> ordered;
    if (static_cast<Index>(groups.size()) == n)
        for (const Index row : order) ordered.push_back(groups[static_cast<std::size_t>(row)]);
    const std::vector<int> folds = foldsOf(n, ordered, seed);

    Matrix inputs(n, static_cast<Index>(matcher.source.size()));
    for (int fold = 0; fold < kFolds; ++fold) {
        Rows teach, ask;
        for (std::size_t i = 0; i < order.size(); ++i)
            (folds[i] == fold ? ask : teach).push_back(order[i]);
        if (ask.empty()) continue;
        const auto pairs = pairColumns(matcher, encoded(teach, Eigen::all), v(teach));
        inputs(ask, Eigen::all) = carriedOver(matcher, pairs, encoded(ask, Eigen::all));
    }
    return source.treePredictions(inputs);
}

Matrix predictionsByMatching(const ColumnMatcher& matcher, const SourceModel& source,
                             const Matrix& encodedShots, const Vector& v, const Matrix& encoded) {
    return source.treePredictions(
        carriedOver(matcher, pairColumns(matcher, encodedShots, v), encoded));
}

}  // namespace footbridge
