// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/costs/losses.h"
#include "core/learners/regressor.h"

namespace footbridge {

/// Centred ridge regression, lambda chosen by exact leave-one-out error, solved in the dual when
/// p > n. Source: METHODS.md, "Strategies".
class Ridge : public Regressor {
  public:
    /// Default: 19 values from 1e-2 to 1e4, equally spaced in the logarithm.
    /// Where the loss leans, the weights minimise it with the lambda that squares choose; the
    /// residuals left out stay those of squares.
    explicit Ridge(std::vector<double> lambdas = {}, Loss loss = {});
    void fit(const Matrix& X, const Vector& v, const RunContext& context) override;
    Vector predict(const Matrix& X) const override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;

    const Vector& weights() const { return m_weights; }
    double intercept() const { return m_intercept; }
    double lambda() const { return m_lambda; }
    const Vector& leaveOneOutResiduals() const { return m_looResiduals; }  ///< v - prediction, n

  private:
    Loss m_loss;
    std::vector<double> m_lambdas;
    Vector m_weights, m_looResiduals;
    double m_intercept = 0, m_lambda = 0;
};

/// n values from 10^from to 10^to, equally spaced in the logarithm.
std::vector<double> logSpace(double from, double to, int n);

}  // namespace footbridge
