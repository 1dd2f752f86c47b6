// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "core/graph/interpreter.h"
#include "core/run/random.h"

namespace footbridge::learners_test {

/// n x p numbers from a standard normal distribution.
inline Matrix normalMatrix(Index n, Index p, std::uint64_t seed) {
    Random random(seed);
    Matrix X(n, p);
    for (Index i = 0; i < n; ++i) {
        for (Index j = 0; j < p; ++j) X(i, j) = random.normal();
    }
    return X;
}

/// A smooth function of the first columns with an interaction; about unit variance.
inline Vector smoothResponse(const Matrix& X) {
    Vector v(X.rows());
    for (Index i = 0; i < X.rows(); ++i) {
        v[i] = 0.6 * X(i, 0) + 0.8 * std::sin(1.5 * X(i, 1)) + 0.3 * X(i, 0) * X(i, 2);
    }
    return v;
}

/// Mean squared error over the variance of what was measured.
inline double nmse(const Vector& predicted, const Vector& measured) {
    return (predicted - measured).squaredNorm() /
           (measured.array() - measured.mean()).matrix().squaredNorm();
}

/// What the emitted graph of a model with one output computes.
template <typename Model>
Vector emitted(const Model& model, const Matrix& X) {
    graph::Builder builder(X.cols());
    const graph::Value y = model.emit(builder, builder.input());
    return graph::run(builder.finish(y), X);
}

}  // namespace footbridge::learners_test
