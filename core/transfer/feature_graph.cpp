// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/feature_graph.h"

namespace footbridge {

graph::Value FeatureGraph::encoded() {
    if (!m_encoded) m_encoded = m_view.encoder.emit(m_builder, m_builder.input());
    return *m_encoded;
}

graph::Value FeatureGraph::logarithms() {
    if (!m_logarithms) m_logarithms = m_view.logarithms.emit(m_builder, m_builder.input());
    return *m_logarithms;
}

graph::Value FeatureGraph::encodedBy(const FeatureEncoder& encoder, Answers& answers) {
    if (!m_mapped) m_mapped = m_view.map.emit(m_builder, m_builder.input());
    if (!answers.encoded) answers.encoded = encoder.emit(m_builder, *m_mapped);
    return *answers.encoded;
}

graph::Value FeatureGraph::treesOf(const FeatureEncoder& encoder, Answers& answers) {
    if (!answers.trees)
        answers.trees = m_view.source->emitTrees(m_builder, encodedBy(encoder, answers));
    return *answers.trees;
}

const std::vector<HiddenValues>& FeatureGraph::hiddenOf(const FeatureEncoder& encoder,
                                                        Answers& answers) {
    if (answers.hidden.empty())
        answers.hidden = m_view.source->emitHidden(m_builder, encodedBy(encoder, answers));
    return answers.hidden;
}

graph::Value FeatureGraph::networksOf(const FeatureEncoder& encoder, Answers& answers) {
    if (!answers.networks)
        answers.networks = m_view.source->emitNetworks(m_builder, hiddenOf(encoder, answers));
    return *answers.networks;
}

std::optional<graph::Value> FeatureGraph::processesOf(const FeatureEncoder& encoder,
                                                      Answers& answers) {
    if (!answers.processes)
        answers.processes = m_view.source->emitProcesses(m_builder, encodedBy(encoder, answers));
    return answers.processes;
}

graph::Value FeatureGraph::partsOf(const FeatureEncoder& encoder, Answers& answers) {
    if (!answers.parts) {
        const graph::Value trees = treesOf(encoder, answers);
        const graph::Value networks = networksOf(encoder, answers);
        answers.parts =
            m_view.source->emitStack(m_builder, trees, networks, processesOf(encoder, answers));
    }
    return *answers.parts;
}

graph::Value FeatureGraph::latentsOf(const FeatureEncoder& encoder, Answers& answers) {
    if (!answers.latents) answers.latents = lastOf(m_builder, hiddenOf(encoder, answers));
    return *answers.latents;
}

graph::Value FeatureGraph::sourceEncoded() {
    return encodedBy(m_view.source->encoder, m_answers);
}

graph::Value FeatureGraph::trees() {
    return treesOf(m_view.source->encoder, m_answers);
}

graph::Value FeatureGraph::networks() {
    return networksOf(m_view.source->encoder, m_answers);
}

graph::Value FeatureGraph::latents() {
    return latentsOf(m_view.source->encoder, m_answers);
}

std::optional<graph::Value> FeatureGraph::processes() {
    return processesOf(m_view.source->encoder, m_answers);
}

graph::Value FeatureGraph::ownParts() {
    return partsOf(m_view.standardised, m_ownAnswers);
}

std::optional<graph::Value> FeatureGraph::ownProcesses() {
    return processesOf(m_view.standardised, m_ownAnswers);
}

graph::Value FeatureGraph::ownTrees() {
    return treesOf(m_view.standardised, m_ownAnswers);
}

graph::Value FeatureGraph::ownNetworks() {
    return networksOf(m_view.standardised, m_ownAnswers);
}

graph::Value FeatureGraph::ownLatents() {
    return latentsOf(m_view.standardised, m_ownAnswers);
}

graph::Value FeatureGraph::parts() {
    return partsOf(m_view.source->encoder, m_answers);
}

graph::Value FeatureGraph::mean() {
    if (!m_mean) {
        const graph::Value each = parts();
        const double share = 1.0 / static_cast<double>(each.columns);
        m_mean = m_builder.linear(each, Matrix::Constant(each.columns, 1, share), Vector::Zero(1));
    }
    return *m_mean;
}

graph::Value FeatureGraph::metric() {
    if (!m_metric) {
        const Matrix& map = m_view.source->metricMap;
        m_metric = m_builder.linear(sourceEncoded(), map, Vector::Zero(map.cols()));
    }
    return *m_metric;
}

TangentGraph FeatureGraph::tangent(std::size_t network) {
    const auto [found, added] = m_tangents.try_emplace(network);
    if (!added) return found->second;
    const HiddenValues& hidden = hiddenOf(m_view.source->encoder, m_answers)[network];
    TangentGraph& tangent = found->second;
    tangent.activations.push_back(hidden.input);
    for (std::size_t i = 0; i + 1 < hidden.outputs.size(); ++i)
        tangent.activations.push_back(hidden.outputs[i]);
    TangentValues values = m_view.source->networks[network].emitTangent(m_builder, hidden);
    tangent.signals = std::move(values.signals);
    tangent.gradient = values.gradient;
    return tangent;
}

graph::Value FeatureGraph::ownEncoded() {
    if (!m_own) m_own = m_builder.gather(encoded(), m_view.ownColumns);
    return *m_own;
}

}  // namespace footbridge
