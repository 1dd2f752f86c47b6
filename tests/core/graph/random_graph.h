// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"
#include "core/run/random.h"

namespace footbridge::graph {

Matrix randomMatrix(Random& random, Index rows, Index columns);
/// Values of which some are missing and some are small whole numbers, as categories are.
Matrix randomFeatures(Random& random, Index rows, Index columns);
std::shared_ptr<const TreeEnsemble> randomTrees(Random& random, Index columns, int trees,
                                                int depth);
/// A graph of a dozen steps in which every operation can occur, with one output column and
/// an interval.
ModelGraph randomGraph(std::uint64_t seed, Index columns);

}  // namespace footbridge::graph
