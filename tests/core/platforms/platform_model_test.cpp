// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/platforms/new_platform.h"
#include "core/platforms/platform_advice.h"
#include "core/platforms/platform_evaluation.h"
#include "core/platforms/platform_input.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

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

TEST(PlatformModel, TheMixtureLosesNoMoreTimeThanAnyMember) {
    // Stripes of work on which the machines change places, far more one way than the other: who
    // follows them half has the smallest error of logarithms and loses the most time.
    PlatformData data = crossing(60, 6);
    for (Index i = 0; i < data.items(); ++i) {
        const bool slow = static_cast<int>(std::floor(3 * (data.features(i, 0) + 1))) % 2 == 1;
        const double left = slow ? 3 : -0.4;
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
    EXPECT_GE(result.weights.adviser, 0) << "here the mean of the members chooses worse";
    EXPECT_LE(automatic, least);
    Matrix logs = result.predict(PlatformMethod::Auto, data.features, {});
    logs.colwise() -= logs.rowwise().minCoeff().eval();
    const Matrix relative = logs.array().exp();
    EXPECT_LT((relative - result.model.predict(data.features).value).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(Adviser, IsAMemberThatGainsMoreThanChance) {
    // Eight runs in four groups on two machines, the second of which is faster by 100 %.
    Matrix times(8, 2), right(8, 2);
    const std::vector<int> groups{0, 0, 1, 1, 2, 2, 3, 3};
    for (Index i = 0; i < 8; ++i) {
        const double spread = 0.01 * static_cast<double>(i);
        times.row(i) << 2 + spread, 1;
        right.row(i) << 0.1, -0.1;
    }
    const Panel panel = fitPanel(times).panel;
    MixtureWeights weights{{PlatformMethod::Ridge, PlatformMethod::Forest}, Vector::Ones(2) / 2};
    const Matrix wrong = -10 * right;
    std::vector<Matrix> predicted{right, wrong};
    chooseAdviser(weights, panel, predicted, times, groups);
    EXPECT_EQ(weights.adviser, 0);
    const Matrix all = mixed(panel, weights, predicted);
    EXPECT_TRUE((all.col(1).array() < all.col(0).array()).all());

    // Now it is right where the mixture is wrong in two groups, and the other way round in another.
    predicted[0].middleRows(4, 2) *= -5;
    predicted[1] = right;
    predicted[1].middleRows(4, 2) *= 20;
    predicted[1].topRows(3) *= -40;
    chooseAdviser(weights, panel, predicted, times, groups);
    EXPECT_EQ(weights.adviser, -1);
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

TEST(PlatformAdvice, ShowsRunsAsModelsThatHaveNotSeenTheirGroup) {
    const PlatformData data = crossing(60, 6);
    const VectorPrediction own = vectorsOutOfFold(trained());
    const VectorPrediction seen = trained().model.predict(data.features);
    EXPECT_GT((own.value - seen.value).cwiseAbs().maxCoeff(), 1e-6);
    EXPECT_TRUE((own.value.rowwise().minCoeff().array() == 1).all());
    EXPECT_TRUE((own.lower.array() >= 1).all());
    EXPECT_TRUE((own.upper.array() >= own.value.array()).all());
    const Matrix measured = measuredVectors(data, kFastest);
    const double inside = ((measured.array() >= own.lower.array() - 1e-12) &&
                           (measured.array() <= own.upper.array() + 1e-12))
                              .cast<double>()
                              .mean();
    EXPECT_GT(inside, 0.85);
    EXPECT_TRUE((measuredVectors(data, "right").col(1).array() == 1).all());
}

TEST(PlatformAdvice, CountsTheGainOfMoving) {
    Vector relative(3);
    relative << 2.5, 1, 3.2;
    const Gain moved = gainFrom(trained().model, relative, 2),
               stayed = gainFrom(trained().model, relative, 1);
    EXPECT_DOUBLE_EQ(moved.value, 3.2);
    EXPECT_LT(moved.lower, moved.value);
    EXPECT_GT(moved.upper, moved.value);
    EXPECT_DOUBLE_EQ(stayed.lower, 1);
    EXPECT_DOUBLE_EQ(stayed.upper, 1);
}

TEST(PlatformAdvice, FlatMapKeepsWhatSpreadsMost) {
    Matrix points(40, 3);
    for (Index i = 0; i < points.rows(); ++i) {
        const double t = static_cast<double>(i) / 10;
        points.row(i) << 3 * t, std::sin(t), 0;
    }
    const Matrix flat = flatMap(points).place(points);
    ASSERT_EQ(flat.cols(), 2);
    EXPECT_NEAR(flat.col(0).mean(), 0, 1e-12);
    EXPECT_NEAR(flat.squaredNorm(), (points.rowwise() - points.colwise().mean()).squaredNorm(),
                1e-9);
    EXPECT_GT(flat.col(0).norm(), flat.col(1).norm());
    EXPECT_EQ(flatMap(points.leftCols(1)).place(points.leftCols(1)).col(1).norm(), 0);
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

/// Six machines in two families, the last of which copies the first but for its speed.
PlatformData families(Index items) {
    PlatformData data = crossing(items, 6);
    Random random(11);
    data.platforms = {"a", "b", "c", "d", "e", "f"};
    data.times.resize(items, 6);
    for (Index i = 0; i < items; ++i) {
        const double one = random.normal(), other = random.normal();
        for (Index p = 0; p < 6; ++p)
            data.times(i, p) = std::exp((p % 2 == 0 ? one : other) + 0.3 * static_cast<double>(p) +
                                        0.05 * random.normal());
        data.times(i, 5) = 0.5 * data.times(i, 0);
    }
    data.spreads = Matrix::Zero(items, 6);
    return data;
}

TEST(Panel, PlacesANewPlatformByItsFewRuns) {
    const Matrix whole = families(60).times;
    const Matrix truth = fitPanel(whole).vectors;
    Matrix times = whole;
    for (Index i = 5; i < times.rows(); ++i) times(i, 5) = std::nan("");
    const FittedPanel fitted = fitPanel(times);
    const double spread = std::sqrt(truth.col(5).array().square().mean());
    EXPECT_LT(std::sqrt((fitted.vectors - truth).col(5).array().square().mean()), 0.35 * spread);
    EXPECT_GT(fitted.deviation[5], 0);
    EXPECT_EQ(fitted.deviation.head(5).norm(), 0);
}

TEST(PlatformModel, IsLessSureOfANewPlatform) {
    PlatformData data = families(60);
    PlatformOptions options;
    options.methods = {PlatformMethod::Mean, PlatformMethod::Ridge};
    const Vector known = trainPlatforms(data, options, {}).model.halfWidth;
    for (Index i = 5; i < data.items(); ++i) data.times(i, 5) = std::nan("");
    const PlatformModel model = trainPlatforms(data, options, {}).model;
    EXPECT_TRUE(model.predict(data.features).value.allFinite());
    EXPECT_GT(model.halfWidth[5], 0.2 * known[5]);
}

TEST(PlatformAdvice, RunsOnSomePlatformsTellOfTheOthers) {
    const PlatformData data = families(60);
    PlatformOptions options;
    options.methods = {PlatformMethod::Mean, PlatformMethod::Ridge};
    const PlatformModel model = trainPlatforms(data, options, {}).model;
    const VectorPrediction blind = model.predict(data.features);
    Matrix some = Matrix::Constant(data.items(), 6, std::nan(""));
    some.leftCols(2) = 1000 * data.times.leftCols(2);
    const VectorPrediction told = withMeasured(model, blind, some);
    const Matrix truth = measuredVectors(data, kFastest);
    const auto errorOf = [&](const VectorPrediction& one) {
        return (one.value.array().log() - truth.array().log()).abs().mean();
    };
    EXPECT_LT(errorOf(told), 0.3 * errorOf(blind));
    EXPECT_TRUE((told.value.rowwise().minCoeff().array() == 1).all());
    EXPECT_LT((told.upper.array() / told.lower.array()).log().mean(),
              0.7 * (blind.upper.array() / blind.lower.array()).log().mean());
    EXPECT_EQ(withMeasured(model, blind, Matrix::Constant(data.items(), 6, std::nan(""))).value,
              blind.value);
    PlatformModel older = model;
    older.covariance.resize(0, 0);
    EXPECT_THROW(withMeasured(older, blind, some), Error);
}

TEST(PlatformAdvice, SaysWhichMeasuredTimesItCannotUse) {
    struct Notes : Log {
        void write(const Message& message) override { notes.push_back(message.text()); }
        std::vector<std::string> notes;
    } log;
    PlatformOptions options;
    options.methods = {PlatformMethod::Mean, PlatformMethod::Ridge};
    const PlatformModel model = trainPlatforms(families(20), options, {}).model;
    RunContext context;
    context.log = &log;
    const Table table =
        parseCsv(model.platforms[0] + "," + model.platforms[1] + "\n2,-5\n0,3\n,4\n", "times");
    const Matrix times = measuredTimes(table, model, context);
    EXPECT_EQ(times(0, 0), 2);
    EXPECT_EQ(times(1, 1), 3);
    EXPECT_EQ(times.array().isFinite().count(), 3);
    ASSERT_EQ(log.notes.size(), 1u);
    EXPECT_EQ(log.notes[0], "2 measured times are not above 0 and count as missing.");
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

TEST(Evaluation, RunsOnSomePlatformsHelpWithTheOthers) {
    EvaluationOptions options;
    options.training.methods = {PlatformMethod::Mean, PlatformMethod::Ridge};
    options.known = {0, 3};
    const PlatformEvaluation result = evaluateApplications(families(60), options, {});
    ASSERT_EQ(result.known.size(), 2u);
    EXPECT_GT(result.known[1].pairs.value, result.known[0].pairs.value + 0.05);
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
