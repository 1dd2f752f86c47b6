// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/gaussian_process.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/learners/learners_messages.h"
#include "core/learners/minimise.h"
#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kLengthsEach = 40;  // inputs; above, they share one length-scale
constexpr Index kSearchRows = 300;  // for the hyper-parameters: each step costs their cube
constexpr Index kRows = 1000;       // for the model, so that fitting it can still be cancelled
constexpr double kMostJitter = 1e6;
constexpr double kFloor = 1e-6;  // variance added to the noise
constexpr int kEvaluations = 50;
constexpr double kImpossible = 1e10;  // value of hyper-parameters without a covariance
const double kRoot5 = std::sqrt(5.0);

/// Matern 5/2 of squared distances.
Matrix matern(const Matrix& squares) {
    const auto s = kRoot5 * squares.array().sqrt();
    return (1 + s + s.square() / 3) * (-s).exp();
}

Matrix squaredDistances(const Matrix& A, const Matrix& B) {
    Matrix result = Matrix::Zero(A.rows(), B.rows());
    for (Index b = 0; b < B.rows(); ++b) {
        for (Index k = 0; k < A.cols(); ++k) {
            result.col(b).array() += (A.col(k).array() - B(b, k)).square();
        }
    }
    return result;
}

Rows drawnRows(Index count, Index limit, const RunContext& context, const char* purpose) {
    Rows rows = Random(context.seed, purpose).permutation(count);
    rows.resize(static_cast<std::size_t>(std::min(count, limit)));
    std::sort(rows.begin(), rows.end());
    return rows;
}

/// Inverse of A, with a growing jitter where A is not positive definite in floating point.
struct Inverse {
    Matrix matrix;
    double halfLogDeterminant = 0;
};

std::optional<Inverse> invert(const Matrix& A, double jitter, const RunContext& context) {
    constexpr Index kColumnsAtOnce = 128;
    Matrix raised = A;
    raised.diagonal().array() += jitter;
    const Eigen::LLT<Matrix> cholesky(raised);
    if (cholesky.info() != Eigen::Success) return std::nullopt;
    Inverse result{Matrix::Identity(A.rows(), A.cols()),
                   cholesky.matrixLLT().diagonal().array().log().sum()};
    for (Index from = 0; from < A.cols(); from += kColumnsAtOnce) {
        context.checkCancelled();
        const Index count = std::min(kColumnsAtOnce, A.cols() - from);
        auto block = result.matrix.middleCols(from, count);
        cholesky.solveInPlace(block);
    }
    if (!result.matrix.allFinite()) return std::nullopt;
    return result;
}

/// The posterior of the hyper-parameters (log length-scales, log signal, log noise) given rows.
class Posterior {
  public:
    Posterior(const Matrix& X, Vector v) : m_v(std::move(v)), m_shared(X.cols() > kLengthsEach) {
        const Index n = X.rows(), inputs = X.cols();
        const Index lengths = m_shared ? 1 : inputs;
        m_squares.assign(static_cast<std::size_t>(lengths), Matrix::Zero(n, n));
        for (Index k = 0; k < inputs; ++k) {
            Matrix& squares = m_squares[m_shared ? 0 : static_cast<std::size_t>(k)];
            squares += squaredDistances(X.col(k), X.col(k));
        }
        const double typical = std::log(1.5) + 0.5 * std::log(std::max<double>(1, inputs));
        m_centre.resize(lengths + 2);
        m_centre << Vector::Constant(lengths, typical), 0, -3;
        m_width.resize(lengths + 2);
        m_width << Vector::Constant(lengths, 1.2), 1, 1.5;
    }

    const Vector& centre() const { return m_centre; }

    /// Negative log posterior up to a constant, and its gradient.
    double operator()(const Vector& t, Vector& gradient, const RunContext& context) const {
        const Index lengths = t.size() - 2, n = m_v.size();
        const double signal = std::exp(t[lengths]), noise = std::exp(t[lengths + 1]);
        Matrix squares = Matrix::Zero(n, n);
        for (Index k = 0; k < lengths; ++k) {
            squares += std::exp(-2 * t[k]) * m_squares[static_cast<std::size_t>(k)];
        }
        const Matrix s = kRoot5 * squares.array().sqrt();
        const Matrix decay = (-s.array()).exp();
        const Matrix kernel = signal * (1 + s.array() + s.array().square() / 3) * decay.array();
        Matrix covariance = kernel;
        covariance.diagonal().array() += noise;
        const auto inverse = invert(covariance, kFloor, context);
        if (!inverse) {
            gradient.setZero();
            return kImpossible;
        }
        const Vector alpha = inverse->matrix * m_v;
        const Matrix slope = inverse->matrix - alpha * alpha.transpose();
        const Matrix distanceSlope =
            slope.array() * (signal * 5 / 3 * (1 + s.array()) * decay.array());
        const Vector z = (t - m_centre).cwiseQuotient(m_width);
        for (Index k = 0; k < lengths; ++k) {
            gradient[k] = 0.5 * std::exp(-2 * t[k]) *
                          distanceSlope.cwiseProduct(m_squares[static_cast<std::size_t>(k)]).sum();
        }
        gradient[lengths] = 0.5 * slope.cwiseProduct(kernel).sum();
        gradient[lengths + 1] = 0.5 * noise * slope.trace();
        gradient += z.cwiseQuotient(m_width);
        return 0.5 * m_v.dot(alpha) + inverse->halfLogDeterminant + 0.5 * z.squaredNorm();
    }

  private:
    Vector m_v;
    bool m_shared;
    std::vector<Matrix> m_squares;  // squared differences of each input, or of all together
    Vector m_centre, m_width;       // of the normal priors
};

}  // namespace

void GaussianProcess::fit(const Matrix& X, const Vector& v, const RunContext& context) {
    context.checkCancelled();
    const Rows rows = drawnRows(X.rows(), kRows, context, "gaussian process rows");
    const Matrix inputs = X(rows, Eigen::all);
    m_mean = v.mean();
    const double deviation =
        std::sqrt((v.array() - m_mean).square().sum() / static_cast<double>(v.size()));
    m_scale = deviation > 1e-12 * (1 + std::abs(m_mean)) ? deviation : 1;
    const Vector response = (v(rows).array() - m_mean) / m_scale;

    const Rows searched = drawnRows(inputs.rows(), kSearchRows, context, "gaussian process search");
    const Posterior posterior(inputs(searched, Eigen::all), response(searched));
    const Vector best =
        minimise([&](const Vector& t, Vector& gradient) { return posterior(t, gradient, context); },
                 posterior.centre(), {.evaluations = kEvaluations}, context);
    const Index lengths = best.size() - 2;
    m_inverseLengths = lengths == X.cols() ? Vector((-best.head(lengths)).array().exp())
                                           : Vector::Constant(X.cols(), std::exp(-best[0]));
    m_signal = std::exp(best[lengths]);
    m_noise = std::exp(best[lengths + 1]);
    m_X = inputs * m_inverseLengths.asDiagonal();

    Matrix covariance = m_signal * matern(squaredDistances(m_X, m_X));
    covariance.diagonal().array() += m_noise;
    double jitter = kFloor;
    std::optional<Inverse> inverse;
    while (!(inverse = invert(covariance, jitter, context))) {
        jitter *= 10;
        if (!(jitter < kMostJitter * m_signal)) throw Error(messages::kProcessFailed);
    }
    m_noise += jitter;
    m_inverse = std::move(inverse->matrix);
    m_alpha = m_inverse * response;
    if (!m_loss.leans()) return;
    const Vector leftOut = m_scale * m_alpha.cwiseQuotient(m_inverse.diagonal());
    m_mean += m_loss.bestConstant({leftOut.data(), static_cast<std::size_t>(leftOut.size())});
}

Vector GaussianProcess::predict(const Matrix& X) const {
    const Matrix squares = squaredDistances(X * m_inverseLengths.asDiagonal(), m_X);
    return (matern(squares) * (m_scale * m_signal * m_alpha)).array() + m_mean;
}

Vector GaussianProcess::variance(const Matrix& X) const {
    const Matrix kernel =
        m_signal * matern(squaredDistances(X * m_inverseLengths.asDiagonal(), m_X));
    const Vector explained = (kernel * m_inverse).cwiseProduct(kernel).rowwise().sum();
    return m_scale * m_scale * ((m_signal - explained.array()).max(0) + m_noise);
}

graph::Value GaussianProcess::emit(graph::Builder& builder, graph::Value x) const {
    const graph::Value scaled =
        builder.affine(x, m_inverseLengths, Vector::Zero(m_inverseLengths.size()));
    const graph::Value kernel = builder.kernel(scaled, graph::Profile::Matern52, m_X);
    return builder.linear(kernel, m_scale * m_signal * m_alpha, Vector::Constant(1, m_mean));
}

}  // namespace footbridge
