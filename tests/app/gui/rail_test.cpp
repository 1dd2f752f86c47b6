// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/rail.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/rail_model.h"
#include "tests/widgets/sample_data.h"
#include "widgets/pages/page_registry.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

PageEntry entry(PageGroup group, const char* key) {
    PageEntry page;
    page.group = group;
    page.key = page.title = QLatin1String(key);
    page.status = [](const Workspace&) { return PageStatus{StageState::Ready, {}}; };
    return page;
}

/// Two pages of the model, one that uses it and two studies.
std::vector<PageEntry> groupedPages() {
    return {entry(PageGroup::Model, "data"), entry(PageGroup::Model, "adapt"),
            entry(PageGroup::Use, "costs"), entry(PageGroup::Study, "campaigns"),
            entry(PageGroup::Study, "time")};
}

QStringList texts(const RailModel& model) {
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row) list << model.index(row).data().toString();
    return list;
}

class RailTest : public ::testing::Test {
  protected:
    void SetUp() override {
        rail.resize(200, 500);
        rail.show();
    }
    void click(int row) {
        const QRect place = rail.visualRect(model.index(row));
        QTest::mouseClick(rail.viewport(), Qt::LeftButton, {}, place.center());
    }

    Workspace workspace;
    RailModel model{groupedPages(), workspace};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    Rail rail{&model};
    QSignalSpy chosen{&rail, &Rail::pageChosen};
};

TEST_F(RailTest, SetsGroupsApartByAHeadingAndFoldsThem) {
    EXPECT_EQ(texts(model), QStringList({QStringLiteral("data"), QStringLiteral("adapt"),
                                         QStringLiteral("Use"), QStringLiteral("Study")}));
    EXPECT_EQ(model.pageAt(2), -1);
    EXPECT_TRUE(model.index(2).data(RailModel::FoldedRole).toBool());
    EXPECT_EQ(model.rowOf(2), -1);
    EXPECT_EQ(model.rowOf(1), 1);
}

TEST_F(RailTest, OpensOnTheFirstPageAndChoosesPagesByClick) {
    EXPECT_EQ(rail.currentIndex().row(), 0);
    click(1);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen.at(0).at(0).toInt(), 1);
}

TEST_F(RailTest, AHeadingBringsItsPagesAndFoldsThemAgain) {
    click(2);
    EXPECT_EQ(model.rowCount(), 5);
    EXPECT_EQ(model.rowOf(2), 3);
    EXPECT_FALSE(model.index(2).data(RailModel::FoldedRole).toBool());
    EXPECT_TRUE(chosen.isEmpty()) << "a heading is no page";

    QTest::keyClick(&rail, Qt::Key_Return);
    EXPECT_EQ(model.rowCount(), 4);
}

TEST_F(RailTest, OpensOneGroupAtATime) {
    click(2);
    click(4);
    EXPECT_EQ(texts(model), QStringList({QStringLiteral("data"), QStringLiteral("adapt"),
                                         QStringLiteral("Use"), QStringLiteral("Study"),
                                         QStringLiteral("campaigns"), QStringLiteral("time")}));
    EXPECT_EQ(rail.currentIndex().row(), 3) << "the heading that was clicked, where it stands now";

    rail.showPage(2);
    EXPECT_EQ(texts(model).mid(2), QStringList({QStringLiteral("Use"), QStringLiteral("costs"),
                                                QStringLiteral("Study")}));
    EXPECT_EQ(rail.currentIndex().row(), 3);
    ASSERT_EQ(chosen.size(), 1) << "no page is shown in passing";
    EXPECT_EQ(chosen.at(0).at(0).toInt(), 2);

    rail.showPage(0);
    EXPECT_EQ(model.rowOf(2), 3) << "what was opened stays";
}

TEST_F(RailTest, FoldingTheGroupOfTheShownPageLeavesThePageShown) {
    rail.showPage(2);
    chosen.clear();
    click(2);
    EXPECT_EQ(model.rowOf(2), -1);
    EXPECT_TRUE(chosen.isEmpty());

    rail.showPage(2);
    EXPECT_EQ(rail.currentIndex().row(), 3) << "unfolded, since the page is wanted";
    EXPECT_EQ(chosen.size(), 1);
}

TEST_F(RailTest, TellsItsViewsWhenTheWorkspaceChanges) {
    QSignalSpy changed(&model, &RailModel::dataChanged);
    workspace.document().addSource(sampleSource());
    EXPECT_GE(changed.size(), 1);
}

TEST(RailOfTheWindow, HasNoHeadingWhileThereAreOnlyPagesOfTheModel) {
    Workspace workspace;
    auto pages = allPages();
    std::erase_if(pages, [](const PageEntry& page) { return page.group != PageGroup::Model; });
    const RailModel model(pages, workspace);
    EXPECT_EQ(model.rowCount(), static_cast<int>(pages.size()));
}

}  // namespace
}  // namespace footbridge
