// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/graph/model_graph.h"
#include "core/transfer/target_view.h"

namespace footbridge {

/// TargetFeatures as a graph over the raw target features; each piece is emitted once, on demand.
class FeatureGraph {
  public:
    explicit FeatureGraph(const TargetView& view) : m_view(view), m_builder(view.schema.size()) {}

    graph::Builder& builder() { return m_builder; }
    const TargetView& view() const { return m_view; }
    graph::Value encoded();
    graph::Value sourceEncoded();
    graph::Value parts();
    graph::Value mean();
    graph::Value latents();
    graph::Value ownEncoded();  ///< the encoded columns without a match

  private:
    const TargetView& m_view;
    graph::Builder m_builder;
    std::optional<graph::Value> m_encoded, m_sourceEncoded, m_parts, m_mean, m_latents, m_own;
};

}  // namespace footbridge
