// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/weights.h"

#include <algorithm>
#include <cmath>

#include "core/transfer/target_view.h"

namespace footbridge {
namespace {

constexpr double kLeastWeight = 1e-3;
constexpr double kPower = 3;

double between(double x, double fromX, double toX, double from, double to) {
    return from + (to - from) * std::clamp((x - fromX) / (toX - fromX), 0.0, 1.0);
}

}  // namespace

double leanOnMixture(Index n) {
    const double at = std::log(static_cast<double>(std::max<Index>(n, 1)));
    return n <= 10 ? between(at, std::log(5), std::log(10), 0.5, 0.25)
                   : between(at, std::log(10), std::log(20), 0.25, 0);
}

Vector withoutSmall(Vector weights) {
    weights = (weights.array() < kLeastWeight).select(0, weights);
    return weights / weights.sum();
}

Vector memberWeights(const MemberErrors& errors, const Rows& rows) {
    const Vector truth = errors.v(rows);
    Vector exponent(errors.outOfFold.cols());
    for (Index m = 0; m < exponent.size(); ++m) {
        const double error = (Vector(errors.outOfFold(rows, m)) - truth).cwiseAbs().mean();
        exponent[m] = -kPower * std::log(1.3 * error * error / errors.spread + 5e-4);
    }
    Vector weights = (exponent.array() - exponent.maxCoeff()).exp();
    weights /= weights.sum();
    if (errors.mixture >= 0) {
        const double lean = leanOnMixture(errors.v.size());
        weights *= 1 - lean;
        weights[errors.mixture] += lean;
    }
    return withoutSmall(weights);
}

Vector mixtureOutOfFold(const MemberErrors& errors, const std::vector<int>& folds) {
    Vector predicted = errors.outOfFold.rowwise().mean();
    for (const FoldRows& rows : foldRows(folds))
        predicted(rows.ask) =
            errors.outOfFold(rows.ask, Eigen::all) * memberWeights(errors, rows.teach);
    return predicted;
}

}  // namespace footbridge
