// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// The value at a point; fills the gradient, which has the point's size.
using Objective = std::function<double(const Vector& point, Vector& gradient)>;

struct MinimiseOptions {
    int evaluations = 50;         ///< of the objective, at most
    double low = -14, high = 14;  ///< bounds of every coordinate
    double tolerance = 1e-6;      ///< ends when the value falls by less
};

/// Walks downhill by L-BFGS (NLopt) and returns the lowest point seen, `start` at worst.
/// Throws what the objective throws; Cancelled.
Vector minimise(const Objective& objective, const Vector& start, const MinimiseOptions& options,
                const RunContext& context);

}  // namespace footbridge
