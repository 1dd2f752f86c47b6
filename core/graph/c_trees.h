// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/graph/c_constants.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// An ensemble as a C source holds it: the thresholds of each column in ascending order, and one
/// number a node, which names a threshold by its place there and the way to the left child, or the
/// value of a leaf. So a row is compared with each threshold once, however many nodes ask for it,
/// and a walk is additions alone.
struct CTrees {
    std::string initialiser;  ///< of a struct of the type
    bool floats = false;      ///< of leaves
    bool wide = false;        ///< whether nodes need 64 bits
    std::size_t places = 0;   ///< of what a node can name: leaves of a tree, then thresholds
};

CTrees cTrees(const TreeEnsemble& ensemble, CConstants& constants);

}  // namespace footbridge::graph
