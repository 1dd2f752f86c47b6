// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

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

/// Mean and variance (divided by n) of some numbers; `count` 0: unknown.
struct Spread {
    double mean = 0, variance = 0;
    Index count = 0;
};
Spread spreadOf(const Vector& values);  ///< of the finite ones

/// Predictions of a source's own rows by models that have not seen them.
struct HeldOutPairs {
    FittedPairs pairs;         ///< canonical order
    std::vector<Rows> groups;  ///< positions in `pairs`, group by group; empty without groups
    Spread f, v, residual;     ///< residual: v - f
    Index size() const { return pairs.size(); }
};
/// `groups`: of each row; empty or of another length: every row for itself.
HeldOutPairs heldOutOf(const Vector& f, const Vector& v, const std::vector<int>& groups);

/// Share of the variance of v that no offset and scale of f explains, in [0, 1]: the squared sine
/// of the angle between span{1, f} and span{1, v}, corrected for few rows. An inverted ranking
/// counts as a right angle. Where the variance of f among all rows is known (`pool`), slope and
/// residual come from the pairs and the spread of f from there, so that shots that happen to lie
/// close together or far apart mislead less. Needs 3 pairs. Source: METHODS.md, "Severity".
double sampleAngle(const FittedPairs& pairs, const Spread& pool = {});

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

/// What shots show when they are more rows of the source: 400 draws, shape and shift sorted.
struct NullShift {
    Vector shape, shift;
    // How much wider than of independent normal numbers the statistics of so many shots scatter,
    // from 1 to 3.
    double shapeNoise = 1;   ///< of the correlation, on Fisher's scale
    double offsetNoise = 1;  ///< of the mean residual
    double spreadNoise = 0;  ///< standard deviation of ln V
    bool empty() const { return shape.size() == 0; }
};
/// `shotGroups` as the shots have them (empty: none): where the source has groups too, each draw
/// takes as many rows from as many groups as the shots do. `poolKnown`: the angle of the shots
/// takes the spread of the predictions from a pool, so that of the draws takes it from all rows.
NullShift drawNullShift(const HeldOutPairs& heldOut, Index shots,
                        const std::vector<int>& shotGroups, bool poolKnown, std::uint64_t seed);

/// (1 + number of null values not below `value`) / (1 + number of null values).
double nullProbability(double value, const Vector& null);

/// 0 above p = high, 1 below p = low, linear in ln p between.
double evidenceRamp(double p, double low, double high);

/// 90 % band of the magnitude when the gate is open (METHODS.md, "Severity"). `shape` and `shift`
/// as measured on the pairs; `null` says how noisy so many shots are.
std::pair<double, double> magnitudeBand(const FittedPairs& pairs, double shape,
                                        const ResponseShift& shift, const NullShift& null);

}  // namespace footbridge
