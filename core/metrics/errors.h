// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

double meanSquaredError(const Vector& prediction, const Vector& truth);
/// Mean squared error over `variance`, the variance of the response among all target rows.
double normalisedError(const Vector& prediction, const Vector& truth, double variance);
double meanAbsolutePercentageError(const Vector& prediction, const Vector& truth);  ///< in percent
double medianAbsolutePercentageError(const Vector& prediction, const Vector& truth);
double rSquared(const Vector& prediction, const Vector& truth);
double spearman(const Vector& a, const Vector& b);  ///< NaN when one is constant
Vector ranks(const Vector& values);                 ///< 1-based mid-ranks
double variance(const Vector& values);              ///< divided by n
double median(Vector values);  ///< the mean of the middle two where they are even in number
/// The greater of the middle two where they are even in number: always one of the values, as
/// lengths that scale others and numbers in tables have to be. NaN without values.
double upperMedian(std::vector<double> values);
double quantile(Vector values, double share);  ///< linear interpolation, share in [0, 1]
/// The same of values in ascending order, at least one.
double quantileOfSorted(std::span<const double> sorted, double share);

}  // namespace footbridge
