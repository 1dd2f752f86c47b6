// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/structure.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/divergence/subspaces.h"
#include "core/metrics/errors.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kDraws = 12;
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

/// leadingSubspace(Z, k), for many columns by subspace iteration from a subspace near by: parts of
/// a table lean little, and a full decomposition of each would take most of the time.
Matrix leadingNear(const Matrix& Z, const Matrix& start, Index k) {
    if (Z.cols() <= kFewColumns) return leadingSubspace(Z, k).basis;
    const Matrix centred = Z.rowwise() - Z.colwise().mean();
    Matrix covariance = Matrix::Zero(Z.cols(), Z.cols());
    covariance.selfadjointView<Eigen::Lower>().rankUpdate(centred.transpose());
    Matrix basis = start;
    for (int iteration = 0; iteration < kIterations; ++iteration) {
        const Matrix next = covariance.selfadjointView<Eigen::Lower>() * basis;
        basis = Eigen::HouseholderQR<Matrix>(next).householderQ() *
                Matrix::Identity(next.rows(), next.cols());
    }
    const Matrix inner = basis.transpose() * (covariance.selfadjointView<Eigen::Lower>() * basis);
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(inner);
    return basis * solver.eigenvectors().rightCols(k);
}

/// Distance between the subspaces of two disjoint random parts of the source, the second no larger
/// than the target.
double distanceOfParts(const Matrix& source, const std::vector<int>& groups, Index targetRows,
                       const Matrix& start, Index k, Random& random) {
    const Rows order = shuffled(source.rows(), groups, random);
    const Index half = source.rows() / 2;
    const Rows first(order.begin(), order.begin() + half);
    const Rows second(order.begin() + half, order.begin() + half + std::min(half, targetRows));
    return chordalDistance(principalAngles(leadingNear(source(first, Eigen::all), start, k),
                                           leadingNear(source(second, Eigen::all), start, k)));
}

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
    Random splits(seed, "structure splits"), rotations(seed, "structure rotations");
    Vector floors(kDraws), unrelated(kDraws);
    for (Index draw = 0; draw < kDraws; ++draw) {
        context.checkCancelled();
        floors[draw] = distanceOfParts(scores.source, sourceGroups, scores.target.rows(), start,
                                       source.k, splits);
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
