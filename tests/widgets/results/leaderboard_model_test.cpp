// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/leaderboard_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <cmath>

#include "core/run/message.h"

namespace footbridge {
namespace {

constexpr MessageId kTooFew{"too-few", "Too few shots."};

StrategyResult result(Strategy strategy, double error) {
    StrategyResult made;
    made.strategy = strategy;
    made.available = true;
    made.outOfFoldNmse = error;
    made.outOfFoldMape = 100 * error;
    made.model.interval = IntervalWidth{0.9, std::log(1.25)};
    return made;
}

std::shared_ptr<const Adaptation> threeStrategies() {
    auto adaptation = std::make_shared<Adaptation>();
    adaptation->results = {result(Strategy::Auto, 0.03), result(Strategy::OutputMap, 0.1),
                           result(Strategy::ZeroShot, 2)};
    adaptation->results[1].test = TestErrors{40, 0.0625, 9.4, 0.9, 0.85};
    StrategyResult missing;
    missing.strategy = Strategy::TargetForest;
    missing.reason = Message(kTooFew);
    adaptation->results.insert(adaptation->results.begin(), missing);
    adaptation->best = 1;
    return adaptation;
}

class LeaderboardModelTest : public ::testing::Test {
  protected:
    void SetUp() override { model.setAdaptation(threeStrategies()); }
    std::string text(int row, int column) const {
        return model.index(row, column)
            .data()
            .toString()
            .replace(QChar(0x202F), QLatin1Char(' '))
            .toStdString();
    }
    LeaderboardModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(LeaderboardModelTest, ListsStrategiesWithTheirErrors) {
    ASSERT_EQ(model.rowCount(), 4);
    EXPECT_EQ(text(1, LeaderboardModel::Name), "Output map");
    EXPECT_EQ(text(1, LeaderboardModel::OutOfFold), "0.100");
    EXPECT_EQ(text(1, LeaderboardModel::Mape), "9.40 %");
    EXPECT_EQ(text(1, LeaderboardModel::Unseen), "0.0625");
    EXPECT_EQ(text(1, LeaderboardModel::Interval), "×/÷ 1.25");
}

TEST_F(LeaderboardModelTest, SaysOfWhichRunsThePercentageIs) {
    const auto told = [&] {
        return model.headerData(LeaderboardModel::Mape, Qt::Horizontal, Qt::ToolTipRole).toString();
    };
    EXPECT_TRUE(told().endsWith(QStringLiteral("over the measured runs that are not shots")))
        << told().toStdString();
    auto adaptation = std::make_shared<Adaptation>(*threeStrategies());
    adaptation->results[2].test.reset();
    model.setAdaptation(adaptation);
    EXPECT_TRUE(told().contains(QStringLiteral("over the shots"))) << told().toStdString();
}

TEST_F(LeaderboardModelTest, LeavesOutWhatWasNotMeasured) {
    EXPECT_EQ(text(2, LeaderboardModel::Unseen), "–");
}

TEST_F(LeaderboardModelTest, TellsWhatTheMixtureIsMadeOf) {
    auto adaptation = std::make_shared<Adaptation>(*threeStrategies());
    StrategyResult& mixture = adaptation->results[1];
    ASSERT_EQ(mixture.strategy, Strategy::Auto);
    mixture.shares = {{PriorFamily::SourceShift, 0.5},
                      {PriorFamily::LatentFeatures, 0.25},
                      {PriorFamily::InputAlignment, 0.15},
                      {PriorFamily::TargetResidual, 0.07},
                      {PriorFamily::Noise, 0.03}};
    model.setAdaptation(adaptation);
    const QString told = model.index(0, LeaderboardModel::Name).data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(told.contains(QStringLiteral("shift of the source 50"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("noise 3"))) << told.toStdString();
}

TEST_F(LeaderboardModelTest, PutsWhatCouldNotRunLastWithItsReason) {
    const QModelIndex last = model.index(3, LeaderboardModel::Name);
    EXPECT_EQ(last.data().toString(), QStringLiteral("Target-only forest"));
    EXPECT_EQ(last.data(Qt::ToolTipRole).toString(), QStringLiteral("Too few shots."));
    EXPECT_FALSE(last.flags() & Qt::ItemIsSelectable);
    EXPECT_EQ(text(3, LeaderboardModel::OutOfFold), "–");
}

TEST_F(LeaderboardModelTest, SortsAndKeepsIndexesAndUnavailableLast) {
    const QPersistentModelIndex zeroShot = model.index(2, 0);
    model.sort(LeaderboardModel::OutOfFold, Qt::DescendingOrder);
    EXPECT_EQ(text(0, 0), "Zero-shot");
    EXPECT_EQ(text(3, 0), "Target-only forest");
    EXPECT_EQ(zeroShot.row(), 0);
    EXPECT_EQ(model.position(0), 3U);
    EXPECT_EQ(model.rowOf(3), 0);
}

TEST_F(LeaderboardModelTest, AlignsNumbersToTheRight) {
    const auto alignment = model.index(0, LeaderboardModel::Mape).data(Qt::TextAlignmentRole);
    EXPECT_TRUE(alignment.toInt() & Qt::AlignRight);
}

TEST_F(LeaderboardModelTest, CopiesFullPrecision) {
    EXPECT_EQ(model.index(1, LeaderboardModel::OutOfFold).data(Qt::EditRole).toString(),
              QStringLiteral("0.1"));
}

TEST_F(LeaderboardModelTest, IsEmptyWithoutAnAdaptation) {
    model.setAdaptation({});
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.rowOf(0), -1);
}

TEST(IntervalText, IsAFactorForALogResponseAndADistanceOtherwise) {
    AdaptedModel model;
    EXPECT_EQ(intervalText(model).toStdString(), "–");
    model.interval = IntervalWidth{0.9, std::log(2.0)};
    EXPECT_EQ(intervalText(model).toStdString(), "×/÷ 2.00");
    model.transform = {ResponseTransform::Kind::Asinh, 10};
    EXPECT_EQ(intervalText(model).toStdString(), "± 7.50");
}

}  // namespace
}  // namespace footbridge
