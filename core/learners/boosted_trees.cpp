// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/boosted_trees.h"

#include "core/graph/interpreter.h"
#include "core/learners/tree_thresholds.h"
#include "core/learners/xgboost_booster.h"

namespace footbridge {

BoostedTrees::BoostedTrees(BoostedTreesOptions options) : m_options(options) {}

void BoostedTrees::fit(const Matrix& X, const Vector& v, const RunContext& context) {
    context.checkCancelled();
    const Loss& loss = m_options.loss;
    const double mean =
        loss.leans() ? loss.bestConstant({v.data(), static_cast<std::size_t>(v.size())}) : v.mean();
    auto ensemble = std::make_shared<graph::TreeEnsemble>();
    if (X.cols() > 0) {
        XgboostBooster booster(X, v.array() - mean, m_options, context.seed);
        for (int i = 0; i < m_options.rounds; ++i) {
            context.checkCancelled();
            booster.round(i);
        }
        *ensemble = readXgboostTrees(booster.saved());
        moveToMidpoints(*ensemble, X, Precision::Single);
    }
    ensemble->base = mean;
    m_ensemble = std::move(ensemble);
}

Vector predictTrees(std::shared_ptr<const graph::TreeEnsemble> ensemble, const Matrix& X) {
    graph::Builder builder(X.cols());
    const graph::Value y = builder.trees(builder.input(), std::move(ensemble));
    return graph::run(builder.finish(y), X);
}

Vector predictTrees(const graph::TreeEnsemble& ensemble, const Matrix& X) {
    return predictTrees(std::make_shared<const graph::TreeEnsemble>(ensemble), X);
}

Vector BoostedTrees::predict(const Matrix& X) const {
    return predictTrees(m_ensemble, X);
}

graph::Value BoostedTrees::emit(graph::Builder& builder, graph::Value x) const {
    return builder.trees(x, m_ensemble);
}

}  // namespace footbridge
