// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include <sys/stat.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <thread>

#include "app/gui/tour_steps.h"
#include "tests/app/gui/wait_for_child.h"
#include "tests/widgets/sample_data.h"
#include "tests/widgets/workspace/session_folder.h"

namespace footbridge {
namespace {

/// The whole window, with tables and sessions of its own.
class MainWindowTest : public SessionFolder {
  protected:
    void SetUp() override {
        SessionFolder::SetUp();
        qputenv("XDG_DATA_HOME", QFile::encodeName(path("share")));
        target = readFile(path("data/target.csv").toStdString());
    }
    /// Reading the target waits for who writes it from now on.
    void makeTargetAPipe() {
        const std::string file = path("data/target.csv").toStdString();
        ASSERT_TRUE(std::filesystem::remove(file));
        ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    }
    void writeTarget() {
        std::jthread([&] { writeFile(path("data/target.csv").toStdString(), target); }).join();
    }

    std::string target;
};

TEST_F(MainWindowTest, WorkThatIsDoneWhileASessionIsReadIsAskedAbout) {
    makeSession("work.footbridge");
    makeTargetAPipe();
    MainWindow window;
    window.show();
    window.sessions().open(path("work.footbridge"));
    ASSERT_TRUE(window.sessions().opener().job().isRunning());
    window.document().addSource(sampleSource());
    writeTarget();

    auto* question = waitFor<QMessageBox>(window, "unsavedChanges");

    ASSERT_TRUE(question);
    EXPECT_EQ(window.document().dataset(0).label, "old");
    QTest::mouseClick(question->findChild<QPushButton*>(QStringLiteral("discardChanges")),
                      Qt::LeftButton);
    EXPECT_EQ(window.document().dataset(0).label, "Old machine");
    EXPECT_EQ(window.sessions().store().path(), path("work.footbridge"));
}

TEST_F(MainWindowTest, NamesTurnNeitherTitleNorCornerAround) {
    makeSession("work.footbridge");
    const QString turned = folder.filePath(QStringLiteral("work\u202egnp.footbridge"));
    ASSERT_TRUE(QFile::rename(path("work.footbridge"), turned));
    MainWindow window;
    window.show();
    window.sessions().open(turned);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return window.sessions().store().path() == turned; }, kPatience));

    window.document().setLabel(0, QStringLiteral("old\u2067er"));

    EXPECT_TRUE(window.windowTitle().startsWith(QStringLiteral("work\\u202egnp[*]")))
        << qPrintable(window.windowTitle());
    auto* corner = window.findChild<QLabel*>(QStringLiteral("corner"));
    EXPECT_TRUE(corner->text().startsWith(QStringLiteral("old\\u2067er → ")))
        << qPrintable(corner->text());
}

TEST_F(MainWindowTest, WorkThatIsBeingRecoveredDoesNotPassForAnotherSession) {
    makeSession("left.footbridge");
    {
        Workspace workspace;
        SessionStore store(workspace);
        workspace.runner().load({path("data/source.csv")}, false);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !workspace.document().input().sources.empty(); },
                                    kPatience));
        save(store, "other.footbridge");
    }
    const QString recovery = Autosave::usualFolder();
    ASSERT_TRUE(recovery.startsWith(path("share")));
    ASSERT_TRUE(QDir().mkpath(recovery));
    const QString copy = QDir(recovery).filePath(QStringLiteral("left.footbridge"));
    ASSERT_TRUE(QFile::rename(path("left.footbridge"), copy));
    makeTargetAPipe();
    MainWindow window;
    window.show();
    window.sessions().offerLeftWork();
    QTest::mouseClick(waitFor<QPushButton>(window, "restoreWork"), Qt::LeftButton);
    ASSERT_TRUE(window.sessions().opener().job().isRunning());
    QSignalSpy opened(&window.sessions(), &SessionDesk::opened);

    window.sessions().open(path("other.footbridge"));

    ASSERT_TRUE(opened.wait(kPatience));
    EXPECT_EQ(window.sessions().store().path(), path("other.footbridge"));
    EXPECT_FALSE(window.sessions().store().isModified());
    EXPECT_TRUE(QFile::exists(copy)) << "it is offered again";
}

TEST_F(MainWindowTest, ASessionThatIsStillReadGivesWayToANewDocument) {
    makeSession("work.footbridge");
    makeTargetAPipe();
    MainWindow window;
    window.show();
    window.sessions().open(path("work.footbridge"));
    Job& opening = window.sessions().opener().job();
    ASSERT_TRUE(opening.isRunning());

    window.sessions().startNew();

    EXPECT_TRUE(QTest::qWaitFor([&] { return !opening.isRunning(); }, kPatience));
    EXPECT_TRUE(window.document().input().sources.empty());
}

TEST_F(MainWindowTest, AsksBeforeItSavesOverWhatAnotherProgramSaved) {
    makeSession("work.footbridge");
    MainWindow window;
    window.show();
    QSignalSpy opened(&window.sessions(), &SessionDesk::opened);
    window.sessions().open(path("work.footbridge"));
    ASSERT_TRUE(opened.wait(kPatience));
    window.document().setSeed(7);
    const std::string file = path("work.footbridge").toStdString();
    const std::string theirs = readFile(file) + "\n";
    writeFile(file, theirs);

    window.sessions().save();

    auto* question = waitFor<QMessageBox>(window, "changedByOthers");
    ASSERT_TRUE(question);
    EXPECT_TRUE(question->text().startsWith(QStringLiteral("work.footbridge was changed")));
    EXPECT_EQ(readFile(file), theirs);
    QSignalSpy saved(&window.sessions().store(), &SessionStore::saved);
    QTest::mouseClick(question->findChild<QPushButton*>(QStringLiteral("overwriteSession")),
                      Qt::LeftButton);
    ASSERT_TRUE(saved.wait(kPatience));
    EXPECT_NE(readFile(file), theirs);
    EXPECT_FALSE(window.sessions().store().isModified());
}

TEST_F(MainWindowTest, AsksBeforeAPageLeadsToAnotherDocument) {
    MainWindow window;
    window.show();
    window.document().addSource(sampleSource());
    int led = 0;

    window.workspace().leaveDocument([&] { ++led; });

    auto* question = waitFor<QMessageBox>(window, "unsavedChanges");
    ASSERT_TRUE(question);
    EXPECT_EQ(led, 0);
    QTest::mouseClick(question->findChild<QPushButton*>(QStringLiteral("discardChanges")),
                      Qt::LeftButton);
    EXPECT_EQ(led, 1);
}

TEST_F(MainWindowTest, SaysThatTheLogIsNotWrittenOverATable) {
    MainWindow window;
    window.show();
    window.runner().load({path("data/source.csv")}, false);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !window.document().input().sources.empty(); }, kPatience));
    auto* action = window.findChild<QAction*>(QStringLiteral("logFile"));
    action->trigger();
    auto* dialog = window.findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);

    Q_EMIT dialog->fileSelected(path("data/source.csv"));

    EXPECT_FALSE(action->isChecked());
    auto* notice = waitFor<QWidget>(window, "notice");
    ASSERT_TRUE(notice);
    EXPECT_TRUE(notice->findChild<QLabel*>()->text().contains(QStringLiteral("source.csv")));
    dialog->close();
}

TEST_F(MainWindowTest, TheStartPageCountsTheStopsOfTheTour) {
    const MainWindow window;
    const auto* tour = window.findChild<QPushButton*>(QStringLiteral("startTour"));
    ASSERT_TRUE(tour);
    EXPECT_EQ(tourSteps().size(), 11U);
    EXPECT_TRUE(tour->toolTip().startsWith(QStringLiteral("Eleven ")));
}

}  // namespace
}  // namespace footbridge
