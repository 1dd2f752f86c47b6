// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/kernel_process.h"

#include <algorithm>
#include <cmath>

#include "core/learners/kernel_posterior.h"
#include "core/learners/minimise.h"

namespace footbridge {
namespace {

constexpr double kLow = -14, kHigh = 8;
constexpr double kTolerance = 1e-4;  // of the log posterior
constexpr double kLargestY = 1e3;    // root mean square that the bounds can still explain

/// The response as the parameters are found for: of an order that the priors and bounds know.
double scaleOf(const Vector& y) {
    const double largest = y.cwiseAbs().maxCoeff();
    if (!(largest > kLargestY)) return 1;
    const double square = (y / largest).squaredNorm() / static_cast<double>(y.size());
    return std::max(1.0, std::sqrt(square) * (largest / kLargestY));
}

Vector startPoint(const KernelProcessParameters* start, const Vector& centre, Index kernels) {
    Vector point = centre;
    if (start && start->weights.size() == kernels) {
        point.head(kernels) = start->weights;
        point[kernels] = start->noise;
        const Index lengths = centre.size() - kernels - 2;
        if (lengths >= 0 && start->lengths.size() == lengths) {
            point[kernels + 1] = start->variance;
            point.tail(lengths) = start->lengths;
        }
    }
    point = point.array().isFinite().select(point, centre);
    return point.cwiseMax(kLow).cwiseMin(kHigh);
}

KernelProcessParameters parametersAt(const Vector& point, Index kernels) {
    KernelProcessParameters result{point.head(kernels), point[kernels], 0, {}};
    if (point.size() > kernels + 1) {
        result.variance = point[kernels + 1];
        result.lengths = point.tail(point.size() - kernels - 2);
    }
    return result;
}

}  // namespace

void KernelProcess::fit(std::span<const Matrix> kernels, const Matrix& inputs, const Vector& y,
                        const KernelProcessOptions& options, const KernelProcessParameters* start,
                        const RunContext& context) {
    context.checkCancelled();
    const auto count = static_cast<Index>(kernels.size());
    m_evaluations = 0;
    KernelPosterior posterior(kernels, inputs, y / scaleOf(y), options);
    const auto objective = [&](const Vector& point, Vector& gradient) {
        ++m_evaluations;
        return posterior(point, gradient);
    };
    const Vector best = minimise(
        objective, startPoint(start, posterior.centre(), count),
        {.evaluations = options.evaluations, .low = kLow, .high = kHigh, .tolerance = kTolerance},
        context);
    Vector gradient(best.size());
    m_objective = posterior(best, gradient);

    m_parameters = parametersAt(best, count);
    m_withLengths = options.lengths.has_value();
    m_inputs = m_withLengths ? inputs : Matrix(y.size(), 0);
    m_noise = std::exp(m_parameters.noise) + posterior.jitter();
    m_inverse = posterior.inverse();
    m_y = y;
    m_alpha = m_inverse * y;
}

Vector KernelProcess::leaveOneOut() const {
    return m_y - m_alpha.cwiseQuotient(m_inverse.diagonal());
}

Vector KernelProcess::inverseLengths() const {
    return (-m_parameters.lengths.array()).exp();
}

Matrix KernelProcess::lengthKernel(const Matrix& rows) const {
    if (!m_withLengths) return Matrix(rows.rows(), 0);
    const Vector inverse = inverseLengths();
    const Matrix asked = rows * inverse.asDiagonal(), known = m_inputs * inverse.asDiagonal();
    const double variance = std::exp(m_parameters.variance), root5 = std::sqrt(5.0);
    Matrix kernel = Matrix::Zero(rows.rows(), m_inputs.rows());
    for (Index j = 0; j < known.rows(); ++j) {
        for (Index k = 0; k < known.cols(); ++k) {
            kernel.col(j).array() += (asked.col(k).array() - known(j, k)).square();
        }
        const auto s = (root5 * kernel.col(j).array().sqrt()).min(700).eval();
        kernel.col(j) = variance * (1 + s + s.square() / 3) * (-s).exp();
    }
    return kernel;
}

Vector KernelProcess::predict(std::span<const Matrix> kernels, const Matrix& inputs) const {
    const Vector scales = weights();
    Vector result = m_withLengths ? Vector(lengthKernel(inputs) * m_alpha)
                                  : Vector::Zero(kernels.empty() ? 0 : kernels[0].rows());
    for (std::size_t k = 0; k < kernels.size(); ++k) {
        result.noalias() += kernels[k] * (scales[static_cast<Index>(k)] * m_alpha);
    }
    return result;
}

Vector KernelProcess::variance(std::span<const Matrix> kernels, const Matrix& diagonals,
                               const Matrix& inputs) const {
    const Vector scales = weights();
    Vector prior = diagonals * scales;
    Matrix kernel =
        m_withLengths ? lengthKernel(inputs) : Matrix::Zero(diagonals.rows(), m_y.size());
    if (m_withLengths) prior.array() += std::exp(m_parameters.variance);
    for (std::size_t k = 0; k < kernels.size(); ++k) {
        kernel += scales[static_cast<Index>(k)] * kernels[k];
    }
    const Vector explained = (kernel * m_inverse).cwiseProduct(kernel).rowwise().sum();
    return (prior - explained).cwiseMax(0);
}

}  // namespace footbridge
