// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/feature_graph.h"

namespace footbridge {

graph::Value FeatureGraph::encoded() {
    if (!m_encoded) m_encoded = m_view.encoder.emit(m_builder, m_builder.input());
    return *m_encoded;
}

graph::Value FeatureGraph::sourceEncoded() {
    if (!m_sourceEncoded)
        m_sourceEncoded =
            m_view.source->encoder.emit(m_builder, m_view.map.emit(m_builder, m_builder.input()));
    return *m_sourceEncoded;
}

graph::Value FeatureGraph::parts() {
    if (!m_parts) m_parts = m_view.source->emitPredictions(m_builder, sourceEncoded());
    return *m_parts;
}

graph::Value FeatureGraph::mean() {
    if (!m_mean) {
        const graph::Value each = parts();
        const double share = 1.0 / static_cast<double>(each.columns);
        m_mean = m_builder.linear(each, Matrix::Constant(each.columns, 1, share), Vector::Zero(1));
    }
    return *m_mean;
}

graph::Value FeatureGraph::latents() {
    if (!m_latents) m_latents = m_view.source->emitLatents(m_builder, sourceEncoded());
    return *m_latents;
}

graph::Value FeatureGraph::ownEncoded() {
    if (!m_own) m_own = m_builder.gather(encoded(), m_view.ownColumns);
    return *m_own;
}

}  // namespace footbridge
