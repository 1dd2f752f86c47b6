// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// Bayesian linear regression that learns row by row: recursive least squares with a prior and
/// forgetting. The noise is unknown, so that a prediction is a Student t (METHODS.md, "Online").
class LinearBelief {
  public:
    /// Weights are N(mean, noise * diag(variance)); `forgetting` in (0, 1], 1 remembers all.
    LinearBelief(Vector mean, Vector variance, double forgetting = 1);

    double predict(const Vector& phi) const { return m_mean.dot(phi); }
    /// Scale of the Student t of a new measurement, degreesOfFreedom() wide.
    double spread(const Vector& phi) const;
    double degreesOfFreedom() const { return 2 * m_shape; }
    /// One row; one O(p^2) update. Rows further off than the noise allows weigh less (Huber), so
    /// that one outlier does not undo what many rows taught.
    void learn(const Vector& phi, double v);
    /// The same mean, as unsure as at the beginning.
    void doubt();
    /// Room for features that were not there before.
    void grow(const Vector& variance);

    const Vector& weights() const { return m_mean; }
    Index size() const { return m_mean.size(); }

  private:
    Vector m_mean, m_prior;
    Matrix m_covariance;  // lower triangle, in units of the noise
    double m_forgetting;
    double m_shape = 1, m_rate = 1e-2;  // of the inverse gamma of the noise
};

}  // namespace footbridge
