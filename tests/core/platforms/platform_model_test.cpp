// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/platforms/new_platform.h"
#include "core/platforms/platform_evaluation.h"
#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

/// Three machines whose times cross at work = 1: two alike, one the other way round.
PlatformData crossing(Index items, int groups) {
    PlatformData data;
    data.platforms = {"left", "right", "left too"};
    data.schema.features = {{"work", ColumnType::Number, "", {}},
                            {"noise", ColumnType::Number, "", {}}};
    data.features.resize(items, 2);
    data.times.resize(items, 3);
    Random random(5);
    for (Index i = 0; i < items; ++i) {
        const double work = 2 * random.uniform() - 1;
        data.features.row(i) << work, random.normal();
        data.times.row(i) << std::exp(work), std::exp(-work), 1.3 * std::exp(work);
        data.times.row(i) *= std::exp(3 * random.normal());
        data.item.push_back(i);
        data.groups.push_back(static_cast<int>(i) % groups);
        data.itemNames.push_back("run " + std::to_string(i));
    }
    for (int g = 0; g < groups; ++g) data.groupNames.push_back("app " + std::to_string(g));
    data.spreads = Matrix::Zero(items, 3);
    return data;
}

const TrainedPlatforms& trained() {
    static const PlatformData data = crossing(60, 6);
    static const TrainedPlatforms result = trainPlatforms(data, {}, {});
    return result;
}

TEST(PlatformModel, LearnsWhichPlatformIsFastest) {
    Matrix rows(2, 2);
    rows << 0.8, 0, -0.8, 0;
    const VectorPrediction vectors = trained().model.predict(rows);
    EXPECT_DOUBLE_EQ(vectors.value(0, 1), 1) << "the right one, and the fastest is 1";
    EXPECT_DOUBLE_EQ(vectors.value(1, 0), 1);
    EXPECT_GT(vectors.value(0, 0), 3);
    EXPECT_TRUE((vectors.lower.array() >= 1).all());
    EXPECT_TRUE((vectors.lower.array() <= vectors.value.array()).all());
    EXPECT_TRUE((vectors.upper.array() >= vectors.value.array()).all());
}

TEST(PlatformModel, EveryMethodTakesPartAndLearnersBeatTheMajority) {
    std::set<PlatformMethod> seen;
    double majority = 0, automatic = 0;
    for (const MethodScore& score : trained().leaderboard) {
        seen.insert(score.method);
        if (score.method == PlatformMethod::Majority) majority = score.scores.pairs.value;
        if (score.method == PlatformMethod::Auto) automatic = score.scores.pairs.value;
    }
    EXPECT_EQ(seen.size(), std::size(kPlatformMethods) + 1);
    EXPECT_GT(automatic, majority + 0.2);
}

TEST(PlatformModel, TheMixtureLosesHardlyMoreTimeThanAnyMember) {
    // Stripes of work on which the machines change places, far more one way than the other: who
    // follows them half has the smallest error of logarithms and loses the most time.
    PlatformData data = crossing(60, 6);
    for (Index i = 0; i < data.items(); ++i) {
        const bool slow = static_cast<int>(std::floor(4 * (data.features(i, 0) + 1))) % 2 == 1;
        const double left = slow ? 4 : -1.2;
        data.times.row(i) << std::exp(left), std::exp(-left), 1.3 * std::exp(left);
    }
    PlatformOptions options;
    options.methods = {PlatformMethod::Ridge, PlatformMethod::Forest, PlatformMethod::Boosted,
                       PlatformMethod::Process};
    const TrainedPlatforms result = trainPlatforms(data, options, {});
    double automatic = 0, least = 1e300, weights = 0;
    for (const MethodScore& score : result.leaderboard) {
        weights += score.weight;
        const double regret = score.scores.regret.value;
        if (score.method == PlatformMethod::Auto)
            automatic = regret;
        else
            least = std::min(least, regret);
    }
    EXPECT_NEAR(weights, 1, 1e-12);
    EXPECT_LE(0.8 * automatic, least);
}

TEST(PlatformModel, GraphSaysWhatTheMixtureSays) {
    Matrix rows(3, 2);
    rows << 0.5, 1, -0.2, 0, 0.1, -1;
    Matrix logs = trained().predict(PlatformMethod::Auto, rows, {});
    logs.colwise() -= logs.rowwise().minCoeff();
    const Matrix relative = logs.array().exp();
    EXPECT_LT((relative - trained().model.predict(rows).value).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(PlatformModel, SameSeedGivesTheSameBitsOnAnyNumberOfThreads) {
    const PlatformData data = crossing(30, 5);
    RunContext one, three;
    one.threads = ThreadBudget(1);
    three.threads = ThreadBudget(3);
    const Matrix a = trainPlatforms(data, {}, one).model.predict(data.features).value;
    const Matrix b = trainPlatforms(data, {}, three).model.predict(data.features).value;
    EXPECT_EQ(a, b);
}

TEST(PlatformModel, TimesCanBeRelativeToAnyPlatform) {
    const PlatformData data = crossing(30, 5);
    PlatformOptions options;
    options.methods = {PlatformMethod::Mean, PlatformMethod::Ridge};
    options.reference = "right";
    const VectorPrediction named = trainPlatforms(data, options, {}).model.predict(data.features);
    EXPECT_TRUE((named.value.col(1).array() == 1).all());
    EXPECT_TRUE((named.upper.col(1).array() == 1).all());
    options.reference = kSlowest;
    const VectorPrediction slowest = trainPlatforms(data, options, {}).model.predict(data.features);
    EXPECT_DOUBLE_EQ(slowest.value.maxCoeff(), 1);
    options.reference = "nowhere";
    EXPECT_THROW(trainPlatforms(data, options, {}), Error);
}

TEST(PlatformModel, RecommendsTheFastestWithItsChance) {
    Vector relative(3);
    relative << 2.5, 1, 3.2;
    const Recommendation advice = trained().model.recommend(relative);
    EXPECT_EQ(advice.platform, 1);
    EXPECT_GT(advice.chance, 0.5);
    EXPECT_LT(advice.chance, 1);
    EXPECT_NEAR(advice.faster(0, 1) + advice.faster(1, 0), 1, 1e-9);
    EXPECT_GE(advice.regretUpper, 0);
}

TEST(GroupFolds, NeverSplitAGroup) {
    const std::vector<int> groups{4, 1, 4, 2, 2, 7, 1, 4};
    const std::vector<int> folds = groupFolds(groups, 3, 1);
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t j = 0; j < groups.size(); ++j)
            EXPECT_TRUE(groups[i] != groups[j] || folds[i] == folds[j]);
    EXPECT_EQ(std::set<int>(folds.begin(), folds.end()).size(), 3u);
}

TEST(Panel, FillsInWhatWasNotMeasured) {
    Matrix times = crossing(40, 4).times;
    const Matrix whole = fitPanel(times).vectors;
    times(3, 2) = std::nan("");
    EXPECT_LT((fitPanel(times).vectors - whole).cwiseAbs().maxCoeff(), 0.05);
}

TEST(Evaluation, BeatsTheMajorityWhereFeaturesTell) {
    EvaluationOptions options;
    options.training.methods = {PlatformMethod::Majority, PlatformMethod::Mean,
                                PlatformMethod::Ridge};
    const PlatformEvaluation result = evaluateApplications(crossing(40, 5), options, {});
    EXPECT_EQ(result.methods.size(), 4u);
    EXPECT_GT(result.methods.front().scores.pairs.value, 0.9);
    EXPECT_GT(result.methods.front().skill, 0.5);
    EXPECT_THROW(evaluateApplications(crossing(40, 1), options, {}), Error);
}

TEST(Evaluation, LeavesWholeGroupsOut) {
    // Work says which application it is, and neighbouring ones prefer opposite machines: who had
    // seen a run of the application would have every order right.
    PlatformData data = crossing(60, 6);
    for (Index i = 0; i < data.items(); ++i) {
        const int group = data.groups[static_cast<std::size_t>(i)];
        const double left = group % 2 == 1 ? 2 : -2;
        data.features.row(i) << group, 0;
        data.times.row(i) << std::exp(left), std::exp(-left), 1.3 * std::exp(left);
    }
    EvaluationOptions options;
    options.training.methods = {PlatformMethod::Forest};
    const PlatformEvaluation result = evaluateApplications(data, options, {});
    for (const EvaluatedMethod& method : result.methods)
        EXPECT_LT(method.scores.pairs.value, 0.6) << method.key;
}

TEST(NewPlatform, FewRunsFindTheMixtureOfKnownPlatforms) {
    Random random(3);
    Matrix known(40, 6);
    for (Index i = 0; i < known.rows(); ++i) {
        const double a = random.normal(), b = random.normal();
        for (Index p = 0; p < 6; ++p)
            known(i, p) = std::sin(static_cast<double>(p)) * a +
                          std::cos(2.0 * static_cast<double>(p)) * b + 0.02 * random.normal();
    }
    known.colwise() -= known.rowwise().mean().eval();
    const Vector truth = (known.col(1) + known.col(4)) / 2;
    const Rows ran{1, 5, 9, 13, 17, 21};
    const NewPlatform fitted = fitNewPlatform(known, ran, truth(ran));
    EXPECT_LT((fitted.predict(known) - truth).norm(), 0.2 * truth.norm());
    const NewPlatform none = fitNewPlatform(known, {}, Vector());
    EXPECT_DOUBLE_EQ(none.predict(known).norm(), 0);
}

}  // namespace
}  // namespace footbridge
