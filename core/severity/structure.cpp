// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/structure.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/metrics/errors.h"
#include "core/run/eigenvectors.h"
#include "core/run/random.h"
#include "core/severity/subspaces.h"

namespace footbridge {
namespace {

constexpr Index kDrawsOfHalves = 12;
constexpr double kFloorMargin = 1.1;
constexpr Index kFewColumns = 40, kMoreDirections = 8;
constexpr int kIterations = 5;

/// All rows in random order, those of a group side by side.
Rows shuffled(Index rows, const std::vector<int>& groups, Random& random) {
    if (static_cast<Index>(groups.size()) != rows) return random.permutation(rows);
    std::map<int, Rows> byGroup;
    for (std::size_t row = 0; row < groups.size(); ++row)
        byGroup[groups[row]].push_back(static_cast<Index>(row));
    std::vector<Rows> parts;
    for (auto& [group, own] : byGroup) parts.push_back(std::move(own));
    // The rows stand in canonical order, so this is one too, however the file numbers the groups.
    std::sort(parts.begin(), parts.end());
    Rows order;
    for (const Index part : random.permutation(static_cast<Index>(parts.size()))) {
        const Rows& own = parts[static_cast<std::size_t>(part)];
        order.insert(order.end(), own.begin(), own.end());
    }
    return order;
}

/// Sums of products and of values, from which the covariance of any set of rows follows;
/// those of two sets of rows add up to those of both.
struct ProductSums {
    Matrix products;  // lower triangle
    Vector values;
    double rows = 0;

    explicit ProductSums(const Matrix& Z)
        : products(Matrix::Zero(Z.cols(), Z.cols())),
          values(Z.colwise().sum()),
          rows(static_cast<double>(Z.rows())) {
        products.selfadjointView<Eigen::Lower>().rankUpdate(Z.transpose());
    }

    ProductSums without(const ProductSums& part) const {
        ProductSums rest = *this;
        rest.products -= part.products;
        rest.values -= part.values;
        rest.rows -= part.rows;
        return rest;
    }

    Matrix scatter() const {
        Matrix result = products;
        result.selfadjointView<Eigen::Lower>().rankUpdate(values, -1 / rows);
        return result;
    }
};

/// The k leading eigenvectors, for many columns by subspace iteration from a subspace near by:
/// parts of a table lean little, and decomposing each in full would take most of the time.
Matrix leadingNear(const Matrix& scatter, const Matrix& start, Index k) {
    const auto whole = scatter.selfadjointView<Eigen::Lower>();
    if (scatter.cols() <= kFewColumns) return eigenvectorsOf(scatter).vectors.rightCols(k);
    Matrix basis = start;
    for (int iteration = 0; iteration < kIterations; ++iteration) {
        const Matrix next = whole * basis;
        basis = Eigen::HouseholderQR<Matrix>(next).householderQ() *
                Matrix::Identity(next.rows(), next.cols());
    }
    const Matrix inner = basis.transpose() * (whole * basis);
    return basis * eigenvectorsOf(inner).vectors.rightCols(k);
}

/// Draws two disjoint random parts of the source, the second no larger than the target.
class PartsOfSource {
  public:
    PartsOfSource(const Matrix& source, const std::vector<int>& groups, Index targetRows,
                  const Matrix& start, Index k)
        : m_source(source), m_groups(groups), m_all(source), m_start(start), m_k(k) {
        m_first = source.rows() / 2;
        m_second = std::min(m_first, targetRows);
    }

    /// Distance between the leading subspaces of the two.
    double distance(Random& random) const {
        const Rows order = shuffled(m_source.rows(), m_groups, random);
        const auto begin = order.begin();
        const ProductSums first(m_source(Rows(begin, begin + m_first), Eigen::all));
        const bool allOthers = m_first + m_second == m_source.rows();
        const ProductSums second =
            allOthers ? m_all.without(first)
                      : ProductSums(m_source(Rows(begin + m_first, begin + m_first + m_second),
                                             Eigen::all));
        return chordalDistance(principalAngles(leadingNear(first.scatter(), m_start, m_k),
                                               leadingNear(second.scatter(), m_start, m_k)));
    }

  private:
    const Matrix& m_source;
    const std::vector<int>& m_groups;
    ProductSums m_all;
    const Matrix& m_start;
    Index m_k, m_first = 0, m_second = 0;
};

/// Distance between a fixed subspace and a uniformly random one. Which fixed one makes no
/// difference, so it is spanned by the first axes: the result then knows no column order.
double distanceOfRandom(Index dimensions, Index k, Random& random) {
    Matrix normal(dimensions, k);
    for (double& entry : normal.reshaped()) entry = random.normal();
    const Matrix basis =
        Eigen::HouseholderQR<Matrix>(normal).householderQ() * Matrix::Identity(dimensions, k);
    return chordalDistance(principalAngles(Matrix::Identity(dimensions, k), basis));
}

}  // namespace

std::optional<StructureDistance> structureDistance(const SharedScores& scores,
                                                   const std::vector<int>& sourceGroups,
                                                   std::uint64_t seed, const RunContext& context) {
    const Index dimensions = scores.source.cols();
    if (dimensions < 2 || scores.source.rows() < 6 || scores.target.rows() < 3) return std::nullopt;
    const Subspace source = leadingSubspace(scores.source);
    const Subspace target = leadingSubspace(scores.target, source.k);
    StructureDistance result;
    result.directions = source.k;
    result.distance = chordalDistance(principalAngles(source.basis, target.basis));

    const Matrix start =
        leadingSubspace(scores.source, std::min(dimensions, source.k + kMoreDirections)).basis;
    const PartsOfSource parts(scores.source, sourceGroups, scores.target.rows(), start, source.k);
    Random splits(seed, "structure splits"), rotations(seed, "structure rotations");
    Vector floors(kDrawsOfHalves), unrelated(kDrawsOfHalves);
    for (Index draw = 0; draw < kDrawsOfHalves; ++draw) {
        context.checkCancelled();
        floors[draw] = parts.distance(splits);
        unrelated[draw] = distanceOfRandom(dimensions, source.k, rotations);
    }
    result.floor = median(floors);
    result.highestFloor = floors.maxCoeff();
    result.unrelated = median(unrelated);

    const double threshold = kFloorMargin * result.highestFloor + 1e-9;
    const double span = std::max(result.unrelated, result.distance) - result.floor + 1e-9;
    const auto onScale = [&](double distance) {
        return std::clamp((distance - result.floor) / span, 0.0, 1.0);
    };
    result.noise = span > 1e-6 ? onScale(threshold) : 1;
    result.calibrated = result.distance > threshold ? onScale(result.distance) : 0;
    return result;
}

}  // namespace footbridge
