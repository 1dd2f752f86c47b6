// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

#include "core/learners/kernel_process.h"

/// Rows, kernels and a response from formulas, so that other programs can fit the same.
namespace footbridge::learners_test {

struct KernelProblem {
    Matrix X;
    Vector y;
    std::vector<Matrix> kernels;
};

inline std::vector<Matrix> kernelsBetween(const Matrix& A, const Rows& a, const Matrix& B,
                                          const Rows& b) {
    const Index n = A.rows(), m = B.rows();
    const double inputs = static_cast<double>(A.cols());
    std::vector<Matrix> kernels(6, Matrix::Ones(n, m));
    kernels[1] = A * B.transpose() / inputs;
    kernels[5] = A.col(0) * B.col(0).transpose();
    for (Index i = 0; i < n; ++i) {
        for (Index j = 0; j < m; ++j) {
            const double r = (A.row(i) - B.row(j)).norm() / std::sqrt(2 * inputs);
            const double s = std::sqrt(5.0) * r;
            kernels[2](i, j) = (1 + s + s * s / 3) * std::exp(-s);
            kernels[3](i, j) = std::exp(-r);
            const Index own = a[static_cast<std::size_t>(i)] * 7 % 3;
            kernels[4](i, j) = own == b[static_cast<std::size_t>(j)] * 7 % 3 ? 1 : 0;
        }
    }
    return kernels;
}

inline Matrix problemInputs(const Rows& rows, Index inputs) {
    Matrix X(static_cast<Index>(rows.size()), inputs);
    for (Index r = 0; r < X.rows(); ++r) {
        const Index i = rows[static_cast<std::size_t>(r)];
        for (Index k = 0; k < inputs; ++k) {
            X(r, k) = 1.5 * std::sin(0.9 * static_cast<double>((i + 1) * (k + 1)) +
                                     0.4 * static_cast<double>((i * i + 3 * k) % 7));
        }
    }
    return X;
}

inline Rows firstRows(Index count, Index from = 0) {
    Rows rows(static_cast<std::size_t>(count));
    for (Index i = 0; i < count; ++i) rows[static_cast<std::size_t>(i)] = from + i;
    return rows;
}

inline KernelProblem kernelProblem(const Rows& rows, Index inputs) {
    KernelProblem problem{problemInputs(rows, inputs), {}, {}};
    const Matrix& X = problem.X;
    const auto column = [&](Index k) { return X.col(k % inputs).array(); };
    problem.y = column(0) + 0.8 * (2 * column(1)).sin() + 0.3 * column(0) * column(2);
    for (Index r = 0; r < X.rows(); ++r) {
        problem.y[r] +=
            0.1 * std::cos(5.0 * static_cast<double>(rows[static_cast<std::size_t>(r)]));
    }
    problem.kernels = kernelsBetween(X, rows, X, rows);
    return problem;
}

inline KernelProcessOptions problemOptions(Index inputs, bool lengths, int evaluations = 50) {
    KernelProcessOptions options;
    for (const double mean : {-1.0, -3.0, -2.5, -2.5, -3.0, -1.0}) {
        options.weights.push_back({mean, 4});
    }
    if (lengths) {
        const double typical = std::log(1.5) + 0.5 * std::log(static_cast<double>(inputs));
        options.lengths = LengthScalePriors{{-2, 4}, {typical, 1.2}};
    }
    options.evaluations = evaluations;
    return options;
}

}  // namespace footbridge::learners_test
