// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/kernel_process.h"

namespace footbridge {

/// The negative log posterior of a kernel process' parameters, with its gradient, on one set of
/// rows. All its memory is taken once. A point holds the log weights, the log noise and, with
/// length-scales, the log variance and the log lengths.
/// Source: METHODS.md, "Mixture of Gaussian processes".
class KernelPosterior {
  public:
    /// Throws Error where the numbers are not finite.
    KernelPosterior(std::span<const Matrix> kernels, const Matrix& inputs, const Vector& y,
                    const KernelProcessOptions& options);

    const Vector& centre() const { return m_centre; }  ///< the prior's mode
    /// Up to a constant. Throws Error where no jitter makes the covariance positive definite.
    double operator()(const Vector& point, Vector& gradient);

    /// Of the last point asked for.
    double jitter() const { return m_jitter; }
    Matrix inverse() const;

  private:
    void buildCovariance(const Vector& point);
    void invertCovariance(double noise);
    double packSlope();

    Index m_rows, m_side, m_triangle, m_kernels, m_lengths;
    bool m_withLengths;
    Vector m_centre, m_precision;
    Matrix m_columns;                 ///< triangles of the kernels
    Matrix m_points, m_scaledPoints;  ///< inputs with rows of zeros below
    Vector m_y, m_alpha, m_weights, m_inverseLengths;
    Vector m_covariance, m_lengthKernel, m_lengthSlopes, m_slope;  ///< triangles
    Matrix m_factor, m_inverseFactor, m_inverse;                   ///< squares
    double m_jitter = 0, m_fit = 0, m_halfLogDeterminant = 0;
};

}  // namespace footbridge
