// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/features_page.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QFileDialog>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/table/csv_reader.h"
#include "tests/widgets/sample_data.h"
#include "tests/widgets/silent_pipe.h"
#include "widgets/models/feature_list_model.h"
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

TEST_F(FeaturesPageTest, TheNextSuggestionIsSelectedAfterADecision) {
    const ExampleData example = exampleData();
    document.clear();
    document.addSource(example.source);
    document.setTarget(example.target);
    ASSERT_GT(document.matching().suggestions.size(), 2U);
    const Suggestion second = document.matching().suggestions[1];
    QListView* matched = list("matched");
    matched->setFocus();
    click(matched, 0);

    QTest::keyClick(matched, Qt::Key_Return);

    EXPECT_TRUE(matched->currentIndex().data(FeatureListModel::SuggestedRole).toBool());
    EXPECT_TRUE(
        matched->currentIndex().data().toString().contains(QString::fromStdString(second.source)));
    EXPECT_TRUE(button("accept")->isEnabled());
}

TEST_F(FeaturesPageTest, TheThresholdOfAcceptingAllIsAChoice) {
    const ExampleData example = exampleData();
    document.clear();
    document.addSource(example.source);
    document.setTarget(example.target);
    auto* threshold = page.findChild<QSpinBox*>(QStringLiteral("acceptThreshold"));
    const auto above = [&](double confidence) {
        std::size_t count = 0;
        for (const Suggestion& suggestion : document.matching().suggestions)
            count += suggestion.confidence >= confidence;
        return count;
    };
    threshold->setValue(60);
    const std::size_t wanted = above(0.6);
    ASSERT_NE(wanted, above(0.8));

    QTest::mouseClick(button("acceptAll"), Qt::LeftButton);

    EXPECT_EQ(document.input().edits.accepted.size(), wanted);
}

TEST_F(FeaturesPageTest, AConversionIsOneClickAndOneUndo) {
    const auto table = [](const char* name, int factor) {
        std::string csv = std::string(name) + ",time\n";
        for (int row = 1; row < 40; ++row)
            csv += std::to_string(factor * row) + "," + std::to_string(row) + "\n";
        auto read = std::make_shared<const Table>(parseCsv(csv, name));
        return makeDataset(read, proposeRoles(*read).roles);
    };
    document.clear();
    document.addSource(table("memory", 1));
    document.setTarget(table("Memory", 1024));
    auto* convert = button("convertUnits");
    ASSERT_TRUE(QTest::qWaitFor([&] { return convert->isVisible(); }));
    EXPECT_EQ(convert->text(), QStringLiteral("Read source in KiB, target in B"));

    QTest::mouseClick(convert, Qt::LeftButton);

    EXPECT_EQ(document.dataset(0).roles.units.at("memory"), "KiB");
    EXPECT_EQ(document.dataset(-1).roles.units.at("Memory"), "B");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !convert->isVisible(); }));
    document.undoStack()->undo();
    EXPECT_TRUE(document.dataset(0).roles.units.empty());
    EXPECT_TRUE(document.dataset(-1).roles.units.empty());
}

TEST_F(FeaturesPageTest, CountsWhatOnlySomeSourcesHave) {
    const auto table = [](const char* csv) {
        auto read = std::make_shared<const Table>(parseCsv(csv, "runs"));
        return makeDataset(read, proposeRoles(*read).roles);
    };
    document.clear();
    document.addSource(table("n,cache,time\n1,2,3\n2,3,4\n"));
    document.addSource(table("n,time\n1,3\n2,4\n"));
    document.setTarget(table("n,time\n1,3\n2,4\n"));
    ASSERT_EQ(list("onlySource")->model()->rowCount(), 1);
    EXPECT_EQ(list("onlySource")->model()->index(0, 0).data().toString(), QStringLiteral("cache"));
    EXPECT_FALSE(button("match")->isEnabled());
}

TEST_F(FeaturesPageTest, ImportsNoAliasTableThatCannotBeOne) {
    const QTemporaryDir folder;
    QSignalSpy problem(&document, &Document::problem);
    const auto import = [&](const QString& path) {
        const auto actions = button("moreMatching")->menu()->actions();
        for (QAction* action : actions)
            if (action->text() == QStringLiteral("Import an alias table…")) action->trigger();
        auto* dialog = page.findChild<QFileDialog*>();
        ASSERT_TRUE(dialog);
        Q_EMIT dialog->fileSelected(path);
        delete dialog;
    };
    const auto write = [&](const char* name, int lines) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        for (int line = 0; line < lines; ++line)
            file.write("first" + QByteArray::number(line) + ",second" + QByteArray::number(line) +
                       '\n');
        return file.fileName();
    };

    import(write("large.csv", 100'000));
    ASSERT_EQ(problem.size(), 1);
    EXPECT_TRUE(problem[0][0].toString().contains(QStringLiteral("large.csv")));
    EXPECT_TRUE(document.input().aliases.sets.empty());
    const SilentPipe pipe(folder.filePath(QStringLiteral("pipe.csv")));
    import(pipe.path());
    ASSERT_EQ(problem.size(), 2);
    EXPECT_TRUE(problem[1][0].toString().contains(QStringLiteral("pipe.csv")));
    import(write("small.csv", 2));
    EXPECT_EQ(problem.size(), 2);
    EXPECT_FALSE(document.input().aliases.sets.empty());
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
