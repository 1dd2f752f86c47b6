// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "app/gui/main_window.h"
#include "core/run/file.h"
#include "tests/app/gui/wait_for_child.h"
#include "widgets/dialogs/relocate_dialog.h"
#include "widgets/workspace/example.h"

namespace footbridge {
namespace {

constexpr int kPatience = 60'000;

/// Sessions as a person meets them: with keys, mouse and drops, in the window that ships.
class SessionAcceptance : public ::testing::Test {
  protected:
    void SetUp() override {
        for (const char* name : {"source.csv", "target.csv"})
            writeFile(path(name).toStdString(), exampleFile(name));
        qputenv("XDG_DATA_HOME", QFile::encodeName(path("share")));
    }
    QString path(const char* name) { return folder.filePath(QLatin1String(name)); }
    static void show(MainWindow& window) {
        window.setLook(MainWindow::Look::Light);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    }
    void openTables(MainWindow& window) {
        QSignalSpy loaded(&window.runner().loading(), &Job::finished);
        CommandLine command;
        command.sources = QStringList{path("source.csv")};
        command.target = path("target.csv");
        window.open(command);
        ASSERT_TRUE(loaded.wait(kPatience));
        ASSERT_TRUE(window.document().isReady());
    }
    static void saveTo(MainWindow& window, const QString& file) {
        QSignalSpy saved(&window.sessions().store(), &SessionStore::saved);
        window.sessions().store().save(file);
        ASSERT_TRUE(saved.wait(kPatience));
    }
    static void drop(MainWindow& window, const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : paths) urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &event);
    }

    QTemporaryDir folder;
};

TEST_F(SessionAcceptance, SavedWorkReopensFromTheCommandLineAtItsPage) {
    const QString file = path("work.footbridge");
    {
        MainWindow window;
        show(window);
        openTables(window);
        window.document().setShots({ShotRequest::Kind::Count, 25, {}});
        window.showPage(QStringLiteral("features"));
        saveTo(window, file);
        EXPECT_FALSE(window.isWindowModified());
        EXPECT_TRUE(window.windowTitle().startsWith(QStringLiteral("work")));
    }
    MainWindow window;
    show(window);
    QSignalSpy opened(&window.sessions(), &SessionDesk::opened);
    CommandLine command;
    command.session = file;

    window.open(command);

    ASSERT_TRUE(opened.wait(kPatience));
    EXPECT_TRUE(window.document().isReady());
    EXPECT_EQ(window.document().input().shots.amount, 25);
    EXPECT_EQ(opened.at(0).at(0).toString(), QStringLiteral("features"));
    EXPECT_EQ(window.sessions().recent().paths().value(0), file);
    EXPECT_FALSE(window.sessions().store().isModified());
}

TEST_F(SessionAcceptance, TheComparisonOfAllTablesIsThereAgainTheSame) {
    const QString file = path("compared.footbridge");
    const auto cells = [](const QAbstractItemModel& model) {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                texts << model.index(row, column).data().toString();
        return texts;
    };
    QStringList before;
    {
        MainWindow window;
        show(window);
        openTables(window);
        window.showPage(QStringLiteral("divergence"));
        QTest::mouseClick(waitFor<QPushButton>(window, "allTablesTab"), Qt::LeftButton);
        QTest::mouseClick(waitFor<QPushButton>(window, "measureAllPairs"), Qt::LeftButton);
        auto* map = waitFor<QTableView>(window, "severityMap");
        ASSERT_TRUE(QTest::qWaitFor([&] { return window.workspace().comparison().isCurrent(); },
                                    kPatience));
        before = cells(*map->model());
        saveTo(window, file);
    }
    MainWindow window;
    show(window);

    window.sessions().open(file);

    ASSERT_TRUE(
        QTest::qWaitFor([&] { return window.workspace().comparison().isCurrent(); }, kPatience));
    EXPECT_EQ(cells(*window.findChild<QTableView*>(QStringLiteral("severityMap"))->model()),
              before);
}

TEST_F(SessionAcceptance, ResultsOfASessionAreThereAgainTheSame) {
    const QString file = path("done.footbridge");
    double error = 0;
    {
        MainWindow window;
        show(window);
        openTables(window);
        window.document().setShots({ShotRequest::Kind::Count, 10, {}});
        window.document().setStrategies({Strategy::Auto, Strategy::TargetRidge});
        QSignalSpy succeeded(&window.runner().adapting(), &Job::succeeded);
        window.runner().adapt();
        ASSERT_TRUE(succeeded.wait(kPatience));
        error = window.document().adaptation()->chosen().test->nmse;
        saveTo(window, file);
    }
    MainWindow window;
    show(window);
    QSignalSpy problem(&window.document(), &Document::problem);
    QSignalSpy succeeded(&window.runner().adapting(), &Job::succeeded);

    window.sessions().open(file);

    ASSERT_TRUE(succeeded.wait(kPatience));
    ASSERT_TRUE(window.document().adaptation());
    EXPECT_EQ(window.document().adaptation()->chosen().test->nmse, error);
    EXPECT_EQ(problem.size(), 0);
}

TEST_F(SessionAcceptance, ClosingAsksAboutUnsavedChangesAndKeepsThemOnCancel) {
    MainWindow window;
    show(window);
    openTables(window);
    EXPECT_TRUE(window.isWindowModified());

    window.close();
    auto* question = waitFor<QMessageBox>(window, "unsavedChanges");
    ASSERT_TRUE(question);
    QTest::keyClick(question, Qt::Key_Escape);
    EXPECT_TRUE(window.isVisible());
    EXPECT_TRUE(window.document().isReady());

    window.close();
    question = waitFor<QMessageBox>(window, "unsavedChanges");
    ASSERT_TRUE(question);
    QTest::mouseClick(waitFor<QPushButton>(window, "discardChanges"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window.isVisible(); }, kPatience));
}

TEST_F(SessionAcceptance, TheExampleIsNotAskedAbout) {
    MainWindow window;
    show(window);
    QSignalSpy loaded(&window.runner().loading(), &Job::finished);
    QTest::mouseClick(waitFor<QPushButton>(window, "tryExample"), Qt::LeftButton);
    ASSERT_TRUE(loaded.wait(kPatience));
    ASSERT_TRUE(window.document().isReady());

    window.close();

    EXPECT_FALSE(window.isVisible());
}

TEST_F(SessionAcceptance, AFolderThatIsDroppedAsksWhichTableIsTheTarget) {
    MainWindow window;
    show(window);
    QSignalSpy loaded(&window.runner().loading(), &Job::finished);

    drop(window, {folder.path()});
    auto* dialog = waitFor<QDialog>(window, "whatAreThey");
    ASSERT_TRUE(dialog);
    QTest::keyClick(dialog->findChild<QPushButton*>(QStringLiteral("openTables")), Qt::Key_Space);

    ASSERT_TRUE(loaded.wait(kPatience));
    EXPECT_EQ(window.document().dataset(0).table->name, "source");
    ASSERT_TRUE(window.document().hasTarget());
    EXPECT_EQ(window.document().dataset(-1).table->name, "target") << "the smaller file";
}

TEST_F(SessionAcceptance, ASessionThatIsDroppedOpensAndAMovedTableIsAskedFor) {
    const QString file = path("work.footbridge");
    {
        MainWindow window;
        show(window);
        openTables(window);
        saveTo(window, file);
    }
    QDir().mkpath(path("new"));
    QFile::rename(path("source.csv"), path("new/source.csv"));
    QFile::rename(path("target.csv"), path("new/target.csv"));
    MainWindow window;
    show(window);
    QSignalSpy opened(&window.sessions(), &SessionDesk::opened);

    drop(window, {file});
    auto* dialog = waitFor<RelocateDialog>(window, "relocate");
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(dialog->findChild<QPushButton*>(QStringLiteral("openAnyway"))->isEnabled());
    dialog->choose(0, path("new/source.csv"));

    ASSERT_TRUE(opened.wait(kPatience));
    EXPECT_TRUE(window.document().isReady());
}

TEST_F(SessionAcceptance, WorkOfAKilledProgramIsOfferedBack) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), path("share"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path("config"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(FOOTBRIDGE_PROGRAM),
                  {path("source.csv"), QStringLiteral("--target"), path("target.csv")});
    ASSERT_TRUE(program.waitForStarted(kPatience));
    const QDir recovery(path("share/footbridge/footbridge/recovery"));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return !recovery.entryList({QStringLiteral("*.footbridge")}).isEmpty(); },
        kPatience));
    program.kill();
    ASSERT_TRUE(program.waitForFinished(kPatience));

    QApplication::setOrganizationName(QStringLiteral("footbridge"));
    QApplication::setApplicationName(QStringLiteral("footbridge"));
    MainWindow window;
    show(window);
    QSignalSpy opened(&window.sessions(), &SessionDesk::opened);
    window.sessions().offerLeftWork();
    QTest::mouseClick(waitFor<QPushButton>(window, "restoreWork"), Qt::LeftButton);

    ASSERT_TRUE(opened.wait(kPatience));
    EXPECT_TRUE(window.document().isReady());
    EXPECT_TRUE(window.isWindowModified()) << "restored, but not saved yet";
    QApplication::setOrganizationName(QStringLiteral("footbridge-test"));
    QApplication::setApplicationName(QStringLiteral("footbridge-test"));
}

TEST_F(SessionAcceptance, WorkOfALaterVersionIsKeptAndItIsSaidWhy) {
    const QString recovery = Autosave::usualFolder();
    ASSERT_TRUE(recovery.startsWith(path("share")));
    QDir().mkpath(recovery);
    const QString copy = QDir(recovery).filePath(QStringLiteral("left.footbridge"));
    writeFile(copy.toStdString(), "{\"format\": \"footbridge-session/9\"}");
    MainWindow window;
    show(window);

    for (int start = 0; start < 2; ++start) {
        window.sessions().offerLeftWork();
        auto* question = waitFor<QMessageBox>(window, "unreadableWork");
        ASSERT_TRUE(question);
        EXPECT_TRUE(question->informativeText().contains(copy))
            << question->informativeText().toStdString();
        EXPECT_TRUE(question->informativeText().contains(QStringLiteral("left.footbridge")));
        QTest::keyClick(question, Qt::Key_Escape);
        EXPECT_TRUE(QFile::exists(copy));
        delete question;
    }
}

}  // namespace
}  // namespace footbridge
