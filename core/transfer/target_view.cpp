// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/target_view.h"

#include <algorithm>

#include "core/graph/interpreter.h"
#include "core/transfer/feature_graph.h"

namespace footbridge {
namespace {

/// Pieces of a graph that are wanted as matrices, computed in one go.
class Wanted {
  public:
    void add(const std::optional<graph::Value>& value, Matrix& result, Index rows) {
        if (value) return add(*value, result);
        result.resize(rows, 0);
    }

    void add(graph::Value value, Matrix& result) {
        m_values.push_back(value);
        m_results.push_back(&result);
    }

    void compute(FeatureGraph& features, const Matrix& raw) {
        graph::Builder& builder = features.builder();
        const int all = builder.concat(m_values).node;
        const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
        const Matrix computed = graph::runTo(graph, all, raw);
        Index at = 0;
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            *m_results[i] = computed.middleCols(at, m_values[i].columns);
            at += m_values[i].columns;
        }
    }

  private:
    std::vector<graph::Value> m_values;
    std::vector<Matrix*> m_results;
};

void want(const TangentGraph& tangent, Tangent& result, Wanted& wanted) {
    result.activations.resize(tangent.activations.size());
    result.signals.resize(tangent.signals.size());
    for (std::size_t i = 0; i < tangent.activations.size(); ++i)
        wanted.add(tangent.activations[i], result.activations[i]);
    for (std::size_t i = 0; i < tangent.signals.size(); ++i)
        wanted.add(tangent.signals[i], result.signals[i]);
    wanted.add(tangent.gradient, result.gradient);
}

Tangent selected(const Tangent& tangent, const Rows& rows) {
    Tangent result;
    for (const Matrix& each : tangent.activations)
        result.activations.emplace_back(each(rows, Eigen::all));
    for (const Matrix& each : tangent.signals) result.signals.emplace_back(each(rows, Eigen::all));
    result.gradient = tangent.gradient(rows, Eigen::all);
    return result;
}

}  // namespace

TargetFeatures TargetFeatures::select(const Rows& rows) const {
    TargetFeatures result;
    result.raw = raw(rows, Eigen::all);
    result.encoded = encoded(rows, Eigen::all);
    result.logarithms = logarithms(rows, Eigen::all);
    if (parts.cols() > 0) {
        result.mean = mean(rows);
        for (const auto piece :
             {&TargetFeatures::sourceEncoded, &TargetFeatures::parts, &TargetFeatures::latents,
              &TargetFeatures::trees, &TargetFeatures::networks, &TargetFeatures::processes,
              &TargetFeatures::ownParts, &TargetFeatures::ownTrees, &TargetFeatures::ownNetworks,
              &TargetFeatures::ownProcesses, &TargetFeatures::ownLatents, &TargetFeatures::metric})
            result.*piece = (this->*piece)(rows, Eigen::all);
        for (const Tangent& tangent : tangents) result.tangents.push_back(selected(tangent, rows));
    }
    if (!groups.empty())
        for (const Index row : rows) result.groups.push_back(groups[static_cast<std::size_t>(row)]);
    return result;
}

TargetFeatures featuresOf(const TargetView& view, const Matrix& raw, bool tangents) {
    TargetFeatures features;
    features.raw = raw;
    FeatureGraph graph(view);
    Wanted wanted;
    wanted.add(graph.encoded(), features.encoded);
    wanted.add(graph.logarithms(), features.logarithms);
    Matrix mean;
    if (view.shared) {
        wanted.add(graph.sourceEncoded(), features.sourceEncoded);
        wanted.add(graph.parts(), features.parts);
        wanted.add(graph.mean(), mean);
        wanted.add(graph.latents(), features.latents);
        wanted.add(graph.trees(), features.trees);
        wanted.add(graph.networks(), features.networks);
        wanted.add(graph.processes(), features.processes, raw.rows());
        wanted.add(graph.ownParts(), features.ownParts);
        wanted.add(graph.ownTrees(), features.ownTrees);
        wanted.add(graph.ownNetworks(), features.ownNetworks);
        wanted.add(graph.ownProcesses(), features.ownProcesses, raw.rows());
        wanted.add(graph.ownLatents(), features.ownLatents);
        wanted.add(graph.metric(), features.metric);
        features.tangents.resize(tangents ? view.source->networks.size() : 0);
        for (std::size_t k = 0; k < features.tangents.size(); ++k)
            want(graph.tangent(k), features.tangents[k], wanted);
    }
    wanted.compute(graph, raw);
    if (view.shared) features.mean = mean.col(0);
    return features;
}

}  // namespace footbridge
