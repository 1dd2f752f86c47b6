// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/fine_tuning.h"
#include "core/learners/network_training.h"

namespace footbridge {
namespace {

/// The mean of the residuals, or 0 where the other shots' mean would not have brought each shot
/// closer.
double helpfulOffset(const Vector& residual) {
    const auto n = static_cast<double>(residual.size());
    const double offset = residual.mean();
    if (residual.size() < 2) return offset;
    const double without = residual.squaredNorm();
    const double with = ((residual.array() - offset) * n / (n - 1)).square().sum();
    return with < without ? offset : 0;
}

}  // namespace

void FineTuning::fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) {
    const double mean = m_source.mean(), deviation = m_source.deviation();
    m_networks.clear();
    Vector before = Vector::Zero(v.size());
    for (std::size_t k = 0; k < m_source.networks.size(); ++k) {
        m_networks.push_back(m_source.meanHead(k));
        before += m_networks.back().predict(shots.sourceEncoded).col(0);
    }
    before = (before * (deviation / static_cast<double>(m_networks.size()))).array() + mean;
    m_offset = mean + helpfulOffset(v - before);
    const Vector standardised = (v.array() - m_offset) / deviation;
    NetworkOptions options;
    options.steps = 200;
    options.learningRate = 1e-3;
    options.cosine = false;
    options.loss = m_loss.inUnit(deviation);
    for (Network& network : m_networks)
        network = fineTune(network, shots.sourceEncoded, standardised, options, context);
}

Vector FineTuning::predict(const TargetFeatures& rows) const {
    Vector sum = Vector::Zero(rows.size());
    for (const Network& network : m_networks) sum += network.predict(rows.sourceEncoded).col(0);
    const double share = m_source.deviation() / static_cast<double>(m_networks.size());
    return (sum * share).array() + m_offset;
}

graph::Value FineTuning::emit(FeatureGraph& features) const {
    const graph::Value x = features.sourceEncoded();
    graph::Value sum = m_networks.front().emit(features.builder(), x);
    for (std::size_t k = 1; k < m_networks.size(); ++k)
        sum = features.builder().add(sum, m_networks[k].emit(features.builder(), x));
    const double share = m_source.deviation() / static_cast<double>(m_networks.size());
    return features.builder().scaled(sum, share, m_offset);
}

}  // namespace footbridge
