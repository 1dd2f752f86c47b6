// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/regressor.h"
#include "core/platforms/vector_learner.h"

namespace footbridge {

/// Ridge regression of each coordinate; lambda by the error on groups left out.
class RidgeLearner : public VectorLearner {
  public:
    void fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
             const RunContext& context) override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;

  private:
    Matrix m_weight;  // p x k
    Vector m_bias;
};

/// A forest or boosted trees for each coordinate.
class TreeLearner : public VectorLearner {
  public:
    explicit TreeLearner(PlatformMethod method) : m_method(method) {}
    void fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
             const RunContext& context) override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;

  private:
    PlatformMethod m_method;
    std::vector<std::unique_ptr<Regressor>> m_regressors;
};

}  // namespace footbridge
