// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/kernel_learners.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/learners/kernel_process.h"
#include "core/metrics/splits.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kMostNeighbours = 400, kMostProcessRows = 250;
constexpr std::array kLengths{1.0, 3.0};

/// All rows, or so many of them drawn evenly.
Rows someRows(Index rows, Index most, std::uint64_t seed) {
    Rows all = Random(seed, "rows of kernels").permutation(rows);
    all.resize(static_cast<std::size_t>(std::min(rows, most)));
    std::ranges::sort(all);
    return all;
}

Matrix distances(const Matrix& a, const Matrix& b) {
    Matrix d(a.rows(), b.rows());
    for (Index j = 0; j < b.rows(); ++j) d.col(j) = (a.rowwise() - b.row(j)).rowwise().norm();
    return d;
}

/// Rows whose entries sum to 1.
Matrix weightsOf(const Matrix& distance, double width) {
    Matrix logs = -distance / width;
    logs.colwise() -= logs.rowwise().maxCoeff();
    Matrix weights = logs.array().exp();
    const Vector sums = weights.rowwise().sum();
    return weights.array().colwise() / sums.array();
}

Matrix matern(const Matrix& distance, double length) {
    const auto s = (distance * (std::sqrt(5.0) / length)).array();
    return (1 + s + s.square() / 3) * (-s).exp();
}

}  // namespace

void NeighbourLearner::fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
                           const RunContext& context) {
    const Rows rows = someRows(X.rows(), kMostNeighbours, context.seed);
    m_rows = X(rows, Eigen::all) / std::sqrt(static_cast<double>(std::max<Index>(X.cols(), 1)));
    m_scores = scores(rows, Eigen::all);
    const Matrix all = distances(m_rows, m_rows);
    double best = std::numeric_limits<double>::infinity();
    for (const double width : {0.02, 0.05, 0.1, 0.2, 0.4}) {
        context.checkCancelled();
        Matrix apart = all;
        for (Index i = 0; i < apart.rows(); ++i)
            for (Index j = 0; j < apart.cols(); ++j)
                if (groups[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])] ==
                    groups[static_cast<std::size_t>(rows[static_cast<std::size_t>(j)])])
                    apart(i, j) = 1e6;
        const double error = (weightsOf(apart, width) * m_scores - m_scores).squaredNorm();
        if (error >= best) continue;
        best = error;
        m_width = width;
    }
}

graph::Value NeighbourLearner::emit(graph::Builder& builder, graph::Value x) const {
    const double scale = 1 / (std::sqrt(static_cast<double>(std::max<Index>(x.columns, 1))));
    const graph::Value scaled = builder.scaled(x, scale / m_width, 0);
    const graph::Value near = builder.kernel(scaled, graph::Profile::Laplace, m_rows / m_width);
    // Logarithms are cut where a kernel underflows: all of such rows count alike.
    const graph::Value logs =
        builder.clip(builder.apply(graph::Unary::Log, near), Vector::Constant(near.columns, -700),
                     Vector::Constant(near.columns, 0));
    const graph::Value nearest = builder.orderStatistic(logs, logs.columns);
    const graph::Value weights =
        builder.apply(graph::Unary::Exp, builder.combine(graph::Binary::Subtract, logs, nearest));
    // Divides by the sum of the weights by subtracting logarithms.
    const graph::Value sum =
        builder.linear(weights, Matrix::Ones(weights.columns, 1), Vector::Zero(1));
    const graph::Value share = builder.apply(
        graph::Unary::Exp, builder.combine(graph::Binary::Subtract,
                                           builder.combine(graph::Binary::Subtract, logs, nearest),
                                           builder.apply(graph::Unary::Log, sum)));
    return builder.linear(share, m_scores, Vector::Zero(m_scores.cols()));
}

void ProcessLearner::fit(const Matrix& X, const Matrix& scores, const std::vector<int>&,
                         const RunContext& context) {
    const Rows rows = someRows(X.rows(), kMostProcessRows, context.seed);
    m_rows = X(rows, Eigen::all) / std::sqrt(static_cast<double>(std::max<Index>(X.cols(), 1)));
    const Matrix known = scores(rows, Eigen::all);
    m_mean = known.colwise().mean();
    const Matrix distance = distances(m_rows, m_rows);
    std::vector<Matrix> kernels{m_rows * m_rows.transpose()};
    for (const double length : kLengths) kernels.push_back(matern(distance, length));
    m_weights.assign(kernels.size(), Matrix(m_rows.rows(), scores.cols()));
    KernelProcessOptions options;
    options.weights.assign(kernels.size(), {-1, 2});
    options.noise = {-2, 2};
    options.evaluations = 30;
    for (Index k = 0; k < scores.cols(); ++k) {
        KernelProcess process;
        process.fit(kernels, Matrix(m_rows.rows(), 0), known.col(k).array() - m_mean[k], options,
                    nullptr, context);
        const Vector weights = process.weights();
        for (std::size_t i = 0; i < kernels.size(); ++i)
            m_weights[i].col(k) = weights[static_cast<Index>(i)] * process.alpha();
    }
}

graph::Value ProcessLearner::emit(graph::Builder& builder, graph::Value x) const {
    const graph::Value scaled =
        builder.scaled(x, 1 / std::sqrt(static_cast<double>(std::max<Index>(x.columns, 1))), 0);
    // What is linear in the features needs no rows.
    graph::Value sum = builder.linear(scaled, m_rows.transpose() * m_weights[0], m_mean);
    for (std::size_t i = 0; i < kLengths.size(); ++i) {
        const double length = kLengths[i];
        const graph::Value near = builder.kernel(builder.scaled(scaled, 1 / length, 0),
                                                 graph::Profile::Matern52, m_rows / length);
        sum = builder.add(
            sum, builder.linear(near, m_weights[i + 1], Vector::Zero(m_weights[i + 1].cols())));
    }
    return sum;
}

}  // namespace footbridge
