// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platforms/vector_learner.h"

namespace footbridge {

/// The mean of the known rows, weighted by exp(-distance / width); the width by the error on
/// groups left out.
class NeighbourLearner : public VectorLearner {
  public:
    void fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
             const RunContext& context) override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;

  private:
    Matrix m_rows, m_scores;
    double m_width = 1;
};

/// A Gaussian process over features x platforms: its covariance is a kernel of features times the
/// panel's covariance of platforms, so that each coordinate of the panel is a process of its own. A
/// coordinate's kernel is a weighted sum of a linear and two Matern 5/2 kernels.
class ProcessLearner : public VectorLearner {
  public:
    void fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
             const RunContext& context) override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;

  private:
    Matrix m_rows;                  // of training, n x p, scaled
    std::vector<Matrix> m_weights;  // of each kernel: n x k
    Vector m_mean;
};

}  // namespace footbridge
