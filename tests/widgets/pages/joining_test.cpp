// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "core/session/session_file.h"
#include "core/table/joined_file.h"
#include "tests/widgets/silent_pipe.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/dialogs/join_dialog.h"
#include "widgets/pages/model/data_page.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/session_opener.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatienceMilliseconds = 20000;

class Joining : public ::testing::Test {
  protected:
    void SetUp() override {
        QDir(folder.path()).mkdir(QStringLiteral("data"));
        runs = write("data/runs.csv", "n,kernel,time\n1,gemm,10\n2,gemm,20\n3,lu,30\n4,lu,40\n");
        counters =
            write("data/counters.csv", "n,kernel,misses\n2,gemm,7\n1,gemm,5\n3,gemm,8\n4,lu,9\n");
        QSignalSpy loaded(&runner.loading(), &Job::finished);
        runner.load({runs}, false);
        ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
        page.resize(1100, 760);
        page.show();
    }
    QString write(const char* name, const char* bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    /// By the button on the card of the source.
    template <class Dialog>
    Dialog* openBy(const char* text) {
        for (auto* button : page.findChildren<QPushButton*>())
            if (button->text() == QString::fromUtf8(text) && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton);
        for (auto* dialog : page.findChildren<Dialog*>())
            if (dialog->isVisible()) return dialog;
        return nullptr;
    }
    JoinDialog* openDialog() { return openBy<JoinDialog>("Join…"); }
    /// By its button or with Escape; whether it is gone then.
    static bool cancel(const QPointer<QDialog>& dialog, bool byButton) {
        QPushButton* cancels = nullptr;
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Cancel")) cancels = button;
        if (byButton && cancels)
            QTest::mouseClick(cancels, Qt::LeftButton);
        else
            QTest::keyClick(dialog, Qt::Key_Escape);
        return QTest::qWaitFor([&] { return !dialog; }, kPatienceMilliseconds);
    }
    static void typePath(JoinDialog& dialog, const QString& path) {
        auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("joinPath"));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, path);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    static bool waitFor(const JoinDialog& dialog, const char* words) {
        auto* outcome = dialog.findChild<QLabel*>(QStringLiteral("joinOutcome"));
        return QTest::qWaitFor(
            [outcome, words] { return outcome->text().contains(QLatin1String(words)); },
            kPatienceMilliseconds);
    }
    void accept(JoinDialog& dialog) {
        QSignalSpy loaded(&runner.loading(), &Job::finished);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("join")), Qt::LeftButton);
        ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    }
    void join() {
        JoinDialog* dialog = openDialog();
        ASSERT_TRUE(dialog);
        typePath(*dialog, counters);
        ASSERT_TRUE(waitFor(*dialog, "3 of 4 rows of runs match."));
        accept(*dialog);
    }
    const Table& table() const { return *document.dataset(0).table; }

    QTemporaryDir folder;
    QString runs, counters;
    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    DataPage page{workspace};
};

TEST_F(Joining, AddsTheColumnsOfTheRowsThatMatchAndShowsTheOthers) {
    JoinDialog* dialog = openDialog();
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(dialog->canJoin());
    typePath(*dialog, counters);
    ASSERT_TRUE(waitFor(*dialog, "3 of 4 rows of runs match."));
    EXPECT_EQ(dialog->keys(), (std::vector<JoinKey>{{"n", "n"}, {"kernel", "kernel"}}));
    auto* alone = dialog->findChild<QTableWidget*>(QStringLiteral("joinAlone"));
    ASSERT_EQ(alone->rowCount(), 2);
    EXPECT_EQ(alone->item(0, 0)->text(), QStringLiteral("runs"));
    EXPECT_EQ(alone->item(0, 1)->text(), QStringLiteral("2")) << "from 0, as everywhere";
    EXPECT_EQ(alone->item(0, 2)->text(), QStringLiteral("n = 3, kernel = lu"));
    EXPECT_EQ(alone->item(1, 1)->text(), QStringLiteral("2"));
    EXPECT_EQ(alone->item(1, 2)->text(), QStringLiteral("n = 3, kernel = gemm"));

    accept(*dialog);

    EXPECT_EQ(table().rows(), 3);
    EXPECT_EQ(table().column("misses").numbers, (std::vector<double>{5, 7, 9}));
    EXPECT_EQ(document.dataset(0).roles.response, "time");
    document.undoStack()->undo();
    EXPECT_EQ(table().rows(), 4);
    EXPECT_FALSE(table().find("misses"));
    document.undoStack()->redo();
    EXPECT_TRUE(table().find("misses"));
}

TEST_F(Joining, FollowsTheKeysThatAPersonChooses) {
    JoinDialog* dialog = openDialog();
    ASSERT_TRUE(dialog);
    typePath(*dialog, counters);
    ASSERT_TRUE(waitFor(*dialog, "3 of 4"));
    auto* kernel = dialog->findChild<QComboBox*>(QStringLiteral("key01"));
    ASSERT_TRUE(kernel);
    kernel->setFocus();
    QTest::keyClick(kernel, Qt::Key_Home);
    ASSERT_TRUE(waitFor(*dialog, "4 of 4 rows of runs match."));
    EXPECT_EQ(dialog->keys(), (std::vector<JoinKey>{{"n", "n"}}));
    auto* further = dialog->findChild<QComboBox*>(QStringLiteral("key02"));
    ASSERT_TRUE(further);
    further->setFocus();
    QTest::keyClick(further, Qt::Key_Down);
    QTest::keyClick(further, Qt::Key_Down);  // kernel
    EXPECT_EQ(dialog->keys().back(), (JoinKey{"kernel", "kernel"}));
    ASSERT_TRUE(waitFor(*dialog, "3 of 4"));
}

TEST_F(Joining, RepeatsAreRefusedUntilTheirMeansAreAskedFor) {
    JoinDialog* dialog = openDialog();
    ASSERT_TRUE(dialog);
    typePath(*dialog, write("twice.csv", "n,misses\n1,4\n1,6\n2,7\n"));
    ASSERT_TRUE(waitFor(*dialog, "with the same keys"));
    EXPECT_FALSE(dialog->canJoin());
    auto* means = dialog->findChild<QCheckBox*>(QStringLiteral("joinMeans"));
    means->setFocus();
    QTest::keyClick(means, Qt::Key_Space);
    ASSERT_TRUE(waitFor(*dialog, "2 of 4 rows"));
    accept(*dialog);
    EXPECT_EQ(table().column("misses").numbers, (std::vector<double>{5, 7}));
}

TEST_F(Joining, AFileThatCannotBeReadIsNamed) {
    JoinDialog* dialog = openDialog();
    ASSERT_TRUE(dialog);
    typePath(*dialog, folder.filePath(QStringLiteral("nowhere.csv")));
    ASSERT_TRUE(waitFor(*dialog, "nowhere.csv"));
    EXPECT_FALSE(dialog->canJoin());
    typePath(*dialog, counters);
    ASSERT_TRUE(waitFor(*dialog, "3 of 4"));
    EXPECT_TRUE(dialog->canJoin());
}

TEST_F(Joining, IsTakenBackFromTheSameDialog) {
    join();
    JoinDialog* dialog = openDialog();
    ASSERT_TRUE(dialog);
    ASSERT_TRUE(waitFor(*dialog, "3 of 4"));
    EXPECT_EQ(dialog->keys(), (std::vector<JoinKey>{{"n", "n"}, {"kernel", "kernel"}}));
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("undoJoin")), Qt::LeftButton);
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    EXPECT_EQ(table().rows(), 4);
    EXPECT_FALSE(table().find("misses"));
}

TEST_F(Joining, ImportOptionsKeepIt) {
    join();
    Roles roles = document.dataset(0).roles;
    roles.ignored = {"misses"};
    document.setRoles(0, roles);
    ImportDialog dialog(document.dataset(0));
    dialog.show();
    EXPECT_EQ(joinOf(dialog.options()), joinOf(table().options));
    ASSERT_TRUE(QTest::qWaitFor([&] { return dialog.roles().ignored == roles.ignored; },
                                kPatienceMilliseconds));
}

TEST_F(Joining, GivesUpAPipeOnceItsDialogIsClosed) {
    SilentPipe pipe(folder.filePath(QStringLiteral("pipe")));
    for (const bool byButton : {false, true}) {
        JoinDialog* dialog = openDialog();
        ASSERT_TRUE(dialog);
        typePath(*dialog, pipe.path());
        ASSERT_TRUE(QTest::qWaitFor([&] { return pipe.isRead(); }, kPatienceMilliseconds));
        EXPECT_TRUE(cancel(dialog, byButton));
        EXPECT_FALSE(pipe.isRead());
    }
    EXPECT_FALSE(table().find("misses"));
}

TEST_F(Joining, ImportOptionsGiveUpAJoinedPipeOnceTheyAreClosed) {
    join();
    ASSERT_TRUE(QFile::remove(counters));
    SilentPipe pipe(counters);
    for (const bool byButton : {false, true}) {
        auto* dialog = openBy<ImportDialog>("Import options…");
        ASSERT_TRUE(dialog);
        ASSERT_TRUE(QTest::qWaitFor([&] { return pipe.isRead(); }, kPatienceMilliseconds));
        EXPECT_TRUE(cancel(dialog, byButton));
        EXPECT_FALSE(pipe.isRead());
    }
    EXPECT_TRUE(table().find("misses")) << "the table stays as it was read";
}

TEST_F(Joining, ASessionReadsBothFilesAgainWhereverTheyMovedTogether) {
    join();
    const QString session = folder.filePath(QStringLiteral("work.footbridge"));
    QFile file(session);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(
        writeSession(sessionOf(document.input()), folder.path().toStdString())));
    file.close();
    ASSERT_TRUE(QDir(folder.path()).rename(QStringLiteral("data"), QStringLiteral("moved")));
    QDir(folder.path()).mkdir(QStringLiteral("elsewhere"));
    ASSERT_TRUE(
        QDir(folder.path()).rename(QStringLiteral("moved"), QStringLiteral("elsewhere/data")));
    const QString movedSession = folder.filePath(QStringLiteral("elsewhere/work.footbridge"));
    ASSERT_TRUE(QFile::rename(session, movedSession));

    SessionOpener opener(workspace.jobs());
    FoundSession found;
    QObject::connect(&opener, &SessionOpener::found,
                     [&](const FoundSession& opened) { found = opened; });
    QSignalSpy done(&opener.job(), &Job::finished);
    opener.open(movedSession);
    ASSERT_TRUE(done.wait(kPatienceMilliseconds));

    ASSERT_EQ(found.tables.size(), 1U);
    ASSERT_TRUE(found.tables[0].dataset) << found.tables[0].problem.toStdString();
    EXPECT_TRUE(found.isComplete());
    EXPECT_EQ(found.tables[0].dataset->table->column("misses").numbers,
              (std::vector<double>{5, 7, 9}));
}

}  // namespace
}  // namespace footbridge
