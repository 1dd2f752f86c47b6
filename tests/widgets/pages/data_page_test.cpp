// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/data_page.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "tests/widgets/sample_data.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/models/roles_model.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatienceMilliseconds = 20000;

class DataPageTest : public ::testing::Test {
  protected:
    void show() {
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    void drop(QWidget* onto, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = onto->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(onto, &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(onto, &dropped);
    }
    QString write(const char* name, const char* bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }

    QTemporaryDir folder;
    Workspace workspace;
    Document& document = workspace.document();
    AnalysisRunner& runner = workspace.runner();
    DataPage page{workspace};
};

TEST_F(DataPageTest, OptionsOfATableThatIsGoneMeanwhileReadNothing) {
    show();
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    runner.load({write("a.csv", "n,time\n1,2\n3,4\n")}, false);
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    for (auto* button : page.findChildren<QPushButton*>())
        if (button->text() == QString::fromUtf8("Import options…")) button->click();
    auto* dialog = page.findChild<ImportDialog*>();
    ASSERT_TRUE(dialog);

    document.clear();
    dialog->accept();

    EXPECT_FALSE(runner.loading().isRunning());
    EXPECT_TRUE(document.input().sources.empty());
}

TEST_F(DataPageTest, OneFileWithSeveralMachinesBecomesSourcesAndTarget) {
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    const QString path = write("all.csv",
                               "machine,n,time\nold,1,2\nnew,1,3\nolder,1,9\nold,2,4\n"
                               "new,2,5\nolder,2,9\n");
    runner.loadPlatforms(path, everythingFoundOut(), QStringLiteral("machine"),
                         QStringLiteral("new"), {});
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    ASSERT_EQ(document.input().sources.size(), 2U);
    EXPECT_EQ(document.input().sources[0].label, "old");
    EXPECT_EQ(document.input().sources[1].label, "older");
    EXPECT_EQ(document.input().target.label, "new");
    EXPECT_EQ(document.input().target.table->rows(), 2);
    EXPECT_FALSE(document.input().target.table->find("machine"));
    EXPECT_EQ(document.input().target.table->options.platform, "new") << "a session finds it again";
}

TEST_F(DataPageTest, AFileOfAnotherEncodingOpensItsImportOptions) {
    show();
    const QString path = write("latin.csv", "gr\xF6\xDF\x65,time\n1,2\n3,4\n");
    QSignalSpy tried(&runner.loading(), &Job::finished);
    runner.load({path}, false);
    ASSERT_TRUE(tried.wait(kPatienceMilliseconds));
    auto* dialog = page.findChild<ImportDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->options().encoding, "Windows-1252");

    dialog->accept();
    ASSERT_TRUE(tried.wait(kPatienceMilliseconds));

    ASSERT_EQ(document.input().sources.size(), 1U);
    EXPECT_TRUE(document.dataset(0).table->find("größe"));
    EXPECT_EQ(document.dataset(0).roles.response, "time");
}

TEST_F(DataPageTest, ARelativePathBecomesOneThatASessionFindsAgain) {
    const QString path = write("runs.csv", "n,time\n1,2\n3,4\n");
    const QString before = QDir::currentPath();
    ASSERT_TRUE(QDir::setCurrent(folder.path()));
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    runner.loadAll({QStringLiteral("./runs.csv")}, {});
    EXPECT_TRUE(loaded.wait(kPatienceMilliseconds));
    QDir::setCurrent(before);
    ASSERT_EQ(document.input().sources.size(), 1U);
    EXPECT_EQ(QFileInfo(QString::fromStdString(document.dataset(0).table->path)), QFileInfo(path));
    EXPECT_TRUE(QFileInfo(QString::fromStdString(document.dataset(0).table->path)).isAbsolute());
}

TEST_F(DataPageTest, NoticesRunsThatLeaveNothingToTestOnAndDividesThem) {
    show();
    std::string runs = "n,time\n";
    for (int row = 0; row < 30; ++row) runs += std::to_string(row % 9) + ",1.5\n";
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    runner.loadAll({write("a.csv", "n,time\n1,2\n3,4\n")}, write("b.csv", runs.c_str()));
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    auto* notice = page.findChild<QLabel*>(QStringLiteral("tablesNotice"));
    auto* split = page.findChild<QPushButton*>(QStringLiteral("splitRuns"));
    ASSERT_TRUE(notice && split && split->isVisible());
    EXPECT_TRUE(notice->text().contains(QStringLiteral("none is left to test on")));

    QTest::mouseClick(split, Qt::LeftButton);

    EXPECT_EQ(document.input().shots, (ShotRequest{ShotRequest::Kind::Count, 15, {}}));
    EXPECT_FALSE(notice->isVisible());
}

TEST_F(DataPageTest, SaysWhatOfTheRunsIsKnownAlreadyAndWhatTellsTheResponse) {
    show();
    std::string source = "n,time\n", target = "n,time\n";
    for (int row = 0; row < 30; ++row) {
        const std::string known = std::to_string(row) + "," + std::to_string(1.2345671 * (row + 1));
        source += known + "\n";
        const std::string time = std::to_string(3.2345671 * (row + 2));
        target += (row < 4 ? known : std::to_string(row) + "," + time) + "\n";
    }
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    runner.loadAll({write("a.csv", source.c_str())}, write("b.csv", target.c_str()));
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    QStringList texts;
    for (const QLabel* label : page.findChildren<QLabel*>()) texts << label->text();
    EXPECT_TRUE(texts.contains(QStringLiteral("30 row(s) × 1 feature(s)")))
        << qPrintable(texts.join(QLatin1Char('\n')));
    auto* notice = page.findChild<QLabel*>(QStringLiteral("tablesNotice"));
    const QString known = QStringLiteral("Of b, 4 measured rows also stand in a source");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return notice->text().contains(known); }, kPatienceMilliseconds))
        << notice->text().toStdString();
    EXPECT_TRUE(notice->isVisible());

    std::string leak = "n,time,seconds\n";
    for (int row = 0; row < 30; ++row)
        leak += std::to_string(row) + "," + std::to_string(row + 2) + "," +
                std::to_string(3 * (row + 2)) + "\n";
    QSignalSpy again(&runner.loading(), &Job::finished);
    runner.load({write("c.csv", leak.c_str())}, true);
    ASSERT_TRUE(again.wait(kPatienceMilliseconds));
    const QString tells = QStringLiteral("“seconds” of c is its response times a constant");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return notice->text().contains(tells); }, kPatienceMilliseconds))
        << notice->text().toStdString();
    EXPECT_FALSE(notice->text().contains(known));
}

TEST_F(DataPageTest, ManyNoticesLeaveTheTablesInSight) {
    const Dataset source = sampleSource();
    for (int i = 0; i < 8; ++i) document.addSource(source);
    document.setTarget(sampleTarget());
    show();
    auto* notice = page.findChild<QLabel*>(QStringLiteral("tablesNotice"));
    auto* area = page.findChild<QScrollArea*>(QStringLiteral("tablesNotices"));
    ASSERT_TRUE(notice && area);
    ASSERT_GT(notice->text().count(QLatin1Char('\n')), 20);

    EXPECT_TRUE(QTest::qWaitFor([&] { return area->verticalScrollBar()->maximum() > 0; }));
    EXPECT_LT(area->height(), page.height() / 4);

    while (document.input().sources.size() > 2) document.removeSource(0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return area->verticalScrollBar()->maximum() == 0; }));
    EXPECT_GE(area->height(), notice->heightForWidth(area->width()));
}

TEST_F(DataPageTest, OffersTheExampleWhileNothingIsOpen) {
    show();
    auto* example = page.findChild<QPushButton*>(QStringLiteral("tryExample"));
    ASSERT_TRUE(example->isVisible());
    QSignalSpy finished(&runner.loading(), &Job::finished);

    QTest::mouseClick(example, Qt::LeftButton);

    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    EXPECT_TRUE(document.isReady());
    EXPECT_FALSE(example->isVisible());
    for (const char* name : {"sourceCard0", "targetCard"}) {
        auto* card = page.findChild<QWidget*>(QLatin1String(name));
        ASSERT_NE(card, nullptr);
        EXPECT_TRUE(QTest::qWaitFor([&] { return card->isVisible(); }));
    }
}

TEST_F(DataPageTest, FilesDroppedOnAZoneBecomeSourceAndTarget) {
    show();
    const QString source = write("a.csv", "n,time\n1,2\n2,3\n");
    const QString target = write("b.csv", "n,time\n4,2\n5,3\n");
    QSignalSpy finished(&runner.loading(), &Job::finished);
    QList<DropZone*> zones;
    for (DropZone* zone : page.findChildren<DropZone*>()) {
        if (zone->isVisible()) zones << zone;
    }
    ASSERT_EQ(zones.size(), 2);

    drop(zones[0], source);
    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));
    for (DropZone* zone : page.findChildren<DropZone*>()) {
        if (zone->isVisible() && zone->accessibleName() == QStringLiteral("Set the target")) {
            drop(zone, target);
        }
    }
    ASSERT_TRUE(finished.wait(kPatienceMilliseconds));

    EXPECT_EQ(document.input().sources.size(), 1U);
    EXPECT_TRUE(document.hasTarget());
}

TEST_F(DataPageTest, ChangesARoleByMouseAndKeyboard) {
    document.addSource(sampleSource());
    show();
    auto* view = page.findChild<QTableView*>(QStringLiteral("rolesView"));
    const QModelIndex cell = view->model()->index(1, RolesModel::RoleOf);

    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(cell).center());
    QComboBox* editor = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        editor = view->findChild<QComboBox*>();
        return editor && editor->isVisible();
    }));
    QTest::qWait(50);
    QWidget* popup = editor->view()->isVisible() ? static_cast<QWidget*>(editor->view())
                                                 : static_cast<QWidget*>(editor);
    QTest::keyClick(popup, Qt::Key_End);
    QTest::keyClick(popup, Qt::Key_Return);

    EXPECT_EQ(document.input().sources[0].roles.ignored, std::vector<std::string>{"threads"});
}

TEST_F(DataPageTest, RenamesAPlatform) {
    document.addSource(sampleSource());
    show();
    auto* card = page.findChild<QWidget*>(QStringLiteral("sourceCard0"));
    auto* label = card->findChild<QLineEdit*>();
    label->selectAll();

    QTest::keyClicks(label, QStringLiteral("Haswell"));
    QTest::keyClick(label, Qt::Key_Return);

    EXPECT_EQ(document.input().sources[0].label, "Haswell");
}

TEST_F(DataPageTest, FiltersTheRowsAsOneTypes) {
    document.addSource(sampleSource());
    show();
    auto* filter = page.findChild<QLineEdit*>(QStringLiteral("rowFilter"));
    auto* view = page.findChild<QTableView*>(QStringLiteral("rowsView"));
    ASSERT_EQ(view->model()->rowCount(), 12);

    QTest::keyClicks(filter, QStringLiteral("n > 60"));

    EXPECT_TRUE(QTest::qWaitFor([&] { return view->model()->rowCount() == 6; }));
}

TEST_F(DataPageTest, LargeTablesAreMatchedWhileTheWindowLives) {
    const Dataset source = largeDataset(200'000, 19), target = largeDataset(200'000, 19);
    show();

    document.addSource(source);
    document.setTarget(target);
    EXPECT_TRUE(document.isMatching());
    QSignalSpy matched(&document, &Document::matchingChanged);
    ASSERT_TRUE(matched.wait(kPatienceMilliseconds));

    EXPECT_EQ(document.matching().matched.size(), 19U);
}

TEST_F(DataPageTest, SelectedRowsOfTheTargetBecomeShots) {
    document.addSource(sampleSource());
    document.setTarget(sampleTarget());
    show();
    auto* use = page.findChild<QPushButton*>(QStringLiteral("useAsShots"));
    EXPECT_FALSE(use->isVisible()) << "the source is shown";
    QTest::keyClick(page.findChild<QWidget*>(QStringLiteral("targetCard")), Qt::Key_Space);
    ASSERT_TRUE(use->isVisible());
    EXPECT_FALSE(use->isEnabled());
    auto* rows = page.findChild<QTableView*>(QStringLiteral("rowsView"));
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(2, 0));
    for (int i = 0; i < 3; ++i) QTest::keyClick(rows, Qt::Key_Down, Qt::ShiftModifier);

    QTest::mouseClick(use, Qt::LeftButton);

    EXPECT_EQ(document.input().shots.kind, ShotRequest::Kind::Rows);
    EXPECT_EQ(document.input().shots.rows, (Rows{2, 3, 5})) << "row 4 has no measurement";
}

TEST_F(DataPageTest, TooFewMeasuredRowsAreRefusedAsShots) {
    document.addSource(sampleSource());
    document.setTarget(sampleTarget());
    show();
    QSignalSpy problem(&document, &Document::problem);
    QTest::keyClick(page.findChild<QWidget*>(QStringLiteral("targetCard")), Qt::Key_Space);
    auto* rows = page.findChild<QTableView*>(QStringLiteral("rowsView"));
    rows->selectRow(4);

    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("useAsShots")), Qt::LeftButton);

    EXPECT_EQ(problem.size(), 1);
    EXPECT_EQ(document.input().shots.kind, ShotRequest::Kind::AllLabelled);
}

}  // namespace
}  // namespace footbridge
