// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/run/matrix.h"

namespace footbridge {

/// A symmetric interval in the transformed response.
struct IntervalWidth {
    double level = 0;      ///< nominal coverage, for example 0.9
    double halfWidth = 0;  ///< in the transformed response; the median where it varies by row
};

inline constexpr double kIntervalLevel = 0.9;  ///< what intervals aim at

/// Residuals that a level needs at least: ceil(level (n+1)) <= n.
int fewestResiduals(double level);

/// Residuals over how unsure the predictions are (positive, one each); over 1 when `spread` is
/// empty.
Vector scaledResiduals(const Vector& v, const Vector& predicted, const Vector& spread);

/// Split-conformal half-width from out-of-fold residuals: the ceil(level (n+1))-th smallest
/// absolute residual (METHODS.md, "Intervals"). When n is too small for `level` the next lower of
/// 0.9, 0.8, 0.5 that n allows; nothing below one residual.
std::optional<IntervalWidth> conformalWidth(const Vector& residuals, double level);

}  // namespace footbridge
