// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/graph/model_graph.h"
#include "core/transfer/target_view.h"

namespace footbridge {

/// A network linearised at a row, as Tangent holds it.
struct TangentGraph {
    std::vector<graph::Value> activations, signals;
    graph::Value gradient;
};

/// TargetFeatures as a graph over the raw target features, to the bit; each piece is emitted once,
/// on demand.
/// All but encoded(), logarithms() and ownEncoded() need a view whose source can be asked.
class FeatureGraph {
  public:
    explicit FeatureGraph(const TargetView& view) : m_view(view), m_builder(view.schema.size()) {}

    graph::Builder& builder() { return m_builder; }
    const TargetView& view() const { return m_view; }
    graph::Value encoded();
    graph::Value logarithms();
    graph::Value sourceEncoded();
    graph::Value parts();
    graph::Value mean();
    graph::Value latents();
    graph::Value trees();
    graph::Value networks();
    std::optional<graph::Value> processes();  ///< nothing without processes
    graph::Value ownParts();
    graph::Value ownTrees();
    graph::Value ownNetworks();
    std::optional<graph::Value> ownProcesses();
    graph::Value ownLatents();
    graph::Value metric();
    TangentGraph tangent(std::size_t network);
    graph::Value ownEncoded();  ///< the encoded columns without a match

  private:
    /// What the source says about one encoding of its inputs.
    struct Answers {
        std::optional<graph::Value> encoded, trees, networks, processes, parts, latents;
        std::vector<HiddenValues> hidden;
    };
    graph::Value encodedBy(const FeatureEncoder& encoder, Answers& answers);
    graph::Value treesOf(const FeatureEncoder& encoder, Answers& answers);
    const std::vector<HiddenValues>& hiddenOf(const FeatureEncoder& encoder, Answers& answers);
    graph::Value networksOf(const FeatureEncoder& encoder, Answers& answers);
    std::optional<graph::Value> processesOf(const FeatureEncoder& encoder, Answers& answers);
    graph::Value partsOf(const FeatureEncoder& encoder, Answers& answers);
    graph::Value latentsOf(const FeatureEncoder& encoder, Answers& answers);

    const TargetView& m_view;
    graph::Builder m_builder;
    Answers m_answers, m_ownAnswers;
    std::map<std::size_t, TangentGraph> m_tangents;
    std::optional<graph::Value> m_encoded, m_logarithms, m_mapped, m_mean, m_metric, m_own;
};

}  // namespace footbridge
