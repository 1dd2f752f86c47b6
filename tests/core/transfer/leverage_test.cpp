// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/leverage.h"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>

#include "core/graph/interpreter.h"
#include "core/transfer/target_reader.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// The posterior variance of the process, as textbooks write it.
Vector posteriorVariance(const Matrix& shots, const Matrix& rows) {
    const Vector centre = shots.colwise().mean();
    const Matrix X = shots.rowwise() - centre.transpose();
    const Matrix Q = rows.rowwise() - centre.transpose();
    const double scale = 3.0 / static_cast<double>(X.cols());
    const Matrix K = scale * X * X.transpose() + Matrix::Identity(X.rows(), X.rows());
    const Matrix k = scale * Q * X.transpose();
    return scale * Q.rowwise().squaredNorm() -
           (k.array() * K.llt().solve(k.transpose()).transpose().array()).rowwise().sum().matrix();
}

TEST(Leverage, IsThePosteriorVarianceOfALinearProcess) {
    const Scene scene(bentTarget());
    for (const Index count : {3, 20, 60}) {
        const TargetReading reading = readTarget(
            *scene.model, scene.target, {firstRows(count, 120).shots, false}, scene.matching, {});
        const Leverage leverage(reading.shots.encoded);
        const Matrix raw = rawOf(scene.target, reading.view.schema);
        const TargetFeatures rows = featuresOf(reading.view, raw);
        const Vector expected = posteriorVariance(reading.shots.encoded, rows.encoded);
        EXPECT_LT((leverage.of(rows.encoded) - expected).cwiseAbs().maxCoeff(), 1e-10) << count;
        FeatureGraph features(reading.view);
        const graph::Value value = leverage.emit(features);
        const Vector emitted = graph::run(features.builder().finish(value), raw);
        EXPECT_LT((emitted - expected).cwiseAbs().maxCoeff(), 1e-10) << count;
        EXPECT_GE(emitted.minCoeff(), 0);
    }
}

TEST(Leverage, IsNothingWithoutFeatures) {
    const Matrix shots(3, 0);
    EXPECT_EQ(Leverage(shots).of(shots), Vector::Zero(3));
}

}  // namespace
}  // namespace footbridge
