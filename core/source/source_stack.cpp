// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_stack.h"

#include <algorithm>

namespace footbridge {
namespace {

// Near-perfect learners are alike: what is left of their errors says little about the target.
constexpr double kErrorFloor = 0.02;
constexpr double kRounding = 1e-24;  // of squares: less variance is none

constexpr double kStandardErrors = 3;  ///< by which a correlation must differ from chance

/// The share of the deviations d that comes true in y, by least squares; none where their
/// correlation may be chance.
double slopeOf(const Vector& d, const Vector& y) {
    const double square = d.squaredNorm(), product = d.dot(y);
    if (!(square > 0)) return 1;
    const double explained = product * product / square;
    const auto freedom = static_cast<double>(y.size() - 2);
    const double chance = kStandardErrors * kStandardErrors * (y.squaredNorm() - explained);
    if (product <= 0 || explained * freedom < chance) return 0;
    return std::min(product / square, 1.0);
}

}  // namespace

SourceStack stackOf(const Matrix& heldOut, const Vector& v, double mean) {
    const Index learners = heldOut.cols();
    SourceStack stack;
    stack.weights = Vector::Constant(learners, 1.0 / static_cast<double>(learners));
    const Vector y = v.array() - mean;
    const double variance = y.squaredNorm();
    const bool varies = variance > kRounding * (1 + v.squaredNorm());
    if (v.size() < kFewestStackRows || !varies || !heldOut.allFinite()) return stack;
    stack.errors = (heldOut.colwise() - v).colwise().squaredNorm().transpose() / variance;
    stack.weights = (stack.errors.array() + kErrorFloor).square().inverse();
    stack.weights /= stack.weights.sum();
    stack.slope = slopeOf((heldOut * stack.weights).array() - mean, y);
    return stack;
}

}  // namespace footbridge
