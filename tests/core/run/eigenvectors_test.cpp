// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/eigenvectors.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/run/random.h"

namespace footbridge {
namespace {

TEST(Eigenvectors, PutTheMatrixTogetherAgain) {
    Random random(3);
    for (const Index size : {1, 2, 9}) {
        Matrix root(size, size);
        for (double& entry : root.reshaped()) entry = random.normal();
        const Matrix symmetric = root + root.transpose();
        const Eigenvectors found = eigenvectorsOf(symmetric);
        EXPECT_LT(
            (found.vectors * found.values.asDiagonal() * found.vectors.transpose() - symmetric)
                .cwiseAbs()
                .maxCoeff(),
            1e-12);
        EXPECT_LT((found.vectors.transpose() * found.vectors - Matrix::Identity(size, size))
                      .cwiseAbs()
                      .maxCoeff(),
                  1e-12);
        EXPECT_TRUE(std::is_sorted(found.values.begin(), found.values.end()));
    }
}

TEST(Eigenvectors, ReadTheLowerTriangle) {
    Matrix lower(2, 2);
    lower << 2, 7, 1, 2;
    EXPECT_TRUE(eigenvectorsOf(lower).values.isApprox(Vector{{1, 3}}, 1e-14));
}

TEST(Eigenvectors, LetTheLargestEntryOfAnAxisBePositive) {
    const Vector direction = Vector{{0.6, -0.8}};
    const Matrix symmetric = 5 * direction * direction.transpose();
    for (const double sign : {1.0, -1.0}) {
        Eigenvectors found = eigenvectorsOf(symmetric);
        found.vectors *= sign;
        EXPECT_TRUE(found.axis(0).isApprox(Vector{{-0.6, 0.8}}, 1e-14));
        EXPECT_TRUE(found.axis(1).isApprox(Vector{{0.8, 0.6}}, 1e-14));
    }
}

}  // namespace
}  // namespace footbridge
