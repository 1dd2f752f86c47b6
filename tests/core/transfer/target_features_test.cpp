// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <limits>

#include "core/graph/interpreter.h"
#include "core/transfer/feature_graph.h"
#include "core/transfer/target_reader.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// A target read with its first ten rows as shots.
struct Read {
    std::vector<Dataset> sources;
    Dataset target;
    Matching matching;
    std::shared_ptr<const SourceModel> model;
    TargetReading reading;

    explicit Read(Dataset aTarget, std::vector<Dataset> aSources = {source()})
        : sources(std::move(aSources)),
          target(std::move(aTarget)),
          matching(matchFeatures(sources, target)),
          model(train(sources, matching)) {
        const Rows shots{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        reading = readTarget(*model, target, {shots}, matching, {});
    }
};

/// Sizes as they never were, a level nobody has seen, and holes everywhere.
Matrix oddRows() {
    constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
    Matrix raw(5, 3);
    raw << 40, 4, 1,       //
        kMissing, 2, 0,    //
        1e9, kMissing, 2,  //
        3, 32, -1,         //
        kMissing, kMissing, kMissing;
    return raw;
}

Matrix ask(FeatureGraph& features, graph::Value value, const Matrix& raw) {
    graph::Builder& builder = features.builder();
    const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
    return graph::runTo(graph, value.node, raw);
}

TEST(TargetFeatures, GraphGivesEveryPieceToTheBit) {
    const Read read(bentTarget(), {source(), affineTarget()});
    const TargetFeatures features = featuresOf(read.reading.view, oddRows());
    FeatureGraph graph(read.reading.view);
    const auto expectEqual = [&](graph::Value value, const Matrix& piece) {
        ASSERT_GT(piece.cols(), 0);
        EXPECT_TRUE(piece.allFinite());
        EXPECT_EQ(ask(graph, value, oddRows()), piece);
    };
    expectEqual(graph.encoded(), features.encoded);
    expectEqual(graph.sourceEncoded(), features.sourceEncoded);
    expectEqual(graph.parts(), features.parts);
    expectEqual(graph.mean(), features.mean);
    expectEqual(graph.latents(), features.latents);
    expectEqual(graph.trees(), features.trees);
    expectEqual(graph.networks(), features.networks);
    expectEqual(graph.processes().value(), features.processes);
    expectEqual(graph.ownParts(), features.ownParts);
    expectEqual(graph.ownTrees(), features.ownTrees);
    expectEqual(graph.ownProcesses().value(), features.ownProcesses);
    expectEqual(graph.ownNetworks(), features.ownNetworks);
    expectEqual(graph.ownLatents(), features.ownLatents);
    expectEqual(graph.metric(), features.metric);
    for (std::size_t k = 0; k < read.model->networks.size(); ++k) {
        const TangentGraph tangent = graph.tangent(k);
        ASSERT_EQ(tangent.activations.size(), features.tangents[k].activations.size());
        for (std::size_t i = 0; i < tangent.activations.size(); ++i) {
            expectEqual(tangent.activations[i], features.tangents[k].activations[i]);
            expectEqual(tangent.signals[i], features.tangents[k].signals[i]);
        }
        expectEqual(tangent.gradient, features.tangents[k].gradient);
    }
}

TEST(TargetFeatures, AgreeWithTheSourceModelItself) {
    const Read read(bentTarget(), {source(), affineTarget()});
    const TargetFeatures& shots = read.reading.shots;
    const auto difference = [](const Matrix& a, const Matrix& b) {
        return (a - b).cwiseAbs().maxCoeff();
    };
    const Matrix& x = shots.sourceEncoded;
    EXPECT_LT(difference(shots.trees, read.model->treePredictions(x)), 1e-12);
    EXPECT_LT(difference(shots.networks, read.model->networkPredictions(x)), 1e-12);
    EXPECT_LT(difference(shots.latents, read.model->latents(x)), 1e-12);
    EXPECT_LT(difference(shots.processes, read.model->processPredictions(x)), 1e-9);
    EXPECT_LT(difference(shots.parts, read.model->encodedPredictions(x)), 1e-9);
}

TEST(TargetFeatures, GradientIsTheSlopeOfTheMeanHead) {
    const Read read(bentTarget(), {source(), affineTarget()});
    const Network& network = read.model->networks[1];
    const TargetFeatures& shots = read.reading.shots;
    constexpr double kStep = 1e-5;
    for (Index k = 0; k < shots.sourceEncoded.cols(); ++k) {
        Matrix above = shots.sourceEncoded, below = shots.sourceEncoded;
        above.col(k).array() += kStep;
        below.col(k).array() -= kStep;
        const Vector slope =
            (network.predict(above) - network.predict(below)).rowwise().mean() / (2 * kStep);
        EXPECT_LT((slope - shots.tangents[1].gradient.col(k)).cwiseAbs().maxCoeff(), 1e-8);
    }
}

TEST(TargetFeatures, SignalsAreTheSlopesOfTheMeanHeadByTheBiases) {
    const Read read(bentTarget());
    const TargetFeatures& shots = read.reading.shots;
    constexpr double kStep = 1e-5;
    for (std::size_t layer = 0; layer < 3; ++layer) {
        Network above = read.model->networks[0], below = above;
        above.layers[layer].bias[7] += kStep;
        below.layers[layer].bias[7] -= kStep;
        const Vector slope =
            (above.predict(shots.sourceEncoded) - below.predict(shots.sourceEncoded)).col(0) /
            (2 * kStep);
        EXPECT_LT((slope - shots.tangents[0].signals[layer].col(7)).cwiseAbs().maxCoeff(), 1e-8);
    }
}

/// Numbers of the platform, two thirds of `threads` shifted and stretched where asked.
Dataset stretched(const Dataset& dataset, double scale, double shift) {
    Table table = *dataset.table;
    for (double& value : table.columns[1].numbers) value = scale * value + shift;
    return makeDataset(std::make_shared<const Table>(std::move(table)), dataset.roles,
                       dataset.label);
}

TEST(TargetFeatures, OwnStatisticsForgetScaleAndOriginOfAColumn) {
    // Few distinct, light-tailed numbers of threads keep the encoder from taking logarithms.
    const auto even = [](Dataset dataset) { return stretched(dataset, 1.0 / 31, 3); };
    const Dataset from = even(source()), to = even(bentTarget());
    const Read plain(to, {from}), moved(stretched(to, 5, -11), {from});
    EXPECT_GT((plain.reading.shots.trees - moved.reading.shots.trees).cwiseAbs().maxCoeff(), 0.1);
    EXPECT_EQ(plain.reading.shots.ownTrees, moved.reading.shots.ownTrees);
    EXPECT_LT(
        (plain.reading.shots.ownNetworks - moved.reading.shots.ownNetworks).cwiseAbs().maxCoeff(),
        1e-9);
}

TEST(TargetFeatures, OwnStatisticsOfTheSourceItselfChangeNothing) {
    const Read read(source());
    const TargetFeatures& shots = read.reading.shots;
    EXPECT_EQ(shots.ownTrees, shots.trees);
    EXPECT_LT((shots.ownNetworks - shots.networks).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(TargetFeatures, MetricHoldsTheMeanGradientProductsOfTheNetworks) {
    const Read read(source());
    const SourceModel& model = *read.model;
    const Matrix encoded = model.encoder.encode(rawOf(source(), model.schema));
    Matrix products = Matrix::Zero(encoded.cols(), encoded.cols());
    for (const Network& network : model.networks) {
        constexpr double kStep = 1e-5;
        Matrix gradient(encoded.rows(), encoded.cols());
        for (Index k = 0; k < encoded.cols(); ++k) {
            Matrix above = encoded, below = encoded;
            above.col(k).array() += kStep;
            below.col(k).array() -= kStep;
            gradient.col(k) = (network.predict(above) - network.predict(below)) / (2 * kStep);
        }
        products += gradient.transpose() * gradient / static_cast<double>(encoded.rows());
    }
    const Matrix metric = model.metricMap * model.metricMap.transpose();
    EXPECT_LT((metric - products).cwiseAbs().maxCoeff(), 1e-6 * products.cwiseAbs().maxCoeff());
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(metric);
    EXPECT_GE(solver.eigenvalues().minCoeff(), -1e-12 * solver.eigenvalues().maxCoeff());
}

TEST(TargetFeatures, SelectingRowsSelectsOfEverything) {
    const Read read(bentTarget());
    const TargetFeatures& all = read.reading.shots;
    const Rows rows{7, 2};
    const TargetFeatures some = all.select(rows);
    EXPECT_EQ(some.size(), 2);
    EXPECT_EQ(some.mean, all.mean(rows));
    for (const auto piece :
         {&TargetFeatures::encoded, &TargetFeatures::sourceEncoded, &TargetFeatures::parts,
          &TargetFeatures::latents, &TargetFeatures::trees, &TargetFeatures::networks,
          &TargetFeatures::processes, &TargetFeatures::ownParts, &TargetFeatures::ownTrees,
          &TargetFeatures::ownNetworks, &TargetFeatures::ownProcesses, &TargetFeatures::ownLatents,
          &TargetFeatures::metric})
        EXPECT_EQ(some.*piece, (all.*piece)(rows, Eigen::all));
    ASSERT_EQ(some.tangents.size(), all.tangents.size());
    EXPECT_EQ(some.tangents[1].activations[2], all.tangents[1].activations[2](rows, Eigen::all));
    EXPECT_EQ(some.tangents[1].signals[0], all.tangents[1].signals[0](rows, Eigen::all));
    EXPECT_EQ(some.tangents[1].gradient, all.tangents[1].gradient(rows, Eigen::all));
}

TEST(TargetFeatures, ReadingKeepsRowsToScaleWith) {
    const Read read(platform("new cluster", drawRuns(1200, 2), bentTime));
    EXPECT_EQ(read.reading.pool.size(), 1000);
    EXPECT_EQ(read.reading.reference.size(), 300);
    EXPECT_TRUE(read.reading.pool.tangents.empty());
    EXPECT_EQ(read.reading.reference.tangents.size(), read.model->networks.size());
    EXPECT_LE(read.reading.view.lowestMean, read.reading.reference.mean.minCoeff());
    EXPECT_GE(read.reading.view.highestMean, read.reading.reference.mean.maxCoeff());
}

TEST(TargetFeatures, WithoutSharedColumnsOnlyTheTargetsOwnCodeIsThere) {
    const Read read(renamedTarget());
    ASSERT_FALSE(read.reading.view.shared);
    EXPECT_GT(read.reading.shots.encoded.cols(), 0);
    EXPECT_EQ(read.reading.shots.ownTrees.size(), 0);
    EXPECT_EQ(read.reading.shots.ownProcesses.size(), 0);
    EXPECT_EQ(read.reading.shots.metric.size(), 0);
    EXPECT_TRUE(read.reading.shots.tangents.empty());
    EXPECT_EQ(read.reading.reference.select({0, 1}).size(), 2);
}

}  // namespace
}  // namespace footbridge
