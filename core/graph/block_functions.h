// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"

namespace footbridge::graph {

// Functions of `count` values one after the other; y may be x. A value gets the same bits whatever
// stands beside it. exp and ln(1 + |x|) are right to the last digit but one.

void applyFunction(Unary function, const double* x, Index count, double* y);
void combinePairs(Binary function, const double* a, const double* b, Index count, double* y);

}  // namespace footbridge::graph
