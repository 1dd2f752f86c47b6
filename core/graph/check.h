// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"

namespace footbridge::graph {

inline constexpr Index kMaxColumns =
    100'000;  ///< of one step, so that no file can ask for all memory

/// Throws Error when the node at `position` does not fit its earlier nodes or itself. The nodes
/// before it have been checked.
void checkNode(const ModelGraph& graph, int position);

const char* operationName(const Operation& operation);  ///< as in the file, for example "one-hot"

}  // namespace footbridge::graph
