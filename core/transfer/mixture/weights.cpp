// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/weights.h"

#include <algorithm>
#include <limits>
#include <set>

#include "core/transfer/target_view.h"

namespace footbridge {
namespace {

constexpr double kLeastWeight = 1e-3;
// Errors of few shots are less sure: the power grows with the shots.
constexpr double kLeastPower = 1, kMostPower = 3, kShotsAPower = 30;
constexpr double kLeastError = 1e-4;
constexpr double kBeliefShots = 5;  ///< the belief counts as much as so many shots
constexpr int kRounds = 3;

/// (mean |oof - v|)^2 over the spread: steadier than the mean of squares when shots are few.
Vector shotErrors(const MemberErrors& errors, const Rows& rows) {
    const Vector truth = errors.v(rows);
    Vector result(errors.outOfFold.cols());
    if (errors.loss.leans()) {
        for (Index m = 0; m < result.size(); ++m)
            result[m] = errors.loss.mean(truth, errors.outOfFold(rows, m)) / errors.spread;
        return result;
    }
    for (Index m = 0; m < result.size(); ++m) {
        const double error = (Vector(errors.outOfFold(rows, m)) - truth).cwiseAbs().mean();
        result[m] = error * error / errors.spread;
    }
    return result;
}

/// What the voices believe of the pool; those that predict the shots well have more say.
Vector believed(const MemberErrors& errors, const Vector& shotErrors) {
    if (errors.voices.empty()) return errors.pool.rowwise().mean();
    Vector say = Vector::Zero(errors.pool.cols());
    for (const Index voice : errors.voices) say[voice] = 1 / (shotErrors[voice] + kLeastError);
    return errors.pool * (say / say.sum());
}

/// sum_m w_m (F_m - value)^2 of each row; columns from `joinedFrom` on are one member.
Vector varianceAbout(const Vector& value, const Matrix& members, const Vector& weights,
                     Index joinedFrom) {
    const Index alone = joinedFrom < 0 ? members.cols() : joinedFrom;
    Vector variance = (members.leftCols(alone).colwise() - value).cwiseAbs2() * weights.head(alone);
    const Index joined = members.cols() - alone;
    const double weight = weights.tail(joined).sum();
    if (weight > 0)
        variance += weight *
                    (members.rightCols(joined) * weights.tail(joined) / weight - value).cwiseAbs2();
    return variance;
}

double independentShots(const MemberErrors& errors, const Rows& rows) {
    if (errors.groups.empty()) return static_cast<double>(rows.size());
    std::set<int> groups;
    for (const Index row : rows) groups.insert(errors.groups[static_cast<std::size_t>(row)]);
    return static_cast<double>(groups.size());
}

}  // namespace

Vector withoutSmall(Vector weights) {
    weights = (weights.array() < kLeastWeight).select(0, weights);
    return weights / weights.sum();
}

Vector memberWeights(const MemberErrors& errors, const Rows& rows) {
    const Vector shots = shotErrors(errors, rows);
    const double n = independentShots(errors, rows);
    const double power = std::min(kLeastPower + n / kShotsAPower, kMostPower);
    const auto weigh = [&](const Vector& risk) {
        Vector exponent = -power * (risk.array() + kLeastError).log();
        exponent(errors.silent).setConstant(-std::numeric_limits<double>::infinity());
        const Vector weights = (exponent.array() - exponent.maxCoeff()).exp();
        return withoutSmall(weights / weights.sum());
    };
    if (errors.pool.rows() == 0) return weigh(shots);
    const auto weighBeside = [&](const Vector& belief) {
        const Vector doubt = (errors.pool.colwise() - belief).colwise().squaredNorm().transpose() /
                             (errors.spread * static_cast<double>(errors.pool.rows()));
        return weigh((n * shots + kBeliefShots * doubt) / (n + kBeliefShots));
    };
    // What the voices believe says whom to follow; what those say together is believed then.
    Vector weights, belief = believed(errors, shots);
    for (int round = 0; round < kRounds; ++round) {
        weights = weighBeside(belief);
        belief = errors.pool * weights;
    }
    return weights;
}

MemberErrors errorsOf(const MemberErrors& errors, const Rows& rows) {
    MemberErrors some = errors;
    some.outOfFold = errors.outOfFold(rows, Eigen::all);
    some.v = errors.v(rows);
    some.groups.clear();
    if (!errors.groups.empty())
        for (const Index row : rows)
            some.groups.push_back(errors.groups[static_cast<std::size_t>(row)]);
    return some;
}

MixtureOutOfFold mixtureOutOfFold(const MemberErrors& errors, const std::vector<int>& folds) {
    MixtureOutOfFold mixture{errors.outOfFold.rowwise().mean(), Vector::Zero(errors.v.size())};
    for (const FoldRows& rows : foldRows(folds)) {
        const Matrix asked = errors.outOfFold(rows.ask, Eigen::all);
        const Vector weights = memberWeights(errors, rows.teach);
        const Vector value = asked * weights;
        mixture.value(rows.ask) = value;
        mixture.disagreement(rows.ask) = varianceAbout(value, asked, weights, errors.joinedFrom);
    }
    return mixture;
}

}  // namespace footbridge
