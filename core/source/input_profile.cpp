// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/input_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

Vector standardisedQuantiles(const Vector& values) {
    const double deviation = std::sqrt(variance(values));
    Vector sorted = values;
    std::sort(sorted.begin(), sorted.end());
    Vector result(kQuantileLevels);
    for (Index level = 0; level < kQuantileLevels; ++level) {
        const double share = (static_cast<double>(level) + 0.5) / kQuantileLevels;
        const auto at = static_cast<Index>(share * static_cast<double>(sorted.size()));
        result[level] = sorted[std::min(at, sorted.size() - 1)] - values.mean();
    }
    return deviation > 0 ? Vector(result / deviation) : Vector(result * 0);
}

/// The shortest augmenting path method on a matrix with no more rows than columns.
std::vector<Index> assignRows(const Matrix& cost) {
    const Index n = cost.rows(), m = cost.cols();
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Vector rowPotential = Vector::Zero(n + 1), columnPotential = Vector::Zero(m + 1);
    std::vector<Index> rowOf(static_cast<std::size_t>(m + 1), 0), way(rowOf);
    for (Index row = 1; row <= n; ++row) {
        rowOf[0] = row;
        Index column = 0;
        Vector least = Vector::Constant(m + 1, kInfinity);
        std::vector<bool> used(static_cast<std::size_t>(m + 1), false);
        do {
            used[static_cast<std::size_t>(column)] = true;
            const Index from = rowOf[static_cast<std::size_t>(column)];
            double delta = kInfinity;
            Index next = 0;
            for (Index j = 1; j <= m; ++j) {
                if (used[static_cast<std::size_t>(j)]) continue;
                const double reduced =
                    cost(from - 1, j - 1) - rowPotential[from] - columnPotential[j];
                if (reduced < least[j]) {
                    least[j] = reduced;
                    way[static_cast<std::size_t>(j)] = column;
                }
                if (least[j] < delta) {
                    delta = least[j];
                    next = j;
                }
            }
            for (Index j = 0; j <= m; ++j) {
                if (used[static_cast<std::size_t>(j)]) {
                    rowPotential[rowOf[static_cast<std::size_t>(j)]] += delta;
                    columnPotential[j] -= delta;
                } else {
                    least[j] -= delta;
                }
            }
            column = next;
        } while (rowOf[static_cast<std::size_t>(column)] != 0);
        while (column != 0) {
            const Index before = way[static_cast<std::size_t>(column)];
            rowOf[static_cast<std::size_t>(column)] = rowOf[static_cast<std::size_t>(before)];
            column = before;
        }
    }
    std::vector<Index> result(static_cast<std::size_t>(n), -1);
    for (Index j = 1; j <= m; ++j)
        if (const Index row = rowOf[static_cast<std::size_t>(j)]; row > 0)
            result[static_cast<std::size_t>(row - 1)] = j - 1;
    return result;
}

}  // namespace

std::vector<InputProfile> profileInputs(const Matrix& all, const Matrix& labelled,
                                        const Vector& v) {
    std::vector<InputProfile> profiles;
    for (Index column = 0; column < all.cols(); ++column) {
        const double correlation = spearman(labelled.col(column), v);
        profiles.push_back(
            {std::isfinite(correlation) ? correlation : 0, standardisedQuantiles(all.col(column))});
    }
    return profiles;
}

Matrix profileDistances(const std::vector<InputProfile>& source,
                        const std::vector<InputProfile>& target) {
    Matrix distance(static_cast<Index>(source.size()), static_cast<Index>(target.size()));
    for (Index j = 0; j < distance.rows(); ++j) {
        for (Index k = 0; k < distance.cols(); ++k) {
            const InputProfile& s = source[static_cast<std::size_t>(j)];
            const InputProfile& t = target[static_cast<std::size_t>(k)];
            const bool turned = s.correlation * t.correlation < 0;
            const Vector other = turned ? Vector(-t.quantiles.reverse()) : t.quantiles;
            distance(j, k) = std::abs(std::abs(s.correlation) - std::abs(t.correlation)) +
                             0.5 * (s.quantiles - other).cwiseAbs().mean();
        }
    }
    return distance;
}

std::vector<Index> cheapestAssignment(const Matrix& given) {
    const auto finite = given.array().isFinite();
    const double most = 1 + finite.select(given.array().abs(), 0.0).sum();
    const Matrix cost = finite.select(given.array(), most);
    if (cost.rows() <= cost.cols()) return assignRows(cost);
    const std::vector<Index> byColumn = assignRows(cost.transpose());
    std::vector<Index> result(static_cast<std::size_t>(cost.rows()), -1);
    for (std::size_t column = 0; column < byColumn.size(); ++column)
        result[static_cast<std::size_t>(byColumn[column])] = static_cast<Index>(column);
    return result;
}

}  // namespace footbridge
