// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/costs/losses.h"
#include "core/learners/regressor.h"

namespace footbridge {

/// Gaussian process with a Matern 5/2 kernel, one length-scale per input (one for all above 40
/// inputs), constant mean and noise, hyper-parameters by maximum a posteriori.
/// Source: METHODS.md, "Strategies".
class GaussianProcess : public Regressor {
  public:
    /// Where the loss leans, the mean is moved by what is best for the errors left out one by one.
    explicit GaussianProcess(Loss loss = {}) : m_loss(loss) {}
    void fit(const Matrix& X, const Vector& v, const RunContext& context) override;
    Vector predict(const Matrix& X) const override;
    Vector variance(const Matrix& X) const;  ///< of the noisy response
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;

  private:
    Loss m_loss;
    Matrix m_X, m_inverse;  ///< scaled training inputs; inverse of the training covariance
    Vector m_inverseLengths, m_alpha;
    double m_mean = 0, m_scale = 1, m_signal = 1, m_noise = 0;
};

}  // namespace footbridge
