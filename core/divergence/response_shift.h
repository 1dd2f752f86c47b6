// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>

#include "core/run/matrix.h"

namespace footbridge {

/// Predictions f and responses v of the same runs, both transformed.
struct FittedPairs {
    Vector f, v;
    Index size() const { return v.size(); }
};

/// The pairs whose values are both finite, ordered by v, then f, so that sums do not depend on
/// the order of the rows in a file.
FittedPairs canonicalPairs(const Vector& f, const Vector& v);

/// Squared sine of the angle between span{1, f} and span{1, v}, corrected for few rows: the share
/// of the variance of v that no offset and scale of f explains, in [0, 1]. An inverted ranking
/// counts as a right angle. Needs 3 pairs. Source: METHODS.md, "Severity".
double sampleAngle(const FittedPairs& pairs);

/// Correlation of f and v, 0 when it is negative or undefined.
double positiveCorrelation(const FittedPairs& pairs);

/// What an output map would move, in units of the response variance.
struct ResponseShift {
    double offset = 0;     ///< (mean v - mean f)^2 / V
    double scale = 0;      ///< (1 - s)^2 var f / V, s the slope shrunk towards 1
    double reference = 1;  ///< V: the variance of v, drawn towards the source's by five pseudo-runs
    double size() const { return offset + scale; }
};
ResponseShift responseShift(const FittedPairs& pairs, double sourceVariance);

/// Share of the magnitude that level moves, L / (1 + L), in [0, 1).
double levelOf(double shift);

/// 1 - (1 - shape)(1 - 0.35 level), in [0, 1].
double magnitudeOf(double shape, double level);

/// Shape and level when the shots are more rows of the source: 400 draws, each sorted.
struct NullShift {
    Vector shape, shift;
};
NullShift drawNullShift(const FittedPairs& heldOut, Index shots, double sourceVariance,
                        std::uint64_t seed);

/// (1 + number of null values not below `value`) / (1 + number of null values).
double nullProbability(double value, const Vector& null);

/// 0 above p = high, 1 below p = low, linear in ln p between.
double evidenceRamp(double p, double low, double high);

/// 90 % band of the magnitude when the gate is open (METHODS.md, "Severity").
std::pair<double, double> magnitudeBand(const FittedPairs& pairs, const ResponseShift& shift);

}  // namespace footbridge
