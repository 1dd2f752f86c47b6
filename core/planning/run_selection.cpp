// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/planning/run_selection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

#include "core/metrics/errors.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr int kRestarts = 8;
constexpr int kRounds = 30;
constexpr Index kScaleRows = 300;
constexpr Index kMostClustered = 3000;
constexpr double kNearShare = 0.25;  ///< of a cluster's rows stand for its centre when costs differ
constexpr double kInfinite = std::numeric_limits<double>::infinity();

double medianDistance(const Matrix& X) {
    const Index step = std::max<Index>(1, X.rows() / kScaleRows);
    std::vector<double> distances;
    for (Index i = 0; i < X.rows(); i += step)
        for (Index j = i + step; j < X.rows(); j += step)
            distances.push_back((X.row(i) - X.row(j)).norm());
    return distances.empty() ? 0 : upperMedian(std::move(distances));
}

Matrix scaled(const Matrix& X) {
    const double distance = medianDistance(X);
    return distance > 0 ? Matrix(X / distance) : X;
}

/// The columns of `points` are the rows to be clustered: near in memory.
struct Clustering {
    Matrix centres;             ///< one a column; the first ones are fixed
    std::vector<Index> member;  ///< centre of each point
    Vector squared;             ///< distance of each point to its centre
    double inertia = kInfinite;
};

void assign(const Matrix& points, Clustering& clustering) {
    for (Index i = 0; i < points.cols(); ++i) {
        Index nearest = 0;
        clustering.squared[i] = (clustering.centres.colwise() - points.col(i))
                                    .colwise()
                                    .squaredNorm()
                                    .minCoeff(&nearest);
        clustering.member[static_cast<std::size_t>(i)] = nearest;
    }
    clustering.inertia = clustering.squared.sum();
}

/// Further centres by k-means++: a point far from all centres is likely to become one.
Matrix spreadCentres(const Matrix& points, const Matrix& fixed, Index count, Random& random) {
    Matrix centres(points.rows(), fixed.cols() + count);
    centres.leftCols(fixed.cols()) = fixed;
    Vector squared = Vector::Constant(points.cols(), kInfinite);
    const auto notice = [&](Index centre) {
        squared = squared.cwiseMin(
            (points.colwise() - centres.col(centre)).colwise().squaredNorm().transpose());
    };
    for (Index c = 0; c < fixed.cols(); ++c) notice(c);
    for (Index c = fixed.cols(); c < centres.cols(); ++c) {
        auto chosen = static_cast<Index>(random.below(static_cast<std::uint64_t>(points.cols())));
        const double total = squared.sum();
        if (std::isfinite(total) && total > 0) {
            double left = random.uniform() * total;
            for (chosen = 0; chosen + 1 < points.cols() && left >= squared[chosen]; ++chosen)
                left -= squared[chosen];
        }
        centres.col(c) = points.col(chosen);
        notice(c);
    }
    return centres;
}

void moveCentres(const Matrix& points, Index fixed, Clustering& clustering) {
    Matrix sums = Matrix::Zero(points.rows(), clustering.centres.cols());
    Vector counts = Vector::Zero(clustering.centres.cols());
    for (Index i = 0; i < points.cols(); ++i) {
        const Index centre = clustering.member[static_cast<std::size_t>(i)];
        sums.col(centre) += points.col(i);
        counts[centre] += 1;
    }
    for (Index c = fixed; c < clustering.centres.cols(); ++c)
        if (counts[c] > 0) clustering.centres.col(c) = sums.col(c) / counts[c];
}

/// Lloyd's rounds from several starts. Own code, since it needs centres that stay where they are
/// and the same rows on every machine.
Clustering cluster(const Matrix& points, const Matrix& fixed, Index count,
                   const RunContext& context) {
    Random random(context.seed, "runs to measure");
    Clustering best;
    for (int restart = 0; restart < kRestarts; ++restart) {
        Clustering one{spreadCentres(points, fixed, count, random),
                       std::vector<Index>(static_cast<std::size_t>(points.cols())),
                       Vector(points.cols()), kInfinite};
        assign(points, one);
        for (int round = 0; round < kRounds; ++round) {
            context.checkCancelled();
            const double before = one.inertia;
            moveCentres(points, fixed.cols(), one);
            assign(points, one);
            if (one.inertia >= before * (1 - 1e-6)) break;
        }
        if (one.inertia < best.inertia) best = std::move(one);
    }
    return best;
}

/// Finds rows that stand for centres, none twice. All vectors are by column of `points`.
class StandIns {
  public:
    StandIns(const Matrix& points, Vector cost, std::vector<int> groups, std::set<int> usedGroups)
        : m_points(points),
          m_cost(std::move(cost)),
          m_groups(std::move(groups)),
          m_usedGroups(std::move(usedGroups)),
          m_taken(static_cast<std::size_t>(points.cols()), false) {}

    /// -1 when every row is taken. `members`: rows of the centre's cluster.
    Index take(const Vector& centre, Index members) {
        std::vector<Index> near = nearest(centre);
        if (near.empty()) return -1;
        const auto own = std::clamp<std::size_t>(static_cast<std::size_t>(members), 1, near.size());
        const auto fresh = std::stable_partition(
            near.begin(), near.begin() + static_cast<std::ptrdiff_t>(own),
            [&](Index row) { return m_groups.empty() || !m_usedGroups.contains(groupOf(row)); });
        const auto among = std::clamp<std::ptrdiff_t>(
            static_cast<std::ptrdiff_t>(std::ceil(kNearShare * static_cast<double>(own))), 1,
            std::max<std::ptrdiff_t>(fresh - near.begin(), 1));
        const Index chosen =
            m_cost.size() == 0
                ? near.front()
                : *std::min_element(near.begin(), near.begin() + among,
                                    [&](Index a, Index b) { return m_cost[a] < m_cost[b]; });
        m_taken[static_cast<std::size_t>(chosen)] = true;
        if (!m_groups.empty()) m_usedGroups.insert(groupOf(chosen));
        return chosen;
    }

  private:
    int groupOf(Index row) const { return m_groups[static_cast<std::size_t>(row)]; }

    std::vector<Index> nearest(const Vector& centre) const {
        const Vector squared = (m_points.colwise() - centre).colwise().squaredNorm().transpose();
        std::vector<Index> near;
        for (Index i = 0; i < m_points.cols(); ++i)
            if (!m_taken[static_cast<std::size_t>(i)]) near.push_back(i);
        std::stable_sort(near.begin(), near.end(),
                         [&](Index a, Index b) { return squared[a] < squared[b]; });
        return near;
    }

    const Matrix& m_points;
    Vector m_cost;
    std::vector<int> m_groups;
    std::set<int> m_usedGroups;
    std::vector<bool> m_taken;
};

}  // namespace

Matrix selectionSpace(const TargetFeatures& rows) {
    if (rows.mean.size() == 0) return scaled(rows.encoded);
    return sideBySide({scaled(rows.encoded), scaled(rows.metric), scaled(rows.mean)});
}

Rows selectRuns(const Matrix& space, const Rows& candidates, const Rows& measured,
                const RunSelectionOptions& options, const RunContext& context) {
    Rows order = candidates;
    if (static_cast<Index>(order.size()) > kMostClustered) {
        const Rows drawn = Random(context.seed, "candidate runs")
                               .permutation(static_cast<Index>(candidates.size()));
        order.clear();
        for (Index i = 0; i < kMostClustered; ++i)
            order.push_back(
                candidates[static_cast<std::size_t>(drawn[static_cast<std::size_t>(i)])]);
        std::sort(order.begin(), order.end());
    }
    const Index count = std::min(options.count, static_cast<Index>(order.size()));
    if (count <= 0) return {};
    const Matrix points = space(order, Eigen::all).transpose();
    const Vector cost = options.cost.size() > 0 ? Vector(options.cost(order)) : Vector();
    const Matrix fixed = space(measured, Eigen::all).transpose();
    const Clustering clustering = cluster(points, fixed, count, context);

    std::vector<Index> members(static_cast<std::size_t>(clustering.centres.cols()), 0);
    for (const Index centre : clustering.member) ++members[static_cast<std::size_t>(centre)];
    std::vector<Index> centres(static_cast<std::size_t>(count));
    std::iota(centres.begin(), centres.end(), fixed.cols());
    std::stable_sort(centres.begin(), centres.end(), [&](Index a, Index b) {
        return members[static_cast<std::size_t>(a)] > members[static_cast<std::size_t>(b)];
    });
    std::vector<int> groups;
    std::set<int> measuredGroups;
    if (!options.groups.empty()) {
        for (const Index row : order)
            groups.push_back(options.groups[static_cast<std::size_t>(row)]);
        for (const Index row : measured)
            measuredGroups.insert(options.groups[static_cast<std::size_t>(row)]);
    }
    StandIns standIns(points, cost, std::move(groups), std::move(measuredGroups));
    Rows chosen;
    for (const Index centre : centres) {
        const Index point = standIns.take(clustering.centres.col(centre),
                                          members[static_cast<std::size_t>(centre)]);
        if (point < 0) break;
        chosen.push_back(order[static_cast<std::size_t>(point)]);
    }
    return chosen;
}

}  // namespace footbridge
