// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// parameter^power * log2(parameter)^logs, where power is a fraction.
struct LawFactor {
    Index parameter = 0;
    int numerator = 0, denominator = 1, logs = 0;

    double at(double value) const;
    bool operator==(const LawFactor&) const = default;
};

/// A product of factors with its coefficient.
struct LawTerm {
    double coefficient = 0;
    std::vector<LawFactor> factors;

    double at(const Vector& point) const;  ///< without the coefficient
};

/// Extra-P's performance model normal form: constant + sum of terms (METHODS.md, "Laws").
struct ScalingLaw {
    double constant = 0;
    std::vector<LawTerm> terms;
    double heldOut = 0;  ///< symmetric mean absolute error of points left out one by one, a share
    double error = 0;    ///< the same of the points themselves
    double squares = 0;  ///< residual sum of squares

    double at(const Vector& point) const;
    /// The term that is the largest where all parameters have grown far beyond the points; nothing
    /// for a constant.
    std::optional<LawTerm> leading(const Vector& largest) const;
};

/// Different points of a table: rows with equal parameters are one, measured as their mean.
struct LawPoints {
    Matrix points;  ///< n x parameters
    Vector values;  ///< n
};
LawPoints distinctPoints(const Matrix& parameters, const Vector& responses);

inline constexpr Index kFewestLawPoints = 5;  ///< different values of each parameter
/// More parameters make more sums of products than can be compared: each one eight times as many.
inline constexpr Index kMostLawParameters = 8;

/// With one parameter the one term (or none) that predicts left-out points best; with several, the
/// best sum of products of the terms found on one line per parameter. `names` are for messages.
/// Throws Error when there are more than kMostLawParameters or one twice, a parameter has too few
/// values or none of its lines has, a value is not positive, or a response is beyond 1e100; and
/// Cancelled.
ScalingLaw findScalingLaw(const LawPoints& points, const std::vector<std::string>& names,
                          const RunContext& context = {});

/// "1.37 + 6.7 log2(y) + 0.0438 x^(3/2) log2(x)^2 log2(y)".
std::string lawText(const ScalingLaw& law, const std::vector<std::string>& names);
std::string termText(const LawTerm& term, const std::vector<std::string>& names);

}  // namespace footbridge
