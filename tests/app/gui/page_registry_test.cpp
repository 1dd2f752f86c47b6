// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/page_registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QWidget>
#include <algorithm>

#include "tests/widgets/sample_data.h"
#include "widgets/pages/page.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;

TEST(PageRegistry, ListsThePagesOfTheModelInTheOrderOfTheWork) {
    std::vector<std::string> keys;
    for (const PageEntry& page : allPages())
        if (page.group == PageGroup::Model) keys.push_back(page.key.toStdString());
    EXPECT_THAT(keys, ElementsAre("data", "features", "divergence", "adapt", "results", "export"));
}

TEST(PageRegistry, EveryPageSaysAllThatTheWindowAsks) {
    QWidget window;
    Workspace workspace;
    std::vector<std::string> keys;
    for (const PageEntry& page : allPages()) {
        EXPECT_FALSE(page.title.isEmpty());
        EXPECT_TRUE(page.help.contains(QStringLiteral("<b>%1</b>").arg(page.title)))
            << qPrintable(page.key);
        EXPECT_EQ(page.make(workspace, &window)->accessibleName(), page.title);
        keys.push_back(page.key.toStdString());
    }
    std::ranges::sort(keys);
    EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end()) << "two pages of one key";
}

TEST(PageRegistry, StatusFollowsTheWorkspace) {
    Workspace workspace;
    const auto pages = allPages();
    EXPECT_EQ(pages[0].status(workspace).summary, QStringLiteral("open files"));
    EXPECT_EQ(pages[1].status(workspace).state, StageState::Empty);

    workspace.document().addSource(sampleSource());
    workspace.document().setTarget(sampleTarget());

    EXPECT_EQ(pages[0].status(workspace).state, StageState::Done);
    EXPECT_TRUE(pages[1].status(workspace).summary.startsWith(u'2')) << "threads and cores";
}

TEST(PageStatus, SaysThatItRunsOrIsOutOfDate) {
    const QString words = QStringLiteral("20 shots");
    EXPECT_EQ(pageStatus(StageState::Done, words).summary, words);
    EXPECT_EQ(pageStatus(StageState::Running, words).summary, QStringLiteral("running"));
    EXPECT_EQ(pageStatus(StageState::Stale, words).summary,
              QStringLiteral("20 shots, out of date"));
    EXPECT_EQ(pageStatus(StageState::Stale, {}).summary, QString());
}

}  // namespace
}  // namespace footbridge
