// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/mixture_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <thread>

#include "core/graph/interpreter.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/transfer/target_reader.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// The first rows of a scene's target as shots, and its mixture.
struct Fit {
    TargetReading reading;
    std::vector<int> folds;
    MixtureModel mixture;

    Fit(const Scene& scene, const Rows& shots, double gate = 1, double responseGate = 0)
        : reading(readTarget(*scene.model, scene.target, {shots, false}, scene.matching, {})),
          folds(assignFolds(reading.v.size(), {}, 1)) {
        const auto sourceGate = [&](const TargetFeatures&, const Vector&) {
            return SourceGate{responseGate, 0};
        };
        mixture.fit(
            {reading.view, reading.shots, reading.reference, reading.v, folds, gate, sourceGate},
            {});
    }
    Fit(const Scene& scene, Index shots, double gate = 1, double responseGate = 0)
        : Fit(scene, firstRows(shots, scene.target.table->rows()).shots, gate, responseGate) {}

    Vector emitted(const Matrix& raw) const {
        FeatureGraph features(reading.view);
        const graph::Value value = mixture.emit(features).value;
        return graph::run(features.builder().finish(value), raw);
    }
    Vector spread(const Matrix& raw) const {
        FeatureGraph features(reading.view);
        const graph::Value value = mixture.emit(features).spread;
        return graph::run(features.builder().finish(value), raw);
    }
    double testError(const Scene& scene) const {
        const Matrix raw = rawOf(scene.target, reading.view.schema);
        const Vector truth = reading.view.transform.forward(scene.target.response());
        return normalisedError(emitted(raw), truth, variance(truth));
    }
};

const Scene& bent() {
    static const Scene scene(bentTarget());
    return scene;
}
const Scene& renamed() {
    static const Scene scene(renamedTarget());
    return scene;
}

/// The source's own platform again.
const Scene& same() {
    static const Scene scene(platform("old cluster again", drawRuns(120, 2), sourceTime));
    return scene;
}

const Scene& noisy() {
    static const Scene scene(platform("noisy", drawRuns(120, 2), [](const Execution& run) {
        return affineTime(run) * std::exp(std::sin(1e4 * run.size));
    }));
    return scene;
}

double weightOf(const MixtureModel& mixture, const std::string& name) {
    for (const MemberWeight& member : mixture.members())
        if (member.name == name) return member.weight;
    return -1;
}

double shareOf(const MixtureModel& mixture, PriorFamily family) {
    return mixture.shares()[static_cast<std::size_t>(family)].share;
}

TEST(MixtureModel, TheGraphGivesWhatTheKernelsSay) {
    for (const Scene* scene : {&bent(), &renamed()})
        for (const Index shots : {5, 20, 60}) {
            const Fit fit(*scene, shots);
            const Matrix raw = rawOf(scene->target, fit.reading.view.schema);
            const Vector direct = fit.mixture.predict(featuresOf(fit.reading.view, raw));
            EXPECT_LT((fit.emitted(raw) - direct).cwiseAbs().maxCoeff(), 1e-6) << shots;
        }
}

TEST(MixtureModel, IsLessSureWhereItHasSeenNothing) {
    const Dataset target = bentTarget();
    const Vector size = Eigen::Map<const Vector>(target.table->column("size").numbers.data(), 120);
    std::vector<Index> order(120);
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(), [&](Index a, Index b) { return size[a] < size[b]; });
    const Fit fit(bent(), Rows(order.begin(), order.begin() + 20));
    const Vector spread = fit.spread(rawOf(target, fit.reading.view.schema));
    EXPECT_GT(spread.minCoeff(), 0);
    EXPECT_GT(Vector(spread(Rows(order.end() - 40, order.end()))).mean(),
              1.5 * Vector(spread(Rows(order.begin(), order.begin() + 20))).mean());
    EXPECT_GE(fit.mixture.typicalSpread(), spread.minCoeff());
    EXPECT_LE(fit.mixture.typicalSpread(), spread.maxCoeff());
    EXPECT_EQ(fit.mixture.outOfFoldSpread().size(), 20);
    EXPECT_GT(fit.mixture.outOfFoldSpread().minCoeff(), 0);
}

TEST(ProcessSum, IsWhatTheProcessesSaySeparately) {
    for (const Scene* scene : {&bent(), &renamed()}) {
        const Fit fit(*scene, 20);
        const TargetReading& reading = fit.reading;
        const Representations representations(reading.view, reading.reference, reading.shots);
        const RowBases shots = representations.of(reading.shots);
        const Members members =
            fitMembers(reading.view, reading.shots, reading.reference,
                       kernelsBetween(representations, shots, shots), reading.v, {});
        const TargetFeatures rows =
            featuresOf(reading.view, rawOf(scene->target, reading.view.schema));
        const Matrix each = membersPredict(
            members, kernelsBetween(representations, representations.of(rows), shots), rows);
        const ProcessSum sum(members.processes, members.evidence, representations, reading.shots,
                             reading.reference);
        const Vector mixed = each.col(members.mixtureColumn());
        EXPECT_LT((sum.predict(representations, rows) - mixed).cwiseAbs().maxCoeff(), 5e-3);
    }
}

TEST(MixtureModel, LearnsFromMoreShots) {
    const double few = Fit(bent(), 5).testError(bent());
    const double many = Fit(bent(), 60).testError(bent());
    EXPECT_LT(few, 0.3);
    EXPECT_LT(many, 0.02);
    EXPECT_LT(many, few);
}

TEST(MixtureModel, CarriesAnAffineShiftOverWithFewShots) {
    const Scene scene(affineTarget());
    EXPECT_LT(Fit(scene, 8).testError(scene), 0.05);
}

TEST(MixtureModel, LearnsWithoutAnythingShared) {
    const Fit fit(renamed(), 40);
    EXPECT_LT(fit.testError(renamed()), 0.3);
    EXPECT_EQ(weightOf(fit.mixture, "offset"), -1);
    EXPECT_EQ(shareOf(fit.mixture, PriorFamily::LatentFeatures), 0);
}

TEST(MixtureModel, WeightsAndSharesAddUpToOne) {
    for (const Scene* scene : {&bent(), &renamed()})
        for (const double gate : {1.0, 0.4}) {
            const Fit fit(*scene, 12, gate);
            double weights = 0, shares = 0;
            for (const MemberWeight& member : fit.mixture.members()) weights += member.weight;
            for (const PriorShare& share : fit.mixture.shares()) shares += share.share;
            EXPECT_NEAR(weights, 1, 1e-9);
            EXPECT_NEAR(shares, 1, 1e-9);
        }
}

TEST(MixtureModel, ANoisyTargetIsPutDownToNoise) {
    const auto steadily = [](const Execution& run) { return affineTime(run); };
    const Scene steady(platform("steady", drawRuns(120, 2), steadily));
    EXPECT_GT(shareOf(Fit(noisy(), 60).mixture, PriorFamily::Noise),
              10 * shareOf(Fit(steady, 60).mixture, PriorFamily::Noise));
}

TEST(MixtureModel, AClosedGateUsesTheSourceAsItIs) {
    const Fit fit(same(), 6, 0);
    const Matrix raw = rawOf(same().target, fit.reading.view.schema);
    const TargetFeatures rows = featuresOf(fit.reading.view, raw);
    const SourceAsItIs source(fit.reading.view, 0, fit.reading.shots, fit.reading.v);
    EXPECT_LT((fit.emitted(raw) - source.predict(rows)).cwiseAbs().maxCoeff(), 1e-9);
    EXPECT_LT((fit.mixture.predict(rows) - source.predict(rows)).cwiseAbs().maxCoeff(), 1e-9);
    EXPECT_EQ(weightOf(fit.mixture, "source as it is"), 1);
    EXPECT_EQ(fit.spread(raw).minCoeff(), fit.spread(raw).maxCoeff());
}

TEST(MixtureModel, ShotsOpenTheGateThatShowTheSourceToBeWrong) {
    const Fit closed(bent(), 40, 0), open(bent(), 40, 1);
    EXPECT_EQ(weightOf(closed.mixture, "source as it is"), -1);
    EXPECT_EQ(closed.testError(bent()), open.testError(bent()));
}

TEST(MixtureModel, RareResponsesOpenTheGateOnlyWhereTheMixturePredictsThemBetter) {
    const Fit right(same(), 6, 0, 1), wrong(bent(), 5, 0, 1);
    EXPECT_EQ(weightOf(right.mixture, "source as it is"), 1);
    EXPECT_EQ(weightOf(wrong.mixture, "source as it is"), -1);
}

TEST(SourceAsItIs, LeansOnTheLearnerThatIsBestAtHome) {
    const Fit fit(bent(), 20, 0);
    SourceModel model = *bent().model;
    TargetView view = fit.reading.view;
    view.source = &model;
    model.parts[0].stack.slope = 1;
    model.parts[0].stack.errors = Vector::Constant(model.parts[0].stack.errors.size(), 0.1);
    model.parts[0].stack.errors[1] = 0.01;
    const TargetFeatures& shots = fit.reading.shots;
    const SourceAsItIs source(view, 0, shots, shots.networks.col(0));
    const Vector predicted = source.predict(shots);
    EXPECT_LT((predicted - shots.networks.col(0)).norm(),
              0.05 * (predicted - shots.trees.col(0)).norm());
}

TEST(MixtureModel, AHalfOpenGateLiesHalfWay) {
    const Fit closed(same(), 6, 0), half(same(), 6, 0.5), open(same(), 6, 1);
    const Matrix raw = rawOf(same().target, open.reading.view.schema);
    const Vector middle = 0.5 * (closed.emitted(raw) + open.emitted(raw));
    EXPECT_LT((half.emitted(raw) - middle).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(MixtureModel, ItsOutOfFoldErrorIsHonest) {
    const Fit fit(noisy(), 60);
    const double own =
        normalisedError(fit.mixture.outOfFold(), fit.reading.v, variance(fit.reading.v));
    const double real = fit.testError(noisy());
    EXPECT_GT(own, 0.5 * real);
    EXPECT_LT(own, 2 * real);
}

TEST(MixtureModel, SurvivesThreeShotsAndRepeatedRows) {
    for (const Scene* scene : {&bent(), &renamed()}) {
        EXPECT_TRUE(std::isfinite(Fit(*scene, 3).testError(*scene)));
        EXPECT_TRUE(std::isfinite(Fit(*scene, Rows(6, 4)).testError(*scene)));
        Rows doubled(40);
        for (std::size_t i = 0; i < doubled.size(); ++i) doubled[i] = static_cast<Index>(i / 2);
        EXPECT_LT(Fit(*scene, doubled).testError(*scene), 1);
    }
}

TEST(MixtureModel, SurvivesAConstantResponse) {
    const Scene scene(platform("flat", drawRuns(60, 2), [](const Execution&) { return 7.0; }));
    const Fit fit(scene, 10);
    const Matrix raw = rawOf(scene.target, fit.reading.view.schema);
    EXPECT_LT((fit.emitted(raw).array() - std::log(7.0)).abs().maxCoeff(), 0.2);
}

TEST(MixtureModel, SurvivesMoreColumnsThanShots) {
    Random random(9);
    Table table = *bentTarget().table;
    for (int extra = 0; extra < 100; ++extra) {
        Column column{"extra" + std::to_string(extra), ColumnType::Number, {}, {}, {}};
        for (Index row = 0; row < 120; ++row) column.numbers.push_back(random.normal());
        table.columns.push_back(column);
    }
    Roles roles;
    roles.response = "time";
    const Scene scene(makeDataset(std::make_shared<const Table>(std::move(table)), roles, "wide"));
    EXPECT_LT(Fit(scene, 20).testError(scene), 0.5);
}

TEST(MixtureModel, SameShotsGiveTheSameBits) {
    const Fit first(bent(), 15), second(bent(), 15);
    const Matrix raw = rawOf(bent().target, first.reading.view.schema);
    EXPECT_EQ(first.emitted(raw), second.emitted(raw));
    EXPECT_EQ(first.mixture.outOfFold(), second.mixture.outOfFold());
}

TEST(MixtureModel, CancelEndsAFit) {
    const Fit fit(bent(), 100);
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(40));
        stop.request_stop();
    });
    MixtureModel mixture;
    const TargetReading& reading = fit.reading;
    EXPECT_THROW(
        for (;;) mixture.fit({reading.view, reading.shots, reading.reference, reading.v, fit.folds},
                             context),
        Cancelled);
}

}  // namespace
}  // namespace footbridge
