// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Of a logarithm.
struct NormalPrior {
    double mean = 0, deviation = 1;
};

/// Priors of one more Matern 5/2 kernel on inputs with a length-scale each.
struct LengthScalePriors {
    NormalPrior variance{-2, 4};
    NormalPrior length;    ///< ln 1.5 + 0.5 ln d is the custom for d inputs
    Vector lengthMeans{};  ///< in its mean's place, one an input; empty: alike
};

struct KernelProcessOptions {
    std::vector<NormalPrior> weights;  ///< of the log weight of each kernel
    NormalPrior noise{-4.5, 4};
    std::optional<LengthScalePriors> lengths;  ///< none: no kernel with length-scales
    int evaluations = 50;                      ///< of the posterior, at most
};

/// The logarithms that a fit found; start of a fit on nearly the same rows.
struct KernelProcessParameters {
    Vector weights;  ///< one a kernel
    double noise = 0;
    double variance = 0;  ///< of the kernel with length-scales
    Vector lengths;       ///< empty without it
};

/// A Gaussian process with mean zero whose covariance is a weighted sum of given kernels, noise and
/// perhaps a Matern 5/2 kernel with one length-scale an input; weights by maximum a posteriori with
/// analytic gradients (METHODS.md, "Mixture of Gaussian processes").
class KernelProcess {
  public:
    /// kernels: n x n each, symmetric; inputs: n x d, read where options.lengths are set;
    /// y: n, of the order of 1: where its root mean square exceeds 1000, the parameters are those
    /// of y brought down to that. Safe for any n >= 1, duplicates and constant kernels. The
    /// jitter of 1e-6 grows where rounding needs it. Throws Cancelled, and Error where numbers are
    /// not finite.
    void fit(std::span<const Matrix> kernels, const Matrix& inputs, const Vector& y,
             const KernelProcessOptions& options, const KernelProcessParameters* start,
             const RunContext& context);

    const KernelProcessParameters& parameters() const { return m_parameters; }
    Vector weights() const { return m_parameters.weights.array().exp(); }
    double noise() const { return m_noise; }           ///< variance, jitter included
    int evaluations() const { return m_evaluations; }  ///< of the posterior that the fit took
    double negativeLogPosterior() const { return m_objective; }
    const Vector& alpha() const { return m_alpha; }      ///< K^-1 y
    const Matrix& inverse() const { return m_inverse; }  ///< K^-1, n x n
    Vector leaveOneOut() const;  ///< predictions of y without each row, parameters kept
    /// The kernel with length-scales, its variance included, between rows and the training inputs;
    /// no columns without it.
    Matrix lengthKernel(const Matrix& rows) const;
    Vector inverseLengths() const;  ///< empty without it

    /// kernels: q x n each, between the asked and the training rows.
    Vector predict(std::span<const Matrix> kernels, const Matrix& inputs) const;
    /// Posterior variance of y without noise; diagonals: q x kernels, k(x, x) of each kernel.
    Vector variance(std::span<const Matrix> kernels, const Matrix& diagonals,
                    const Matrix& inputs) const;

  private:
    KernelProcessParameters m_parameters;
    Matrix m_inputs, m_inverse;
    Vector m_y, m_alpha;
    double m_objective = 0, m_noise = 0;
    int m_evaluations = 0;
    bool m_withLengths = false;
};

}  // namespace footbridge
