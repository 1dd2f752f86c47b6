// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/ridge.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/run/eigenvectors.h"

namespace footbridge {
namespace {

/// X = U diag(sqrt(squares)) V' for centred X, from the smaller of the two Gram matrices.
struct Spectrum {
    Matrix left;     // n x r
    Vector squares;  // r
};

Spectrum spectrumOf(const Matrix& centred) {
    const Index n = centred.rows(), p = centred.cols();
    if (p == 0) return {Matrix(n, 0), Vector(0)};
    const bool dual = p > n;
    const Matrix gram =
        dual ? Matrix(centred * centred.transpose()) : Matrix(centred.transpose() * centred);
    const auto [values, directions] = eigenvectorsOf(gram);
    const double floor = 1e-13 * std::max(values[values.size() - 1], 0.0);
    const Index rank = (values.array() > floor).count();
    const auto vectors = directions.rightCols(rank);
    const Vector squares = values.tail(rank);
    if (dual) return {vectors, squares};
    return {centred * vectors * squares.cwiseSqrt().cwiseInverse().asDiagonal(), squares};
}

/// Coordinates in the spectrum's directions, and the constant.
struct Leaning {
    Vector scores;
    double constant = 0;
};

/// Minimises sum loss(v - constant - scores) + lambda |scores|^2 by Newton's method, from the
/// solution of the squared loss. `directions` is n x r, orthogonal columns.
Leaning lean(const Matrix& directions, const Vector& v, double lambda, const Loss& loss,
             const Leaning& start, const RunContext& context) {
    constexpr int kSteps = 60;
    constexpr double kEnough = 1e-10, kLeastStep = 1e-6;
    const Index n = directions.rows(), r = directions.cols();
    Matrix design(n, r + 1);
    design << directions, Vector::Ones(n);
    Vector at(r + 1);
    at << start.scores, start.constant;
    const auto objective = [&](const Vector& point) {
        return loss.mean(v, design * point) * static_cast<double>(n) +
               lambda * point.head(r).squaredNorm();
    };
    double value = objective(at);
    for (int step = 0; step < kSteps; ++step) {
        context.checkCancelled();
        const Vector errors = v - design * at;
        const Vector slopes = errors.unaryExpr([&](double e) { return loss.gradient(e); });
        const Vector weights = errors.unaryExpr([&](double e) { return loss.curvature(e); });
        Vector gradient = -design.transpose() * slopes;
        gradient.head(r) += 2 * lambda * at.head(r);
        Matrix hessian = design.transpose() * weights.asDiagonal() * design;
        hessian.diagonal().head(r).array() += 2 * lambda;
        hessian(r, r) += 1e-12;
        const Vector change = hessian.ldlt().solve(gradient);
        double length = 1, next = objective(at - change);
        while (!(next <= value) && length > kLeastStep)
            next = objective(at - (length /= 2) * change);
        if (!(next < value - kEnough * (1 + std::abs(value)))) break;
        at -= length * change;
        value = next;
    }
    return {at.head(r), at[r]};
}

}  // namespace

std::vector<double> logSpace(double from, double to, int n) {
    std::vector<double> values;
    for (int i = 0; i < n; ++i) {
        values.push_back(std::pow(10.0, n > 1 ? from + (to - from) * i / (n - 1) : from));
    }
    return values;
}

Ridge::Ridge(std::vector<double> lambdas, Loss loss)
    : m_loss(loss), m_lambdas(lambdas.empty() ? logSpace(-2, 4, 19) : std::move(lambdas)) {}

void Ridge::fit(const Matrix& X, const Vector& v, const RunContext& context) {
    context.checkCancelled();
    const auto n = static_cast<double>(X.rows());
    const Eigen::RowVectorXd means = X.colwise().mean();
    const double mean = v.mean();
    const Matrix centred = X.rowwise() - means;
    const Vector response = v.array() - mean;
    const Spectrum spectrum = spectrumOf(centred);
    context.checkCancelled();
    const Vector projected = spectrum.left.transpose() * response;

    double best = std::numeric_limits<double>::infinity();
    for (const double lambda : m_lambdas) {
        const Vector shrink = spectrum.squares.array() / (spectrum.squares.array() + lambda);
        const Vector leverage = spectrum.left.cwiseAbs2() * shrink;
        const Vector error = response - spectrum.left * shrink.cwiseProduct(projected);
        const Vector residuals = error.array() / (1 - 1 / n - leverage.array()).max(1e-6);
        const double mse = residuals.squaredNorm() / n;
        if (mse < best) {
            best = mse;
            m_lambda = lambda;
            m_looResiduals = residuals;
        }
    }
    const Vector dual =
        spectrum.left * (projected.array() / (spectrum.squares.array() + m_lambda)).matrix();
    m_weights = centred.transpose() * dual;
    m_intercept = mean - means * m_weights;
    if (!m_loss.leans()) return;
    const Vector roots = spectrum.squares.cwiseSqrt();
    const Leaning start{roots.array() * projected.array() / (spectrum.squares.array() + m_lambda),
                        mean};
    const Leaning leaning =
        lean(spectrum.left * roots.asDiagonal(), v, m_lambda, m_loss, start, context);
    m_weights = centred.transpose() * (spectrum.left * leaning.scores.cwiseQuotient(roots));
    m_intercept = leaning.constant - means * m_weights;
}

Vector Ridge::predict(const Matrix& X) const {
    return (X * m_weights).array() + m_intercept;
}

graph::Value Ridge::emit(graph::Builder& builder, graph::Value x) const {
    return builder.linear(x, m_weights, Vector::Constant(1, m_intercept));
}

}  // namespace footbridge
