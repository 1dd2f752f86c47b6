// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/residual_augmentation.h"

#include <algorithm>

#include "core/metrics/splits.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr int kSharedFolds = 5;
constexpr int kAlignedFolds = 3;       ///< an alignment is dear to train
constexpr double kFullShareShots = 2;  ///< g leans towards 1 by as many shots
constexpr int kTrees = 100;
constexpr int kTreesInFolds = 40;

/// At most `most` folds; whole groups where assignFolds kept them whole.
std::vector<FoldRows> innerFolds(const TargetFeatures& shots, int most, std::uint64_t seed) {
    std::vector<int> folds =
        assignFolds(shots.size(), shots.groups, deriveSeed(seed, "residual folds"));
    for (int& fold : folds) fold %= most;
    return foldRows(folds);
}

}  // namespace

ResidualAugmentation::ResidualAugmentation(const TargetView& view) : m_view(view) {}

std::unique_ptr<Candidate> ResidualAugmentation::makeBase() const {
    return makeCandidate(m_view.shared ? Strategy::OutputMap : Strategy::InputAlignment, m_view);
}

Matrix ResidualAugmentation::inputs(const TargetFeatures& rows, const Vector& base) const {
    return sideBySide({rows.encoded, rows.parts, base});
}

void ResidualAugmentation::fit(const TargetFeatures& shots, const Vector& v,
                               const RunContext& context) {
    const std::vector<FoldRows> folds =
        innerFolds(shots, m_view.shared ? kSharedFolds : kAlignedFolds, context.seed);
    m_base = makeBase();
    m_base->fit(shots, v, context);
    Vector base = m_base->predict(shots);
    for (const FoldRows& fold : folds) {
        const std::unique_ptr<Candidate> other = makeBase();
        other->fit(shots.select(fold.teach), v(fold.teach), context);
        base(fold.ask) = other->predict(shots.select(fold.ask));
    }
    const Vector residual = v - base;
    const Matrix X = inputs(shots, base);

    Vector correction = Vector::Zero(v.size());
    for (const FoldRows& fold : folds) {
        Forest forest({kTreesInFolds, 1, 1, false});
        forest.fit(X(fold.teach, Eigen::all), residual(fold.teach), context);
        correction(fold.ask) = forest.predict(X(fold.ask, Eigen::all));
    }
    const double size = correction.squaredNorm();
    const double prior = kFullShareShots * size / static_cast<double>(v.size());
    m_share =
        size > 0 ? std::clamp((correction.dot(residual) + prior) / (size + prior), 0.0, 1.0) : 0;
    m_residual = std::make_unique<Forest>(ForestOptions{kTrees, 1, 1, false});
    m_residual->fit(X, residual, context);
}

Vector ResidualAugmentation::predict(const TargetFeatures& rows) const {
    const Vector base = m_base->predict(rows);
    if (m_share == 0) return base;
    return base + m_share * m_residual->predict(inputs(rows, base));
}

graph::Value ResidualAugmentation::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    const graph::Value base = m_base->emit(features);
    if (m_share == 0) return base;
    std::vector<graph::Value> columns{features.encoded()};
    if (m_view.shared) columns.push_back(features.parts());
    columns.push_back(base);
    const graph::Value residual = m_residual->emit(builder, builder.concat(columns));
    return builder.add(base, builder.scaled(residual, m_share, 0));
}

}  // namespace footbridge
