// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "core/learners/kernel_posterior.h"
#include "core/learners/kernel_process.h"
#include "core/run/random.h"

/// Times of one Gaussian process of the mixture: a fit of all shots from the prior (cold) and of a
/// fold with four fifths of them from there (warm), with the evaluations each takes.
namespace footbridge {
namespace {

constexpr Index kKernels = 14;

double seconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Problem {
    Matrix X;
    Vector y;
    std::vector<Matrix> kernels;
};

/// Latent features of several widths, as a mixture has them: linear, Matern and exponential
/// kernels.
Problem drawProblem(Index rows, Index inputs, std::uint64_t seed) {
    Random random(seed);
    const auto normal = [&] { return random.normal(); };
    Problem problem{Matrix::NullaryExpr(rows, inputs, normal), {}, {}};
    const Matrix& X = problem.X;
    const Vector wave = (1.5 * X.col(1).array()).sin();
    problem.y = 0.7 * X.col(0) + 0.6 * wave + 0.3 * X.col(2).cwiseProduct(X.col(0)) +
                0.05 * Vector::NullaryExpr(rows, normal);
    for (Index k = 0; k < kKernels; ++k) {
        const Matrix map = Matrix::NullaryExpr(inputs, 1 + 5 * (k % 4), normal) /
                           std::sqrt(static_cast<double>(inputs));
        Matrix features = X * map;
        if (k == 0) features = X.leftCols(2);
        Matrix kernel = features * features.transpose();
        if (k % 3 != 0) {
            const Vector norms = kernel.diagonal();
            for (Index j = 0; j < rows; ++j) {
                const auto r = (norms.array() + norms[j] - 2 * kernel.col(j).array()).max(0).sqrt();
                kernel.col(j) = k % 3 == 1 ? Vector((-r / 2).exp())
                                           : Vector((1 + r + r.square() / 3) * (-r).exp());
            }
        }
        problem.kernels.push_back(kernel);
    }
    problem.kernels[1].setOnes();
    return problem;
}

Problem part(const Problem& problem, const Rows& rows) {
    Problem result{problem.X(rows, Eigen::all), problem.y(rows), {}};
    for (const Matrix& kernel : problem.kernels) result.kernels.push_back(kernel(rows, rows));
    return result;
}

KernelProcessOptions optionsFor(Index inputs, bool lengths) {
    KernelProcessOptions options;
    options.weights.assign(kKernels, {-2.5, 4});
    if (lengths) {
        const double typical = std::log(1.5) + 0.5 * std::log(static_cast<double>(inputs));
        options.lengths = LengthScalePriors{{-2, 4}, {typical, 1.2}};
    }
    return options;
}

/// Of one evaluation of the posterior with its gradient, in microseconds.
double evaluationTime(const Problem& problem, const KernelProcessOptions& options) {
    KernelPosterior posterior(problem.kernels, problem.X, problem.y, options);
    Vector gradient(posterior.centre().size());
    int count = 0;
    const double start = seconds();
    do {
        posterior(posterior.centre(), gradient);
        ++count;
    } while (seconds() - start < 0.05);
    return 1e6 * (seconds() - start) / count;
}

struct Fit {
    double milliseconds = 0, evaluations = 0, objective = 0;
};

Fit timedFit(KernelProcess& process, const Problem& problem, const KernelProcessOptions& options,
             const KernelProcessParameters* start) {
    const double from = seconds();
    process.fit(problem.kernels, problem.X, problem.y, options, start, {});
    return {1e3 * (seconds() - from), static_cast<double>(process.evaluations()),
            process.negativeLogPosterior()};
}

Rows fold(Index rows) {
    Rows kept;
    for (Index i = 0; i < rows; ++i) {
        if (i % 5 != 0) kept.push_back(i);
    }
    return kept;
}

void printRow(Index rows, Index inputs, bool lengths) {
    constexpr int kRepeats = 5;
    Fit cold, warm;
    double evaluation = 0;
    const KernelProcessOptions options = optionsFor(inputs, lengths);
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
        const Problem problem = drawProblem(rows, inputs, static_cast<std::uint64_t>(repeat + 1));
        const Problem kept = part(problem, fold(rows));
        KernelProcess full, folded;
        const Fit one = timedFit(full, problem, options, nullptr);
        const Fit other = timedFit(folded, kept, options, &full.parameters());
        cold.milliseconds += one.milliseconds / kRepeats;
        cold.evaluations += one.evaluations / kRepeats;
        cold.objective += one.objective / kRepeats;
        warm.milliseconds += other.milliseconds / kRepeats;
        warm.evaluations += other.evaluations / kRepeats;
        warm.objective += other.objective / kRepeats;
        if (repeat == 0) evaluation = evaluationTime(problem, options);
    }
    std::printf("%5ld %7ld %12.1f %10.0f %9.2f %6.1f %11.4f %9.2f %6.1f %11.4f\n",
                static_cast<long>(rows), static_cast<long>(lengths ? inputs : 0), evaluation,
                1e6 / evaluation, cold.milliseconds, cold.evaluations, cold.objective,
                warm.milliseconds, warm.evaluations, warm.objective);
    std::fflush(stdout);
}

}  // namespace
}  // namespace footbridge

int main() {
    std::printf("%5s %7s %12s %10s %9s %6s %11s %9s %6s %11s\n", "rows", "lengths", "us/evaluation",
                "1/s", "cold ms", "evals", "objective", "warm ms", "evals", "objective");
    for (const footbridge::Index rows : {10, 20, 50, 100, 200, 500}) {
        footbridge::printRow(rows, 25, false);
        footbridge::printRow(rows, 25, true);
        if (rows == 50 || rows == 200) footbridge::printRow(rows, 40, true);
    }
}
