// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/feature_list_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <memory>

namespace footbridge {
namespace {

using Kind = FeatureListModel::Kind;

Matching sampleMatching() {
    Matching matching;
    matching.matched = {{"n", "N", MatchKind::SameName, 1}};
    matching.suggestions.push_back({"threads", "cores", 0.91, 0.5, 0.9, 0.9, {}});
    matching.onlySource = {"threads", "branches"};
    matching.onlyTarget = {"cores", "ways"};
    return matching;
}

TEST(FeatureListModel, ShowsSuggestionsBeforeMatches) {
    FeatureListModel model(Kind::Matched);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setMatching(sampleMatching());

    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_TRUE(model.line(0).suggested);
    EXPECT_EQ(model.index(0).data().toString(), QStringLiteral("threads ↔ cores"));
    EXPECT_EQ(model.line(0).caption, QStringLiteral("suggested, 91\u202F%"));
    EXPECT_EQ(model.line(1).caption, QStringLiteral("same name"));
    EXPECT_EQ(model.total(), 1);
}

TEST(FeatureListModel, ListsWhatOnlySomeSourcesHaveAndLetsNobodyMatchIt) {
    FeatureListModel model(Kind::OnlySource);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setMatching(sampleMatching(), {{QStringLiteral("extra"), QStringLiteral("A, B")}});
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.total(), 3);
    EXPECT_EQ(model.line(2).caption, QStringLiteral("only in A, B"));
    EXPECT_TRUE(model.flags(model.index(0)) & Qt::ItemIsDragEnabled);
    EXPECT_FALSE(model.flags(model.index(2)) & Qt::ItemIsDragEnabled);
    EXPECT_FALSE(model.mimeData({model.index(2)}));
}

TEST(FeatureListModel, ListsOnceWhatSomeSourcesAndTheTargetHave) {
    FeatureListModel source(Kind::OnlySource), target(Kind::OnlyTarget);
    const std::vector<FeatureListModel::Elsewhere> partial{
        {QStringLiteral("Ways"), QStringLiteral("A, B")},
        {QStringLiteral("extra"), QStringLiteral("B")}};
    for (FeatureListModel* model : {&source, &target})
        model->setMatching(sampleMatching(), partial);
    EXPECT_EQ(source.total(), 3);
    EXPECT_EQ(source.rowOf(QStringLiteral("Ways"), {}), -1);
    EXPECT_GE(source.rowOf(QStringLiteral("extra"), {}), 0);
    ASSERT_EQ(target.total(), 2);
    EXPECT_EQ(target.line(1).caption, QStringLiteral("also in A, B"));
    // It may still be called otherwise in every source.
    EXPECT_TRUE(target.flags(target.index(1)) & Qt::ItemIsDragEnabled);
}

TEST(FeatureListModel, MarksPairsWhoseUnitsAreInDoubt) {
    FeatureListModel model(Kind::Matched);
    model.setMatching(sampleMatching());
    model.setDoubtful({{"n", "N"}});
    EXPECT_TRUE(model.index(1).data(FeatureListModel::DoubtfulRole).toBool());
    EXPECT_FALSE(model.index(0).data(FeatureListModel::DoubtfulRole).toBool());
    EXPECT_TRUE(model.index(1)
                    .data(FeatureListModel::CaptionRole)
                    .toString()
                    .contains(QStringLiteral("unit?")));
}

TEST(FeatureListModel, SearchHidesWhatDoesNotFit) {
    FeatureListModel model(Kind::OnlySource);
    model.setMatching(sampleMatching());
    model.setSearch(QStringLiteral("BRAN"));
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.line(0).source, QStringLiteral("branches"));
    EXPECT_EQ(model.total(), 2);
}

TEST(FeatureListModel, AFeatureDroppedOnAnotherAsksForAMatch) {
    FeatureListModel source(Kind::OnlySource), target(Kind::OnlyTarget);
    source.setMatching(sampleMatching());
    target.setMatching(sampleMatching());
    QSignalSpy wanted(&target, &FeatureListModel::matchWanted);
    const std::unique_ptr<QMimeData> dragged(source.mimeData({source.index(1)}));

    EXPECT_TRUE(target.dropMimeData(dragged.get(), Qt::LinkAction, -1, -1, target.index(1)));

    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted.at(0).at(0).toString(), QStringLiteral("branches"));
    EXPECT_EQ(wanted.at(0).at(1).toString(), QStringLiteral("ways"));
}

TEST(FeatureListModel, AFeatureIsNotMatchedWithOneOfItsOwnSide) {
    FeatureListModel source(Kind::OnlySource);
    source.setMatching(sampleMatching());
    const std::unique_ptr<QMimeData> dragged(source.mimeData({source.index(1)}));
    EXPECT_FALSE(source.canDropMimeData(dragged.get(), Qt::LinkAction, -1, -1, source.index(0)));
}

}  // namespace
}  // namespace footbridge
