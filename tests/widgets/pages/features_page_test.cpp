// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/features_page.h"

#include <gtest/gtest.h>

#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "tests/widgets/sample_data.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/example.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class FeaturesPageTest : public ::testing::Test {
  protected:
    FeaturesPageTest() {
        document.addSource(sampleSource());
        document.setTarget(sampleTarget());
        page.resize(1000, 700);
        page.show();
        page.activateWindow();
        QCoreApplication::processEvents();
    }
    QListView* list(const char* name) { return page.findChild<QListView*>(QLatin1String(name)); }
    QPushButton* button(const char* name) {
        return page.findChild<QPushButton*>(QLatin1String(name));
    }
    void click(QListView* view, int row) {
        const QRect place = view->visualRect(view->model()->index(row, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place.center());
    }
    /// Leaves no suggestion, so that only matches made by hand change the lists.
    void rejectSuggestions() {
        MatchingEdits edits = document.input().edits;
        for (const Suggestion& suggestion : document.matching().suggestions) {
            edits.rejected.push_back({suggestion.source, suggestion.target});
        }
        document.setEdits(edits, QStringLiteral("Reject"));
    }

    Workspace workspace;
    Document& document = workspace.document();
    FeaturesPage page{workspace};
};

TEST_F(FeaturesPageTest, ShowsWhatDoesNotMatch) {
    EXPECT_EQ(list("onlySource")->model()->index(0, 0).data().toString(),
              QStringLiteral("threads"));
    EXPECT_EQ(list("onlyTarget")->model()->index(0, 0).data().toString(), QStringLiteral("cores"));
}

TEST_F(FeaturesPageTest, MatchesTheTwoSelectedFeatures) {
    rejectSuggestions();
    EXPECT_FALSE(button("match")->isEnabled());
    click(list("onlySource"), 0);
    click(list("onlyTarget"), 0);
    ASSERT_TRUE(button("match")->isEnabled());

    QTest::mouseClick(button("match"), Qt::LeftButton);

    EXPECT_TRUE(document.matching().onlySource.empty());
    EXPECT_EQ(document.input().edits.byHand.size(), 1U);
}

TEST_F(FeaturesPageTest, MatchesByTheKeyboardAlone) {
    rejectSuggestions();
    for (const char* name : {"onlySource", "onlyTarget"}) {
        list(name)->setFocus();
        QTest::keyClick(list(name), Qt::Key_Space);
    }

    QTest::keyClick(list("onlyTarget"), Qt::Key_Return);

    EXPECT_EQ(document.input().edits.byHand.size(), 1U);
}

TEST_F(FeaturesPageTest, UnmatchesWithTheDeleteKeyAndUndoes) {
    rejectSuggestions();
    const std::size_t before = document.matching().matched.size();
    list("matched")->setFocus();
    click(list("matched"), 0);

    QTest::keyClick(list("matched"), Qt::Key_Delete);
    EXPECT_EQ(document.matching().matched.size(), before - 1);

    document.undoStack()->undo();
    EXPECT_EQ(document.matching().matched.size(), before);
}

TEST_F(FeaturesPageTest, AcceptsTheSuggestionThatIsSelected) {
    const ExampleData example = exampleData();
    document.clear();
    document.addSource(example.source);
    document.setTarget(example.target);
    ASSERT_FALSE(document.matching().suggestions.empty());
    const std::size_t before = document.matching().matched.size();
    click(list("matched"), 0);
    ASSERT_TRUE(button("accept")->isEnabled());

    QTest::mouseClick(button("accept"), Qt::LeftButton);

    EXPECT_EQ(document.matching().matched.size(), before + 1);
    EXPECT_EQ(document.input().edits.accepted.size(), 1U);
}

TEST_F(FeaturesPageTest, AllSuggestionsAreTakenOrGivenUpAtOnceAndUndone) {
    const ExampleData example = exampleData();
    document.clear();
    document.addSource(example.source);
    document.setTarget(example.target);
    const std::size_t suggested = document.matching().suggestions.size();
    ASSERT_GT(suggested, 1U);
    QMenu* menu = button("moreMatching")->menu();

    menu->actions().at(0)->trigger();
    EXPECT_EQ(document.input().edits.accepted.size(), suggested);
    EXPECT_FALSE(menu->actions().at(0)->isEnabled()) << "nothing is left to accept";

    document.undoStack()->undo();
    menu->actions().at(1)->trigger();
    EXPECT_EQ(document.input().edits.rejected.size(), suggested);
    for (const Suggestion& suggestion : document.matching().suggestions)
        for (const auto& pair : document.input().edits.rejected)
            EXPECT_FALSE(suggestion.source == pair.source && suggestion.target == pair.target);
    EXPECT_TRUE(document.input().edits.accepted.empty());
}

}  // namespace
}  // namespace footbridge
