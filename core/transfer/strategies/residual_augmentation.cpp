// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/residual_augmentation.h"

#include "core/transfer/strategies/inner_folds.h"
#include "core/transfer/strategies/input_alignment.h"
#include "core/transfer/strategies/output_map.h"

namespace footbridge {
namespace {

constexpr int kResidualFolds = 5;
constexpr int kResidualTrees = 100;
constexpr int kResidualTreesInFolds = 40;
constexpr double kWorthAligning = 0.9;  ///< of the error on an output map, to align instead
constexpr Index kFewestToAlign = 6;     ///< where columns are shared

}  // namespace

ResidualAugmentation::ResidualAugmentation(const TargetView& view, const Loss& loss)
    : m_view(view), m_loss(loss) {}

Matrix ResidualAugmentation::inputs(const TargetFeatures& rows, const Vector& base) const {
    return sideBySide({rows.encoded, rows.parts, base});
}

ResidualAugmentation::Option ResidualAugmentation::corrected(std::unique_ptr<Candidate> base,
                                                             const Vector& heldOut,
                                                             const TargetFeatures& shots,
                                                             const Vector& v,
                                                             const RunContext& context) const {
    const Vector residual = v - heldOut;
    const Matrix X = inputs(shots, heldOut);
    Vector correction = Vector::Zero(v.size());
    for (const FoldRows& fold : innerFolds(shots, kResidualFolds, context.seed)) {
        Forest forest({kResidualTreesInFolds, 1, 1, false});
        forest.fit(X(fold.teach, Eigen::all), residual(fold.teach), context);
        correction(fold.ask) = forest.predict(X(fold.ask, Eigen::all));
    }
    const double share = believedShare(correction, residual);
    return {std::move(base), heldOut, share, meanAbsoluteError(share * correction, residual),
            residual - share * correction};
}

ResidualAugmentation::Option ResidualAugmentation::onOutputMap(const TargetFeatures& shots,
                                                               const Vector& v,
                                                               const RunContext& context) const {
    auto base = std::make_unique<OutputMapCandidate>();
    base->fit(shots, v, context);
    Vector heldOut(v.size());
    for (const FoldRows& fold : innerFolds(shots, kResidualFolds, context.seed)) {
        OutputMapCandidate other;
        other.fit(shots.select(fold.teach), v(fold.teach), context);
        heldOut(fold.ask) = other.predict(shots.select(fold.ask));
    }
    return corrected(std::move(base), heldOut, shots, v, context);
}

ResidualAugmentation::Option ResidualAugmentation::onAlignment(const TargetFeatures& shots,
                                                               const Vector& v,
                                                               const RunContext& context) const {
    auto base = std::make_unique<InputAlignment>(m_view);
    base->fit(shots, v, context);
    const Vector heldOut = base->heldOut().size() > 0 ? base->heldOut() : base->predict(shots);
    return corrected(std::move(base), heldOut, shots, v, context);
}

void ResidualAugmentation::fit(const TargetFeatures& shots, const Vector& v,
                               const RunContext& context) {
    Option chosen;
    if (!m_view.shared) {
        chosen = onAlignment(shots, v, context);
    } else {
        chosen = onOutputMap(shots, v, context);
        if (v.size() >= kFewestToAlign)
            if (Option other = onAlignment(shots, v, context);
                other.error < kWorthAligning * chosen.error)
                chosen = std::move(other);
    }
    m_base = std::move(chosen.base);
    m_share = chosen.share;
    const Vector& errors = chosen.errors;
    m_offset = m_loss.leans()
                   ? m_loss.bestConstant({errors.data(), static_cast<std::size_t>(errors.size())})
                   : 0;
    m_residual = std::make_unique<Forest>(ForestOptions{kResidualTrees, 1, 1, false});
    m_residual->fit(inputs(shots, chosen.heldOut), v - chosen.heldOut, context);
}

Vector ResidualAugmentation::predict(const TargetFeatures& rows) const {
    const Vector base = m_base->predict(rows);
    Vector all = base;
    if (m_share != 0) all += m_share * m_residual->predict(inputs(rows, base));
    if (m_offset != 0) all.array() += m_offset;
    return all;
}

graph::Value ResidualAugmentation::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    const graph::Value base = m_base->emit(features);
    const auto moved = [&](graph::Value all) {
        return m_offset == 0 ? all : builder.scaled(all, 1, m_offset);
    };
    if (m_share == 0) return moved(base);
    std::vector<graph::Value> columns{features.encoded()};
    if (m_view.shared) columns.push_back(features.parts());
    columns.push_back(base);
    const graph::Value residual = m_residual->emit(builder, builder.concat(columns));
    return moved(builder.add(base, builder.scaled(residual, m_share, 0)));
}

}  // namespace footbridge
