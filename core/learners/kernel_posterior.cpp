// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/kernel_posterior.h"

#include <algorithm>
#include <cmath>

#include "core/learners/learners_messages.h"
#include "core/learners/symmetric_loops.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr double kJitter = 1e-6;
constexpr double kMostRelativeJitter = 1e6;  // times the largest variance
constexpr double kFarthest = 1e100;          // of inputs, whose squares stay finite

void packTriangle(const Matrix& square, double* triangle) {
    const Index n = square.rows();
    for (Index j = 0; j < n; ++j) {
        triangle = std::copy(&square(j, j), &square(j, j) + (n - j), triangle);
    }
}

}  // namespace

KernelPosterior::KernelPosterior(std::span<const Matrix> kernels, const Matrix& inputs,
                                 const Vector& y, const KernelProcessOptions& options)
    : m_rows(y.size()),
      m_side(symmetric::padded(m_rows)),
      m_triangle(symmetric::triangleSize(m_rows)),
      m_kernels(static_cast<Index>(kernels.size())),
      m_lengths(options.lengths ? inputs.cols() : 0),
      m_withLengths(options.lengths.has_value()) {
    const Index size = m_kernels + 1 + (m_withLengths ? 1 + m_lengths : 0);
    m_centre.resize(size);
    m_precision.resize(size);
    const auto set = [&](Index k, const NormalPrior& prior) {
        m_centre[k] = prior.mean;
        m_precision[k] = 1 / (prior.deviation * prior.deviation);
    };
    for (Index k = 0; k < m_kernels; ++k) set(k, options.weights[static_cast<std::size_t>(k)]);
    set(m_kernels, options.noise);
    if (m_withLengths) set(m_kernels + 1, options.lengths->variance);
    for (Index k = 0; k < m_lengths; ++k) {
        NormalPrior length = options.lengths->length;
        if (options.lengths->lengthMeans.size() > 0) length.mean = options.lengths->lengthMeans[k];
        set(m_kernels + 2 + k, length);
    }

    m_columns = Matrix::Zero(m_triangle, m_kernels);
    for (Index k = 0; k < m_kernels; ++k) {
        packTriangle(kernels[static_cast<std::size_t>(k)], m_columns.col(k).data());
    }
    m_points = Matrix::Zero(m_side + symmetric::kLanes, m_lengths);
    if (m_withLengths) {
        m_points.topRows(m_rows) = inputs.cwiseMax(-kFarthest).cwiseMin(kFarthest);
    }
    m_scaledPoints = m_points;
    const bool finite =
        y.allFinite() && m_columns.allFinite() && (!m_withLengths || inputs.allFinite());
    if (!finite) throw Error(messages::kProcessFailed);

    m_y = Vector::Zero(m_side);
    m_y.head(m_rows) = y;
    m_alpha = Vector::Zero(m_side);
    m_weights.resize(m_kernels);
    m_inverseLengths.resize(m_lengths);
    m_covariance = m_slope = Vector::Zero(m_triangle);
    if (m_withLengths) {
        m_lengthKernel = m_lengthSlopes = Vector::Zero(m_triangle + symmetric::kLanes);
    }
    m_factor = m_inverseFactor = m_inverse = Matrix::Zero(m_side, m_side);
}

void KernelPosterior::buildCovariance(const Vector& point) {
    m_weights = point.head(m_kernels).array().exp();
    symmetric::combine(m_columns.data(), m_triangle, m_kernels, m_weights.data(),
                       m_covariance.data());
    if (!m_withLengths) return;
    m_inverseLengths = (-point.tail(m_lengths).array()).exp();
    m_scaledPoints.noalias() = m_points * m_inverseLengths.asDiagonal();
    symmetric::squaredDistances(m_scaledPoints.data(), m_scaledPoints.rows(), m_rows, m_lengths,
                                m_lengthKernel.data());
    symmetric::matern(m_lengthKernel.data(), m_triangle, std::exp(point[m_kernels + 1]),
                      m_lengthKernel.data(), m_lengthSlopes.data());
    symmetric::add(m_covariance.data(), m_lengthKernel.data(), m_triangle);
}

void KernelPosterior::invertCovariance(double noise) {
    double largest = noise;
    for (m_jitter = kJitter;; m_jitter *= 10) {
        const double* from = m_covariance.data();
        for (Index j = 0; j < m_rows; ++j) {
            std::copy(from, from + (m_rows - j), m_factor.col(j).data() + j);
            from += m_rows - j;
            largest = std::max(largest, std::abs(m_factor(j, j)));
            m_factor(j, j) += noise + m_jitter;
        }
        for (Index j = m_rows; j < m_side; ++j) {
            m_factor.col(j).tail(m_side - j).setZero();
            m_factor(j, j) = 1;
        }
        m_factor.bottomLeftCorner(m_side - m_rows, m_rows).setZero();
        if (symmetric::factorise(m_factor.data(), m_side)) break;
        const bool enough = !(m_jitter < kMostRelativeJitter * largest) || !std::isfinite(largest);
        if (enough) throw Error(messages::kProcessFailed);
    }
    m_halfLogDeterminant = m_factor.diagonal().head(m_rows).array().log().sum();
    symmetric::invertFactor(m_factor.data(), m_side, m_inverseFactor.data());
    symmetric::multiplyFactors(m_inverseFactor.data(), m_side, m_inverse.data());
    m_fit = symmetric::solve(m_inverseFactor.data(), m_side, m_y.data(), m_alpha.data());
}

/// W = K^-1 - alpha alpha' with doubled elements off the diagonal, so that its dot product with a
/// triangle is the trace of the product of the full matrices. Returns the trace of W.
double KernelPosterior::packSlope() {
    double* to = m_slope.data();
    double trace = 0;
    for (Index j = 0; j < m_rows; ++j) {
        const double* column = m_inverse.col(j).data();
        const double alpha = m_alpha[j];
        *to = column[j] - alpha * alpha;
        trace += *to++;
        for (Index i = j + 1; i < m_rows; ++i) *to++ = 2 * (column[i] - alpha * m_alpha[i]);
    }
    return trace;
}

double KernelPosterior::operator()(const Vector& point, Vector& gradient) {
    buildCovariance(point);
    const double noise = std::exp(point[m_kernels]);
    invertCovariance(noise);
    const double trace = packSlope();
    symmetric::dots(m_columns.data(), m_triangle, m_kernels, m_slope.data(), gradient.data());
    gradient.head(m_kernels).array() *= 0.5 * m_weights.array();
    gradient[m_kernels] = 0.5 * noise * trace;
    if (m_withLengths) {
        double* slopes = gradient.data() + m_kernels + 1;
        symmetric::dots(m_lengthKernel.data(), m_triangle, 1, m_slope.data(), slopes);
        symmetric::multiply(m_slope.data(), m_lengthSlopes.data(), m_triangle);
        symmetric::squareDots(m_scaledPoints.data(), m_scaledPoints.rows(), m_rows, m_lengths,
                              m_slope.data(), slopes + 1);
        gradient[m_kernels + 1] *= 0.5;
        gradient.tail(m_lengths) *= 0.5;
    }
    const auto away = (point - m_centre).array();
    gradient.array() += away * m_precision.array();
    return 0.5 * m_fit + m_halfLogDeterminant + 0.5 * (away.square() * m_precision.array()).sum();
}

Matrix KernelPosterior::inverse() const {
    return m_inverse.topLeftCorner(m_rows, m_rows).selfadjointView<Eigen::Lower>();
}

}  // namespace footbridge
