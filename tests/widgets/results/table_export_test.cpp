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

class TableExportTest : public ::testing::Test {
  protected:
    /// Of the table as the view shows it from now on.
    TableExport* exporterOf(QAbstractItemModel& model) {
        view.setModel(&model);
        return new TableExport(view, board, &view);
    }

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.csv"));
    QTableView view;
    JobBoard board;
};

TEST_F(TableExportTest, WritesWhatTheTableShowsAtFullPrecision) {
    QStandardItemModel model(0, 2);
    model.setHorizontalHeaderLabels({QStringLiteral("name"), QStringLiteral("value, s")});
    for (int row = 0; row < 3; ++row) {
        auto* number = new QStandardItem;
        number->setData(0.1 * (row + 1), Qt::EditRole);
        model.appendRow({new QStandardItem(QStringLiteral("row %1").arg(row)), number});
    }
    auto* exporter = exporterOf(model);
    QSignalSpy written(exporter, &TableExport::written);

    exporter->write(path);

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(contents(path),
              "name,\"value, s\"\nrow 0,0.1\nrow 1,0.2\nrow 2,0.30000000000000004\n");
}

TEST_F(TableExportTest, LeavesTheFilesThatTheTablesCameFromAlone) {
    QStandardItemModel model(1, 1);
    writeFile(path.toStdString(), "a\n1\n");
    board.setInputs([&] { return std::vector{path.toStdString()}; });
    auto* exporter = exporterOf(model);
    QSignalSpy failed(exporter, &TableExport::failed);

    exporter->write(path);

    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_EQ(contents(path), "a\n1\n");
}

TEST_F(TableExportTest, WritesATableThatChangedBeforeAFileWasChosen) {
    QStandardItemModel model(1, 1);
    const QPointer<TableExport> exporter = exporterOf(model);
    model.clear();
    model.appendRow(new QStandardItem(QStringLiteral("new")));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_TRUE(exporter);
    QSignalSpy written(exporter, &TableExport::written);

    exporter->write(path);

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(contents(path), "1\nnew\n");
}

TEST_F(TableExportTest, ReadsATableAnewThatChangesMeanwhile) {
    SlowTable table;
    auto* exporter = exporterOf(table);
    QSignalSpy written(exporter, &TableExport::written);
    exporter->write(path);
    ASSERT_LT(table.lastRead, 99);

    table.turnRound();

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_TRUE(contents(path).startsWith("1\n99\n98\n"));
    EXPECT_EQ(contents(path).count('\n'), 101);
}

TEST_F(TableExportTest, ALargeTableIsWrittenInSeveralTurnsOfTheEventLoop) {
    SlowTable table;
    auto* exporter = exporterOf(table);
    QSignalSpy written(exporter, &TableExport::written);

    exporter->write(path);

    EXPECT_LT(table.lastRead, 99) << "the rest follows in later turns";
    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(table.lastRead, 99);
    EXPECT_EQ(contents(path).count('\n'), 101);
}

}  // namespace
}  // namespace footbridge
