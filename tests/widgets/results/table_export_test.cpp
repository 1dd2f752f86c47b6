// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/table_export.h"

#include <gtest/gtest.h>

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>

#include "core/run/file.h"
#include "widgets/jobs/job_board.h"

namespace footbridge {
namespace {

constexpr int kPatience = 20'000;

QByteArray contents(const QString& path) {
    return QByteArray::fromStdString(readFile(path.toStdString()));
}

/// A table of one column whose cells take a moment each, and that knows how many were read.
class SlowTable : public QAbstractTableModel {
  public:
    int rowCount(const QModelIndex& = {}) const override { return 100; }
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override {
        if (role != Qt::EditRole && role != Qt::DisplayRole) return {};
        QThread::msleep(1);
        lastRead = index.row();
        return m_turned ? 99 - index.row() : index.row();
    }
    void turnRound() {
        Q_EMIT layoutAboutToBeChanged();
        m_turned = true;
        Q_EMIT layoutChanged();
    }
    mutable int lastRead = -1;

  private:
    bool m_turned = false;
};

}  // namespace

TEST(TableExport, WritesWhatTheTableShowsAtFullPrecision) {
    QStandardItemModel model(0, 2);
    model.setHorizontalHeaderLabels({QStringLiteral("name"), QStringLiteral("value, s")});
    for (int row = 0; row < 3; ++row) {
        auto* number = new QStandardItem;
        number->setData(0.1 * (row + 1), Qt::EditRole);
        model.appendRow({new QStandardItem(QStringLiteral("row %1").arg(row)), number});
    }
    QTableView view;
    view.setModel(&model);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.csv"));
    JobBoard board;
    auto* exporter = new TableExport(view, board, &view);
    QSignalSpy written(exporter, &TableExport::written);

    exporter->write(path);

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(contents(path),
              "name,\"value, s\"\nrow 0,0.1\nrow 1,0.2\nrow 2,0.30000000000000004\n");
}

TEST(TableExport, LeavesTheFilesThatTheTablesCameFromAlone) {
    QStandardItemModel model(1, 1);
    QTableView view;
    view.setModel(&model);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("source.csv"));
    writeFile(path.toStdString(), "a\n1\n");
    JobBoard board;
    board.setInputs([&] { return std::vector{path.toStdString()}; });
    auto* exporter = new TableExport(view, board, &view);
    QSignalSpy failed(exporter, &TableExport::failed);

    exporter->write(path);

    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_EQ(contents(path), "a\n1\n");
}

TEST(TableExport, WritesATableThatChangedBeforeAFileWasChosen) {
    QStandardItemModel model(1, 1);
    QTableView view;
    view.setModel(&model);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.csv"));
    JobBoard board;
    const QPointer<TableExport> exporter = new TableExport(view, board, &view);
    model.clear();
    model.appendRow(new QStandardItem(QStringLiteral("new")));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_TRUE(exporter);
    QSignalSpy written(exporter, &TableExport::written);

    exporter->write(path);

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(contents(path), "1\nnew\n");
}

TEST(TableExport, ReadsATableAnewThatChangesMeanwhile) {
    SlowTable table;
    QTableView view;
    view.setModel(&table);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.csv"));
    JobBoard board;
    auto* exporter = new TableExport(view, board, &view);
    QSignalSpy written(exporter, &TableExport::written);
    exporter->write(path);
    ASSERT_LT(table.lastRead, 99);

    table.turnRound();

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_TRUE(contents(path).startsWith("1\n99\n98\n"));
    EXPECT_EQ(contents(path).count('\n'), 101);
}

TEST(TableExport, ALargeTableIsWrittenInSeveralTurnsOfTheEventLoop) {
    SlowTable table;
    QTableView view;
    view.setModel(&table);
    QTemporaryDir folder;
    JobBoard board;
    auto* exporter = new TableExport(view, board, &view);
    QSignalSpy written(exporter, &TableExport::written);

    exporter->write(folder.filePath(QStringLiteral("t.csv")));

    EXPECT_LT(table.lastRead, 99) << "the rest follows in later turns";
    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(table.lastRead, 99);
    EXPECT_EQ(contents(folder.filePath(QStringLiteral("t.csv"))).count('\n'), 101);
}

}  // namespace footbridge
