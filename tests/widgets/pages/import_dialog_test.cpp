// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/import_dialog.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "core/run/file.h"
#include "core/table/table_reader.h"
#include "widgets/workspace/import_memory.h"

namespace footbridge {
namespace {

TEST(ImportDialog, PreviewFollowsTheDecimalSign) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("comma.csv")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("n;time\n1,5;2,5\n2,5;3,5\n");
    file.close();
    const auto table = std::make_shared<const Table>(readTable(file.fileName().toStdString()));
    ImportDialog dialog(makeDataset(table, {}));
    auto* preview = dialog.findChild<QTableWidget*>();
    const auto isRight = [&] {
        return (preview->item(0, 0)->textAlignment() & Qt::AlignRight) != 0;
    };
    ASSERT_EQ(preview->rowCount(), 2);
    EXPECT_FALSE(isRight());

    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        const int comma = box->findText(QStringLiteral("Comma 1,5"));
        if (comma >= 0) QTest::keyClick(box, Qt::Key_Down);
    }

    EXPECT_TRUE(isRight());
    EXPECT_EQ(dialog.options().decimal, ',');
    EXPECT_EQ(preview->item(0, 0)->text(), QStringLiteral("1.5"));
}

class ImportDialogTest : public ::testing::Test {
  protected:
    Dataset read(const char* bytes) {
        QFile file(folder.filePath(QStringLiteral("runs.csv")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto table = std::make_shared<const Table>(readTable(file.fileName().toStdString()));
        return makeDataset(table, proposeRoles(*table).roles);
    }

    const QTemporaryDir folder;
};

TEST_F(ImportDialogTest, AWarningNamesItsLineOnceAndLeadsThere) {
    ImportDialog dialog(read("n,time\n1,2\n3\n4,5\n"));
    dialog.show();
    auto* warnings = dialog.findChild<QListWidget*>(QStringLiteral("importWarnings"));
    auto* lines = dialog.findChild<QPlainTextEdit*>(QStringLiteral("fileLines"));
    ASSERT_EQ(warnings->count(), 1);
    EXPECT_EQ(warnings->item(0)->text().count(QStringLiteral("Line")), 1)
        << qPrintable(warnings->item(0)->text());

    warnings->setFocus();
    warnings->setCurrentRow(0);
    QTest::mouseClick(warnings->viewport(), Qt::LeftButton, {},
                      warnings->visualItemRect(warnings->item(0)).center());

    EXPECT_TRUE(lines->isVisible());
    EXPECT_EQ(lines->textCursor().selectedText(), QStringLiteral("3"));
}

TEST_F(ImportDialogTest, EveryColumnCanBeGivenItsRole) {
    ImportDialog dialog(read("id,n,time\n1,2,3\n2,3,4\n"));
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    auto* rows = dialog.findChild<QTableWidget*>(QStringLiteral("previewRows"));
    ASSERT_EQ(dialog.roles().response, "time");
    const auto give = [&](int column, int role) {
        rows->setCurrentCell(0, column);
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_F2);
        auto* menu = dialog.findChild<QMenu*>(QStringLiteral("roleMenu"));
        ASSERT_TRUE(menu);
        menu->actions().at(role)->trigger();
        delete menu;
    };

    give(0, 2);
    give(1, 1);

    EXPECT_EQ(dialog.roles().ignored, std::vector<std::string>{"id"});
    EXPECT_EQ(dialog.roles().response, "n");
    EXPECT_TRUE(rows->horizontalHeaderItem(0)->text().contains(QStringLiteral("Ignored")));
    EXPECT_EQ(rows->horizontalHeaderItem(2)->text(), QStringLiteral("time"));
}

TEST_F(ImportDialogTest, AProposedResponseIsProposedAnewOnceTheFileReadsRight) {
    const Dataset misread = read("threads;time\n1;2,5\n2;3,5\n");
    ASSERT_EQ(misread.roles.response, "");
    ImportDialog dialog(misread);
    dialog.show();
    auto* decimal = dialog.findChild<QComboBox*>(QStringLiteral("decimal"));
    ASSERT_TRUE(decimal);

    QTest::keyClick(decimal, Qt::Key_Down);

    EXPECT_EQ(dialog.options().decimal, ',');
    EXPECT_EQ(dialog.roles().response, "time");
    EXPECT_FALSE(dialog.chosenRoles()) << "the whole file is asked once more";
}

TEST_F(ImportDialogTest, AResponseThatAPersonChoseStays) {
    Dataset dataset = read("threads;n;time\n1;2;2,5\n2;4;3,5\n");
    dataset.roles.response = "n";
    ImportDialog dialog(dataset);
    dialog.show();
    QTest::keyClick(dialog.findChild<QComboBox*>(QStringLiteral("decimal")), Qt::Key_Down);
    ASSERT_TRUE(dialog.chosenRoles());
    EXPECT_EQ(dialog.chosenRoles()->response, "n");
}

TEST_F(ImportDialogTest, ShowsAFileOfAnotherEncodingByItsCharacters) {
    QFile file(folder.filePath(QStringLiteral("latin.csv")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("gr\xF6\xDF\x65,time\n1,2\n");
    file.close();
    Table unread;
    unread.path = file.fileName().toStdString();
    unread.name = "latin";
    unread.options.encoding = "Windows-1252";
    ImportDialog dialog(Dataset{std::make_shared<const Table>(unread), {}, "latin", {}});
    auto* rows = dialog.findChild<QTableWidget*>(QStringLiteral("previewRows"));
    ASSERT_EQ(rows->columnCount(), 2);
    EXPECT_EQ(rows->horizontalHeaderItem(0)->text(), QStringLiteral("größe"));
    auto* lines = dialog.findChild<QPlainTextEdit*>(QStringLiteral("fileLines"));
    EXPECT_TRUE(lines->toPlainText().startsWith(QStringLiteral("größe")));
    EXPECT_EQ(dialog.roles().response, "time");
}

TEST_F(ImportDialogTest, ProposesToReadAFirstLineOfNumbersAsData) {
    ImportDialog dialog(read("1,2.5\n2,3.5\n"));
    EXPECT_FALSE(dialog.options().header);
    EXPECT_EQ(dialog.findChild<QTableWidget*>(QStringLiteral("previewRows"))->rowCount(), 2);
    EXPECT_TRUE(ImportDialog(read("n,time\n1,2\n")).options().header);
}

TEST_F(ImportDialogTest, ADatabaseIsAskedByAQuery) {
    const std::string path = folder.filePath(QStringLiteral("runs.db")).toStdString();
    sqlite3* opened = nullptr;
    sqlite3_open(path.c_str(), &opened);
    sqlite3_exec(opened,
                 "CREATE TABLE a (n, time); CREATE TABLE b (n, x);"
                 "INSERT INTO a VALUES (1, 2), (3, 4)",
                 nullptr, nullptr, nullptr);
    sqlite3_close(opened);
    Table unread;
    unread.path = path;
    ImportDialog dialog(Dataset{std::make_shared<const Table>(unread), {}, "runs", {}});
    dialog.show();
    auto* query = dialog.findChild<QLineEdit*>(QStringLiteral("query"));
    ASSERT_TRUE(query && query->isVisible());
    auto* warnings = dialog.findChild<QListWidget*>(QStringLiteral("importWarnings"));
    ASSERT_TRUE(QTest::qWaitFor([&] {
        return warnings->count() > 0 &&
               warnings->item(0)->text().contains(QStringLiteral("2 tables"));
    }));

    query->setFocus();
    QTest::keyClicks(query, QStringLiteral("SELECT * FROM a"));
    QTest::keyClick(query, Qt::Key_Tab);

    auto* rows = dialog.findChild<QTableWidget*>(QStringLiteral("previewRows"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return rows->rowCount() == 2; }));
    EXPECT_EQ(dialog.options().query, "SELECT * FROM a");
    EXPECT_EQ(dialog.roles().response, "time");
    EXPECT_FALSE(dialog.findChild<QComboBox*>(QStringLiteral("decimal"))->isEnabled());
}

TEST_F(ImportDialogTest, WaitsForAPipeWithoutHoldingUpTheWindow) {
    Table unread;
    unread.path = folder.filePath(QStringLiteral("runs.csv")).toStdString();
    ASSERT_EQ(::mkfifo(unread.path.c_str(), 0600), 0);
    ImportDialog dialog(Dataset{std::make_shared<const Table>(unread), {}, "runs", {}});
    dialog.show();
    auto* rows = dialog.findChild<QTableWidget*>(QStringLiteral("previewRows"));
    EXPECT_EQ(rows->rowCount(), 0);

    std::jthread([&] { writeFile(unread.path, "n;time\n1;2,5\n2;3,5\n"); }).join();

    EXPECT_TRUE(QTest::qWaitFor([&] { return rows->rowCount() == 2; }));
    EXPECT_TRUE(dialog.findChild<QComboBox*>(QStringLiteral("decimal"))->isEnabled());
}

TEST_F(ImportDialogTest, AColumnOfPlatformsSplitsTheTable) {
    ImportDialog dialog(read("machine,n,time\nold,1,2\nnew,1,3\nold,2,4\n"));
    dialog.show();
    auto* column = dialog.findChild<QComboBox*>(QStringLiteral("platformColumn"));
    auto* target = dialog.findChild<QComboBox*>(QStringLiteral("newPlatform"));
    ASSERT_TRUE(column && target);
    EXPECT_FALSE(target->isVisible());
    column->setFocus();
    QTest::keyClick(column, Qt::Key_Down);
    EXPECT_EQ(dialog.platformColumn(), QStringLiteral("machine"));
    EXPECT_TRUE(target->isVisible());
    target->setFocus();
    QTest::keyClick(target, Qt::Key_Down);
    QTest::keyClick(target, Qt::Key_Down);
    EXPECT_EQ(dialog.newPlatform(), QStringLiteral("new"));
}

TEST_F(ImportDialogTest, HowAFileWasReadIsRememberedForTheNextTime) {
    Dataset dataset = read("n;time\n1,5;2\n2,5;3\n");
    CsvOptions options;
    options.decimal = ',';
    const auto table = std::make_shared<const Table>(readTable(dataset.table->path, options));
    const QString path = QString::fromStdString(dataset.table->path);
    EXPECT_FALSE(rememberedImport(path));

    rememberImport(makeDataset(table, {"n", {"time"}, {}, {}}, "My machine"));

    const auto again = rememberedImport(path);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->options.decimal, ',');
    EXPECT_EQ(again->roles.response, "n");
    EXPECT_EQ(again->label, "My machine");
}

}  // namespace
}  // namespace footbridge
