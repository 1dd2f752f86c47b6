// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/regressor_learners.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/learners/boosted_trees.h"
#include "core/learners/forest.h"
#include "core/learners/ridge.h"
#include "core/metrics/splits.h"
#include "core/run/eigenvectors.h"

namespace footbridge {
namespace {

constexpr int kFolds = 10;

struct Means {
    Eigen::RowVectorXd x, y;
};

/// Weights for every lambda at once: the eigenvectors are found once.
class RidgePath {
  public:
    RidgePath(const Matrix& X, const Matrix& Y) : m_means{X.colwise().mean(), Y.colwise().mean()} {
        const Matrix centred = X.rowwise() - m_means.x;
        Eigenvectors found = eigenvectorsOf(centred.transpose() * centred);
        m_values = found.values.cwiseMax(0);
        m_vectors = std::move(found.vectors);
        m_product = m_vectors.transpose() * (centred.transpose() * (Y.rowwise() - m_means.y));
    }
    Matrix weight(double lambda) const {
        const Vector shrunk = (m_values.array() + lambda).inverse();
        return m_vectors * (shrunk.asDiagonal() * m_product);
    }
    const Means& means() const { return m_means; }

  private:
    Means m_means;
    Vector m_values;
    Matrix m_vectors, m_product;
};

}  // namespace

void RidgeLearner::fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
                       const RunContext& context) {
    const std::vector<double> lambdas = logSpace(0, 4, 13);
    Matrix errors = Matrix::Zero(std::ssize(lambdas), scores.cols());
    const auto folds = foldRows(groupFolds(groups, kFolds, context.seed));
    if (folds.size() > 1)
        for (const FoldRows& fold : folds) {
            context.checkCancelled();
            const RidgePath path(X(fold.teach, Eigen::all), scores(fold.teach, Eigen::all));
            const Matrix asked = X(fold.ask, Eigen::all).rowwise() - path.means().x;
            const Matrix truth = scores(fold.ask, Eigen::all).rowwise() - path.means().y;
            for (Index l = 0; l < errors.rows(); ++l)
                errors.row(l) += (truth - asked * path.weight(lambdas[static_cast<std::size_t>(l)]))
                                     .colwise()
                                     .squaredNorm();
        }
    const RidgePath path(X, scores);
    m_weight.resize(X.cols(), scores.cols());
    for (Index k = 0; k < scores.cols(); ++k) {
        Index best = 0;
        errors.col(k).minCoeff(&best);
        m_weight.col(k) = path.weight(lambdas[static_cast<std::size_t>(best)]).col(k);
    }
    m_bias = path.means().y - path.means().x * m_weight;
}

graph::Value RidgeLearner::emit(graph::Builder& builder, graph::Value x) const {
    return builder.linear(x, m_weight, m_bias);
}

void TreeLearner::fit(const Matrix& X, const Matrix& scores, const std::vector<int>&,
                      const RunContext& context) {
    m_regressors.clear();
    const bool few = X.rows() < 1000;
    for (Index k = 0; k < scores.cols(); ++k) {
        context.checkCancelled();
        if (m_method == PlatformMethod::Forest)
            m_regressors.push_back(std::make_unique<Forest>(
                ForestOptions{.trees = few ? 100 : 60, .featureShare = 1, .minimumLeaf = 2}));
        else
            m_regressors.push_back(std::make_unique<BoostedTrees>(BoostedTreesOptions{
                .rounds = 100, .depth = 3, .eta = 0.08, .subsample = 0.8, .lambda = 1}));
        m_regressors.back()->fit(X, scores.col(k), context);
    }
}

graph::Value TreeLearner::emit(graph::Builder& builder, graph::Value x) const {
    std::vector<graph::Value> columns;
    for (const auto& regressor : m_regressors) columns.push_back(regressor->emit(builder, x));
    return builder.concat(columns);
}

}  // namespace footbridge
