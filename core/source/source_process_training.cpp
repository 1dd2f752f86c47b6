// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_process_training.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "core/learners/kernel_process.h"
#include "core/source/source_samples.h"

namespace footbridge {
namespace {

constexpr Index kSearchRows = 250;  // each step of the search costs their cube
constexpr int kEvaluations = 25;
constexpr double kJitter = 1e-6;

KernelProcessParameters search(const Matrix& X, const Vector& y, const RunContext& context) {
    const Rows rows = drawAtMost(X.rows(), kSearchRows, context.seed, "source process search");
    KernelProcessOptions options;
    options.noise = {-3, 1.5};
    const auto inputs = static_cast<double>(X.cols());
    options.lengths = LengthScalePriors{{0, 1}, {std::log(1.5) + 0.5 * std::log(inputs), 1.2}};
    options.evaluations = kEvaluations;
    KernelProcess process;
    process.fit({}, X(rows, Eigen::all), y(rows), options, nullptr, context);
    return process.parameters();
}

/// K^-1 y, with a growing jitter where K is not positive definite in floating point.
Vector solve(const Matrix& kernel, double noise, const Vector& y, const RunContext& context) {
    const double most = 1e6 * (1 + kernel.diagonal().maxCoeff());
    for (double jitter = kJitter; jitter < most; jitter *= 10) {
        context.checkCancelled();
        Matrix covariance = kernel;
        covariance.diagonal().array() += noise + jitter;
        const Eigen::LLT<Matrix, Eigen::Lower> cholesky(covariance);
        if (cholesky.info() != Eigen::Success) continue;
        Vector alpha = cholesky.solve(y);
        if (alpha.allFinite()) return alpha;
    }
    return Vector::Zero(y.size());  // what it tends to
}

Rows positionsOutside(const Rows& rows, const Rows& excluded) {
    Rows sorted = excluded;
    std::sort(sorted.begin(), sorted.end());
    Rows positions;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!std::binary_search(sorted.begin(), sorted.end(), rows[i]))
            positions.push_back(static_cast<Index>(i));
    return positions;
}

}  // namespace

FittedProcess fitProcess(const Matrix& X, const Vector& v, double mean, double deviation,
                         Index limit, const std::vector<Rows>& leftOut, const RunContext& context) {
    const Vector y = (v.array() - mean) / deviation;
    const KernelProcessParameters found = search(X, y, context);
    const double variance = std::exp(found.variance), noise = std::exp(found.noise);

    const Rows rows = drawAtMost(X.rows(), limit, context.seed, "source process rows");
    FittedProcess fitted;
    SourceProcess& process = fitted.process;
    process.mean = mean;
    process.inverseLengths = (-found.lengths.array()).exp();
    process.points = X(rows, Eigen::all) * process.inverseLengths.asDiagonal();
    const Matrix kernel = variance * sourceKernel(process.points, process.points);
    process.weights = deviation * variance * solve(kernel, noise, y(rows), context);

    for (const Rows& asked : leftOut) {
        const Rows kept = positionsOutside(rows, asked);
        if (kept.empty()) {
            fitted.leftOut.emplace_back(Vector::Constant(static_cast<Index>(asked.size()), mean));
            continue;
        }
        SourceProcess without = process;
        without.points = process.points(kept, Eigen::all);
        const Vector told = Vector(y(rows))(kept);
        without.weights = deviation * variance * solve(kernel(kept, kept), noise, told, context);
        fitted.leftOut.push_back(without.predict(X(asked, Eigen::all)));
    }
    return fitted;
}

}  // namespace footbridge
