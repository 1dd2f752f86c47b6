// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/additive_code.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/table/column_order.h"

namespace footbridge {
namespace {

constexpr std::size_t kMostLevels = 24, kMostValues = 16;
constexpr int kBins = 4;

std::vector<double> sortedFinite(const Matrix& raw, Index column) {
    std::vector<double> values;
    for (const double x : raw.col(column))
        if (std::isfinite(x)) values.push_back(x);
    std::sort(values.begin(), values.end());
    return values;
}

/// The most frequent ones first; as many as may have a column.
std::vector<double> frequentLevels(const std::vector<double>& sorted) {
    std::map<double, Index> counts;
    for (const double level : sorted) ++counts[level];
    std::vector<double> levels;
    for (const auto& [level, count] : counts) levels.push_back(level);
    std::stable_sort(levels.begin(), levels.end(),
                     [&](double a, double b) { return counts[a] > counts[b]; });
    if (levels.size() > kMostLevels) levels.resize(kMostLevels);
    return levels;
}

}  // namespace

Index AdditiveCode::Part::columns() const {
    return static_cast<Index>(levels.empty() ? cuts.size() + 1 : levels.size());
}

AdditiveCode::Part AdditiveCode::quarters(Index feature, std::vector<double> sorted) {
    Part part{feature, {}, {}};
    const Vector values = Eigen::Map<const Vector>(sorted.data(), Index(sorted.size()));
    for (int bin = 1; bin < kBins; ++bin) {
        const double at = quantile(values, double(bin) / kBins);
        const auto above = std::lower_bound(sorted.begin(), sorted.end(), at);
        if (above == sorted.begin()) continue;
        // Midway between neighbours, so that readers in any precision take the same bin.
        const double cut = 0.5 * (*above + *(above - 1));
        if (part.cuts.empty() || cut > part.cuts.back()) part.cuts.push_back(cut);
    }
    return part;
}

AdditiveCode AdditiveCode::fit(const FeatureSchema& schema, const Matrix& raw) {
    AdditiveCode code;
    // By name, so that sums over the codes do not depend on the order of a table's columns.
    for (const Index column : byName(schema)) {
        const std::vector<double> sorted = sortedFinite(raw, column);
        std::vector<double> distinct = sorted;
        distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
        const bool missing = static_cast<Index>(sorted.size()) < raw.rows();
        if (distinct.empty() || distinct.size() + (missing ? 1 : 0) < 2) continue;
        const bool category =
            schema.features[static_cast<std::size_t>(column)].type == ColumnType::Category;
        Part part{column, {}, {}};
        if (category) {
            part.levels = frequentLevels(sorted);
        } else if (distinct.size() <= kMostValues) {
            part.levels = distinct;
        } else {
            part = quarters(column, sorted);
        }
        code.m_columns += part.columns();
        code.m_parts.push_back(std::move(part));
    }
    return code;
}

Matrix AdditiveCode::encode(const Matrix& raw) const {
    Matrix code = Matrix::Zero(raw.rows(), m_columns);
    Index begin = 0;
    for (const Part& part : m_parts) {
        for (Index row = 0; row < raw.rows(); ++row) {
            double x = raw(row, part.feature);
            if (part.levels.empty()) {
                if (std::isnan(x)) x = 0;
                const auto bin = std::upper_bound(part.cuts.begin(), part.cuts.end(), x);
                code(row, begin + (bin - part.cuts.begin())) = 1;
            } else {
                const auto level = std::find(part.levels.begin(), part.levels.end(), x);
                if (level != part.levels.end())
                    code(row, begin + (level - part.levels.begin())) = 1;
            }
        }
        begin += part.columns();
    }
    return code;
}

graph::Value AdditiveCode::emitBins(graph::Builder& builder, graph::Value raw, const Part& part) {
    // One tree: below the first cut 0, else below the second 1, and so on.
    graph::TreeEnsemble tree;
    const auto cuts = static_cast<std::int32_t>(part.cuts.size());
    tree.roots = {0};
    const auto append = [&](std::int32_t feature, double threshold, std::int32_t left,
                            std::int32_t right, double value) {
        tree.feature.push_back(feature);
        tree.threshold.push_back(threshold);
        tree.left.push_back(left);
        tree.right.push_back(right);
        tree.missingLeft.push_back(feature >= 0 && 0 < threshold);
        tree.value.push_back(value);
    };
    for (std::int32_t i = 0; i < cuts; ++i) {
        append(static_cast<std::int32_t>(part.feature), part.cuts[static_cast<std::size_t>(i)],
               2 * i + 1, 2 * i + 2, 0);
        append(-1, 0, -1, -1, i);
    }
    append(-1, 0, -1, -1, cuts);
    std::vector<double> bins(static_cast<std::size_t>(cuts) + 1);
    std::iota(bins.begin(), bins.end(), 0.0);
    return builder.oneHot(
        builder.trees(raw, std::make_shared<const graph::TreeEnsemble>(std::move(tree))), 0, bins);
}

graph::Value AdditiveCode::emit(graph::Builder& builder, graph::Value raw) const {
    std::vector<graph::Value> pieces;
    for (const Part& part : m_parts)
        pieces.push_back(part.levels.empty() ? emitBins(builder, raw, part)
                                             : builder.oneHot(raw, part.feature, part.levels));
    if (pieces.empty()) return builder.gather(raw, {});
    return pieces.size() == 1 ? pieces.front() : builder.concat(pieces);
}

}  // namespace footbridge
