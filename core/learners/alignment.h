// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/costs/losses.h"
#include "core/learners/network.h"
#include "core/run/run_context.h"

namespace footbridge {

struct Alignment {
    Layer input;       ///< target features -> source network inputs
    double slope = 1;  ///< output map: v = slope * network + offset
    double offset = 0;
};

struct AlignmentOptions {
    int steps = 400;
    double learningRate = 5e-3;
    double pullInput = 0.1;  ///< weight of ||A - A0||^2 and ||c - c0||^2
    double pullSlope = 0.1;  ///< weight of (slope - 1)^2
    Loss loss{};             ///< in the unit of v
};

/// Trains a linear layer in front of a frozen network together with the output map on few rows
/// (METHODS.md, "Source model"). The network's prediction is the mean of its heads.
Alignment trainAlignment(const Network& frozen, const Layer& start, const Matrix& X,
                         const Vector& v, const AlignmentOptions& options,
                         const RunContext& context);

}  // namespace footbridge
