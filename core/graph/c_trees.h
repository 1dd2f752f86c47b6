// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/graph/c_constants.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// An ensemble as a C source holds it: the thresholds of each column in ascending order, and nodes
/// that name theirs by its place there. So a row is compared with each threshold once, however many
/// nodes ask for it, and a walk is additions alone.
struct CTrees {
    std::string initialiser;  ///< of a struct of the type
    bool floats = false;      ///< of leaves
    bool wide = false;        ///< whether places need 32 bits
    std::size_t splits = 0;   ///< distinct thresholds
};

CTrees cTrees(const TreeEnsemble& ensemble, CConstants& constants);

}  // namespace footbridge::graph
