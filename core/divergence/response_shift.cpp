// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/divergence/response_shift.h"

#include <algorithm>
#include <cmath>

#include "core/divergence/normal_scores.h"
#include "core/metrics/errors.h"
#include "core/metrics/row_order.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

// METHODS.md, "Severity".
constexpr int kNullDraws = 400;
constexpr double kLevelWeight = 0.35;
constexpr double kPriorRuns = 5;
constexpr double kBand = 0.9;
constexpr double kWiden = 1.3;
constexpr double kTiny = 1e-12;

}  // namespace

FittedPairs canonicalPairs(const Vector& f, const Vector& v) {
    Matrix both(v.size(), 2);
    both << v, f;
    Rows order = rowOrder(both, {0, 1});
    std::erase_if(order, [&](Index row) { return !both.row(row).allFinite(); });
    return {both.col(1)(order), both.col(0)(order)};
}

double positiveCorrelation(const FittedPairs& pairs) {
    if (pairs.size() == 0) return 0;
    const Vector f = pairs.f.array() - pairs.f.mean(), v = pairs.v.array() - pairs.v.mean();
    const double squares = f.squaredNorm() * v.squaredNorm();
    return squares > 1e-24 ? std::min(1.0, std::max(0.0, f.dot(v)) / std::sqrt(squares)) : 0;
}

double sampleAngle(const FittedPairs& pairs) {
    const double r = positiveCorrelation(pairs);
    const double freedom = std::max<double>(1, static_cast<double>(pairs.size()) - 2);
    return 1 - std::max(0.0, r * r - (1 - r * r) / freedom);
}

ResponseShift responseShift(const FittedPairs& pairs, double sourceVariance) {
    const auto n = static_cast<double>(pairs.size());
    const double meanF = pairs.f.mean(), meanV = pairs.v.mean();
    const Vector f = pairs.f.array() - meanF, v = pairs.v.array() - meanV;
    const double pull = f.squaredNorm() / n + kTiny;
    const double slope = (f.dot(v) + pull) / (f.squaredNorm() + pull);
    ResponseShift shift;
    shift.reference = (v.squaredNorm() + kPriorRuns * sourceVariance) / (n + kPriorRuns) + kTiny;
    shift.offset = (meanV - meanF) * (meanV - meanF) / shift.reference;
    shift.scale = (1 - slope) * (1 - slope) * f.squaredNorm() / n / shift.reference;
    return shift;
}

double levelOf(double shift) {
    return std::isfinite(shift) ? shift / (1 + shift) : 1;
}

double magnitudeOf(double shape, double level) {
    return 1 - (1 - shape) * (1 - kLevelWeight * level);
}

NullShift drawNullShift(const FittedPairs& heldOut, Index shots, double sourceVariance,
                        std::uint64_t seed) {
    Random random(seed, "severity null");
    NullShift null{Vector(kNullDraws), Vector(kNullDraws)};
    FittedPairs drawn{Vector(shots), Vector(shots)};
    for (int draw = 0; draw < kNullDraws; ++draw) {
        for (Index i = 0; i < shots; ++i) {
            const auto row =
                static_cast<Index>(random.below(static_cast<std::uint64_t>(heldOut.size())));
            drawn.f[i] = heldOut.f[row];
            drawn.v[i] = heldOut.v[row];
        }
        null.shape[draw] = sampleAngle(drawn);
        null.shift[draw] = responseShift(drawn, sourceVariance).size();
    }
    std::sort(null.shape.begin(), null.shape.end());
    std::sort(null.shift.begin(), null.shift.end());
    return null;
}

double nullProbability(double value, const Vector& null) {
    const auto atLeast = (null.array() >= value).count();
    return (1 + static_cast<double>(atLeast)) / (1 + static_cast<double>(null.size()));
}

double evidenceRamp(double p, double low, double high) {
    return std::clamp((std::log(high) - std::log(p)) / (std::log(high) - std::log(low)), 0.0, 1.0);
}

std::pair<double, double> magnitudeBand(const FittedPairs& pairs, const ResponseShift& shift) {
    const auto n = static_cast<double>(pairs.size());
    const double quantile = normalQuantile(0.5 + 0.5 * kBand);
    // Fisher's interval of the correlation.
    const double half = kWiden * quantile / std::sqrt(std::max(n - 3, 0.5));
    const double z = std::atanh(std::min(positiveCorrelation(pairs), 0.9999));
    const double shapeLow = 1 - std::pow(std::tanh(z + half), 2);
    const double shapeHigh = 1 - std::pow(std::max(0.0, std::tanh(z - half)), 2);

    const Vector residuals = pairs.v - pairs.f;
    const double margin = quantile * kWiden * std::sqrt(variance(residuals) / std::max(n - 1, 1.0));
    const double distance = std::abs(residuals.mean());
    const double shiftLow = std::pow(std::max(0.0, distance - margin), 2) / shift.reference;
    const double shiftHigh = std::pow(distance + margin, 2) / shift.reference + shift.scale;
    return {magnitudeOf(shapeLow, levelOf(shiftLow)), magnitudeOf(shapeHigh, levelOf(shiftHigh))};
}

}  // namespace footbridge
