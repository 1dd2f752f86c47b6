// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "core/graph/model_graph.h"
#include "core/online/stream_experts.h"
#include "core/table/response.h"

namespace footbridge {

/// What a version says, whole and by itself: for an export.
struct VersionSnapshot {
    FeatureSchema schema;
    graph::ModelGraph graph;          ///< raw features to the response, as the last layer has it
    std::optional<double> halfWidth;  ///< of intervals, in v, for a usual row
    Vector low, high;                 ///< range of each feature in what it learned from
    Matrix last;                      ///< raw features of its last runs, at most 200
    double typicalResponse = 1;       ///< median |response| of its last runs, > 0
    Index learnedFrom = 0;            ///< runs
};

/// A version as it was when it ended; its forest, or that of the version before where it had none
/// of its own, was fitted once more on all that was learned. The graph is made when somebody asks
/// for it: it holds the trees of all ancestors once more.
struct EndedVersion {
    int number = 0;
    VersionSnapshot rest;  ///< all but the graph
    LastLayer layer;
    std::shared_ptr<const VersionModel> model;
    std::shared_ptr<const StreamBase> base;

    /// `smallest`: the response that stands for 0 in a logarithm.
    VersionSnapshot whole(const ResponseTransform& transform, double smallest) const;
};

/// Fills in what the runs that a version learned from say of its inputs; at least one.
void describeRuns(const std::deque<StreamRow>& window, const ResponseTransform& transform,
                  VersionSnapshot& snapshot);

}  // namespace footbridge
