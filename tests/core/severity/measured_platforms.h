// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "core/run/random.h"
#include "core/severity/prepared_severity.h"

namespace footbridge {

/// Runs of a platform: five features (one a category) and a response that depends on them.
struct Platform {
    Matrix X;
    Vector v;
};

inline double behaviour(const Matrix& X, Index row) {
    return 1.5 * X(row, 0) - X(row, 1) + 0.5 * std::sin(3 * X(row, 2)) + 0.4 * X(row, 4);
}

inline Platform measure(Index rows, std::uint64_t seed) {
    Random random(seed);
    Platform platform{Matrix(rows, 5), Vector(rows)};
    for (Index row = 0; row < rows; ++row) {
        for (Index column = 0; column < 4; ++column) platform.X(row, column) = random.normal();
        platform.X(row, 3) += 0.9 * platform.X(row, 0);
        platform.X(row, 4) = static_cast<double>(random.below(3));
        platform.v[row] = behaviour(platform.X, row) + 0.2 * random.normal();
    }
    return platform;
}

/// What a model that knows the behaviour up to a small error says.
inline Vector modelled(const Matrix& X, std::uint64_t seed) {
    Random random(seed);
    Vector f(X.rows());
    for (Index row = 0; row < X.rows(); ++row) f[row] = behaviour(X, row) + 0.1 * random.normal();
    return f;
}

/// Source and target of 300 rows each that behave the same, with the given number of shots.
inline SeverityInput sameBehaviour(Index shots, std::uint64_t seed) {
    const Platform source = measure(300, 4 * seed), target = measure(300, 4 * seed + 1);
    SeverityInput input;
    input.sources.push_back({"known", modelled(target.X, 4 * seed + 2).head(shots),
                             modelled(source.X, 4 * seed + 3), source.v});
    input.shotResponses = target.v.head(shots);
    input.sourceFeatures = source.X;
    input.targetFeatures = target.X;
    input.isCategory = {false, false, false, false, true};
    input.seed = seed + 1;
    return input;
}

}  // namespace footbridge
