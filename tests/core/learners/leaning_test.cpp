// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <memory>

#include "core/learners/alignment.h"
#include "core/learners/boosted_trees.h"
#include "core/learners/forest.h"
#include "core/learners/gaussian_process.h"
#include "core/learners/network_training.h"
#include "core/learners/ridge.h"
#include "tests/core/learners/synthetic.h"

// What learners do with a loss under which underestimates cost more.

namespace footbridge::learners_test {
namespace {

/// A response whose noise is the same everywhere, so that a quantile is a shift.
struct Noisy {
    Matrix X = normalMatrix(300, 3, 1), asked = normalMatrix(300, 3, 2);
    Vector v = with(X, 3), truth = with(asked, 4);

    static Vector with(const Matrix& X, std::uint64_t seed) {
        Random random(seed);
        Vector v = 0.5 * X.col(0) - 0.3 * X.col(1);
        for (double& value : v) value += 0.5 * random.normal();
        return v;
    }
};

double underestimated(const Vector& predicted, const Vector& truth) {
    return (predicted.array() < truth.array()).cast<double>().mean();
}

std::unique_ptr<Regressor> makeLearner(const std::string& name, const Loss& loss) {
    if (name == "ridge") return std::make_unique<Ridge>(std::vector<double>(), loss);
    if (name == "process") return std::make_unique<GaussianProcess>(loss);
    if (name == "trees") {
        BoostedTreesOptions options;
        options.depth = 2;
        options.loss = loss;
        return std::make_unique<BoostedTrees>(options);
    }
    ForestOptions options;
    options.minimumLeaf = loss.leans() ? 20 : 1;
    options.loss = loss;
    return std::make_unique<Forest>(options);
}

Vector predictedWith(const std::string& name, const Loss& loss, const Noisy& data) {
    if (name != "network") {
        const auto learner = makeLearner(name, loss);
        learner->fit(data.X, data.v, {});
        EXPECT_LT(
            (emitted(*learner, data.asked) - learner->predict(data.asked)).cwiseAbs().maxCoeff(),
            1e-9);
        return learner->predict(data.asked);
    }
    NetworkOptions options;
    options.hidden = {8};
    options.steps = 300;
    const Network start = trainNetwork(data.X, data.v, {}, 1, options, {});
    options.learningRate = 3e-3;
    options.loss = loss;
    return fineTune(start, data.X, data.v, options, {}).predict(data.asked).col(0);
}

class Leaning : public testing::TestWithParam<std::tuple<const char*, LossKind>> {
  protected:
    const std::string learner = std::get<0>(GetParam());
    const LossKind kind = std::get<1>(GetParam());
};

TEST_P(Leaning, ChangesNothingAtARatioOfOne) {
    const Noisy data;
    EXPECT_EQ(predictedWith(learner, Loss(kind, 1), data), predictedWith(learner, {}, data));
}

TEST_P(Leaning, UnderestimatesLessTheMoreThatCosts) {
    const Noisy data;
    const double plain = underestimated(predictedWith(learner, {}, data), data.truth);
    const double dear = underestimated(predictedWith(learner, Loss(kind, 4), data), data.truth);
    const double dearer = underestimated(predictedWith(learner, Loss(kind, 15), data), data.truth);
    EXPECT_LT(dear, plain - 0.1);
    EXPECT_LT(dearer, dear);
    EXPECT_GT(dearer, 0.005);
}

TEST_P(Leaning, CostsLessThanSquaresByItsOwnMeasure) {
    const Noisy data;
    const Loss loss(kind, 10);
    EXPECT_LT(loss.mean(data.truth, predictedWith(learner, loss, data)),
              0.9 * loss.mean(data.truth, predictedWith(learner, {}, data)));
}

INSTANTIATE_TEST_SUITE_P(
    Learners, Leaning,
    testing::Combine(testing::Values("ridge", "process", "trees", "forest", "network"),
                     testing::Values(LossKind::Pinball, LossKind::Linex, LossKind::Expectile)),
    [](const auto& each) {
        return std::string(std::get<0>(each.param)) + "_" +
               std::string(lossName(std::get<1>(each.param)));
    });

TEST(LeaningRidge, FindsTheQuantile) {
    const Noisy data;
    const Vector predicted = predictedWith("ridge", Loss(LossKind::Pinball, 9), data);
    EXPECT_NEAR(underestimated(predicted, data.truth), 0.1, 0.05);
}

TEST(LeaningAlignment, MovesTheOutputUp) {
    const Noisy data;
    NetworkOptions options;
    options.hidden = {8};
    options.steps = 300;
    const Network frozen = trainNetwork(data.X, data.v, {}, 1, options, {});
    const Layer start{Matrix::Identity(3, 3), Vector::Zero(3)};
    const auto aligned = [&](const Loss& loss) {
        AlignmentOptions alignment;
        alignment.loss = loss;
        const Alignment found = trainAlignment(frozen, start, data.X, data.v, alignment, {});
        const Matrix inputs =
            (data.asked * found.input.weight).rowwise() + found.input.bias.transpose();
        return Vector((found.slope * frozen.predict(inputs).col(0)).array() + found.offset);
    };
    const Vector plain = aligned({});
    EXPECT_EQ(aligned(Loss(LossKind::Expectile, 1)), plain);
    EXPECT_LT(underestimated(aligned(Loss(LossKind::Expectile, 10)), data.truth),
              underestimated(plain, data.truth) - 0.1);
}

}  // namespace
}  // namespace footbridge::learners_test
