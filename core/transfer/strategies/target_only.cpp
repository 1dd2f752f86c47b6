// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/target_only.h"

#include <algorithm>
#include <numeric>

namespace footbridge {

TargetOnly::TargetOnly(const TargetView& view, std::unique_ptr<Regressor> learner)
    : m_learner(std::move(learner)) {
    const auto& parts = view.encoder.parts();
    m_order.resize(parts.size());
    std::iota(m_order.begin(), m_order.end(), Index{0});
    std::stable_sort(m_order.begin(), m_order.end(), [&](Index a, Index b) {
        return parts[static_cast<std::size_t>(a)].feature <
               parts[static_cast<std::size_t>(b)].feature;
    });
}

void TargetOnly::fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) {
    m_learner->fit(shots.encoded(Eigen::all, m_order), v, context);
}

Vector TargetOnly::predict(const TargetFeatures& rows) const {
    return m_learner->predict(rows.encoded(Eigen::all, m_order));
}

graph::Value TargetOnly::emit(FeatureGraph& features) const {
    graph::Value x = features.encoded();
    if (!std::is_sorted(m_order.begin(), m_order.end())) x = features.builder().gather(x, m_order);
    return m_learner->emit(features.builder(), x);
}

}  // namespace footbridge
