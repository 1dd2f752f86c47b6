// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture.h"

#include <cmath>

#include "core/metrics/errors.h"
#include "core/transfer/target_view.h"

namespace footbridge {
namespace {

constexpr double kLeastWeight = 1e-3;

}  // namespace

Vector mixtureWeights(const Matrix& outOfFold, const Vector& v, const Rows& rows) {
    const Vector truth = v(rows);
    const double spread = std::max(variance(truth), 1e-12);
    Vector exponent(outOfFold.cols());
    for (Index m = 0; m < outOfFold.cols(); ++m) {
        const double error = (Vector(outOfFold(rows, m)) - truth).cwiseAbs().mean();
        exponent[m] = -3 * std::log(1.3 * error * error / spread + 5e-4);
    }
    Vector weights = (exponent.array() - exponent.maxCoeff()).exp();
    weights /= weights.sum();
    weights = (weights.array() < kLeastWeight).select(0, weights);
    return weights / weights.sum();
}

Vector mixtureOutOfFold(const Matrix& outOfFold, const Vector& v, const std::vector<int>& folds) {
    Vector predicted = outOfFold.rowwise().mean();
    for (const FoldRows& rows : foldRows(folds))
        predicted(rows.ask) =
            outOfFold(rows.ask, Eigen::all) * mixtureWeights(outOfFold, v, rows.teach);
    return predicted;
}

}  // namespace footbridge
