// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/target_only.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace footbridge {

TargetOnly::TargetOnly(const TargetView& view, std::unique_ptr<Regressor> learner)
    : m_learner(std::move(learner)) {
    const auto& parts = view.encoder.parts();
    m_order.resize(parts.size());
    std::iota(m_order.begin(), m_order.end(), Index{0});
    const auto nameOf = [&](Index column) -> const std::string& {
        const Index feature = parts[static_cast<std::size_t>(column)].feature;
        return view.schema.features[static_cast<std::size_t>(feature)].name;
    };
    std::ranges::stable_sort(m_order, std::ranges::less(), nameOf);
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
