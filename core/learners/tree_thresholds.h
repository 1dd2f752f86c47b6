// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"

namespace footbridge {

enum class Precision { Single, Double };  ///< in which the trees were grown

/// Moves every threshold to the midpoint between the largest value of its column in X that goes
/// left and the smallest that goes right, so that readers in either precision take the same way.
/// No row of X changes its leaf. Call it before any prediction.
void moveToMidpoints(graph::TreeEnsemble& ensemble, const Matrix& X, Precision precision);

}  // namespace footbridge
