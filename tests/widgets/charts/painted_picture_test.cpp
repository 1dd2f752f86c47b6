// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/painted_picture.h"

#include <gtest/gtest.h>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <memory>

#include "core/run/error.h"
#include "core/run/file.h"
#include "widgets/charts/gantt_view.h"
#include "widgets/charts/interval_list.h"
#include "widgets/charts/order_matrix.h"
#include "widgets/charts/picture_file.h"
#include "widgets/charts/savings_view.h"
#include "widgets/charts/theme.h"
#include "widgets/jobs/job_board.h"

namespace footbridge {
namespace {

class PaintedPictureTest : public ::testing::Test {
  protected:
    PaintedPictureTest() { applyTheme(*qApp, darkTheme()); }
    ~PaintedPictureTest() override { applyTheme(*qApp, lightTheme()); }

    QByteArray written(const PaintedPicture& picture, const char* name) const {
        const QString path = folder.filePath(QLatin1String(name));
        writePicture(picture, path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    JobBoard board;
};

TEST_F(PaintedPictureTest, AnOrderIsWrittenWithAllItsNamesAndCells) {
    OrderMatrix order(board);
    order.setAccessibleName(QStringLiteral("Order"));
    order.resize(80, 60);  // far too small to show it all
    Matrix faster(2, 2);
    faster << 0.5, 0.83, 0.17, 0.5;
    order.setChances({QStringLiteral("k20c"), QStringLiteral("xeon")}, faster);

    const QByteArray svg = written(order.picture(), "order.svg");

    for (const char* word : {"k20c", "xeon", ">83<", ">17<"}) EXPECT_TRUE(svg.contains(word));
    EXPECT_TRUE(QSvgRenderer(svg).isValid());
    EXPECT_TRUE(written(order.picture(), "order.pdf").startsWith("%PDF"));
}

TEST_F(PaintedPictureTest, IsLightOnPaperWhateverTheWindowWears) {
    IntervalList list(board);
    list.resize(320, 140);
    list.setRows({{QStringLiteral("machine"), 2, 1, 4, QStringLiteral("2.00")}}, {},
                 QStringLiteral("Run time"), 1.0);

    const QByteArray png = written(list.picture(), "vector.png");

    const QImage image = QImage::fromData(png, "PNG");
    ASSERT_FALSE(image.isNull());
    EXPECT_EQ(image.size(), list.size() * 2);
    EXPECT_EQ(image.pixelColor(2, image.height() - 2), lightTheme().surface);
    EXPECT_TRUE(currentTheme().dark) << "the window keeps what it wears";
    EXPECT_TRUE(written(list.picture(), "vector.svg").contains("machine"));
}

TEST_F(PaintedPictureTest, WritesNamesSmallerRatherThanCutThem) {
    IntervalList list(board);
    const QString name = QStringLiteral("EASY, shortest first · true run time");
    list.setRows({{name, 2, 1, 4, QStringLiteral("2.00")}}, {}, QStringLiteral("Hours"), 1.0);
    const QByteArray wide = (list.resize(800, 140), written(list.picture(), "wide.svg"));
    const QByteArray narrow = (list.resize(380, 140), written(list.picture(), "narrow.svg"));
    for (const QByteArray& svg : {wide, narrow}) EXPECT_TRUE(svg.contains(name.toUtf8()));
    EXPECT_FALSE(narrow.contains("\u2026"));
}

TEST_F(PaintedPictureTest, IsKnownAgainAsOurs) {
    IntervalList list(board);
    list.resize(320, 140);
    for (const char* name : {"a.png", "a.svg", "a.pdf"}) {
        written(list.picture(), name);
        EXPECT_TRUE(isWrittenByUs(pictureFile(folder.filePath(QLatin1String(name)).toStdString())))
            << name;
    }
}

TEST_F(PaintedPictureTest, ItsMenuGoesWithTheView) {
    const std::unique_ptr<QWidget> views[] = {
        std::make_unique<IntervalList>(board), std::make_unique<OrderMatrix>(board),
        std::make_unique<SavingsView>(board), std::make_unique<GanttView>(board)};
    for (const auto& each : views) {
        auto* view = each.get();
        view->show();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, {5, 5}, view->mapToGlobal(QPoint(5, 5)));
        auto* scrolls = qobject_cast<QAbstractScrollArea*>(view);
        QCoreApplication::sendEvent(scrolls ? scrolls->viewport() : view, &asked);
        const QPointer<QMenu> menu = view->findChild<QMenu*>();
        ASSERT_TRUE(menu) << view->metaObject()->className();
        EXPECT_TRUE(menu->isVisible());
        EXPECT_GE(menu->actions().size(), 2);
        QTest::keyClick(menu, Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        EXPECT_FALSE(menu);
    }
}

TEST_F(PaintedPictureTest, IsSavedOverNothingThatIsOpen) {
    IntervalList list(board);
    list.resize(320, 140);
    const QString open = folder.filePath(QStringLiteral("open.svg")),
                  other = folder.filePath(QStringLiteral("other.svg"));
    writeFile(open.toStdString(), "n,time\n1,2\n");
    board.setInputs([&] { return std::vector{open.toStdString()}; });
    QMenu menu;
    addPictureActions(menu, list, board, [&] { return list.picture(); });
    const auto saveAs = [&](const QString& path) {
        menu.actions().last()->trigger();
        auto* dialog = list.findChild<QFileDialog*>();
        ASSERT_TRUE(dialog);
        Q_EMIT dialog->fileSelected(path);
        delete dialog;
    };

    saveAs(open);
    EXPECT_EQ(readFile(open.toStdString()), "n,time\n1,2\n");
    auto* warning = list.findChild<QMessageBox*>();
    ASSERT_TRUE(warning);
    EXPECT_TRUE(warning->text().contains(QStringLiteral("open.svg")))
        << qPrintable(warning->text());
    delete warning;
    saveAs(other);
    EXPECT_FALSE(list.findChild<QMessageBox*>());
    EXPECT_TRUE(QFile::exists(other));
}

TEST_F(PaintedPictureTest, TellsNamesAsTheyStand) {
    OrderMatrix order(board);
    Matrix faster(2, 2);
    faster << 0.5, 0.83, 0.17, 0.5;
    order.setChances({QStringLiteral("a <b>bold</b> one"), QStringLiteral("xeon")}, faster);
    for (const QString& tip :
         {order.verticalHeaderItem(0)->toolTip(), order.horizontalHeaderItem(0)->toolTip(),
          order.item(0, 1)->toolTip()}) {
        QTextDocument shown;
        shown.setHtml(tip);
        EXPECT_TRUE(shown.toPlainText().contains(QStringLiteral("a <b>bold</b> one")))
            << qPrintable(tip);
    }
}

TEST_F(PaintedPictureTest, SaysWhereItCannotBeWritten) {
    const IntervalList list(board);
    EXPECT_THROW(writePicture(list.picture(), folder.filePath(QStringLiteral("runs.csv"))), Error)
        << "somebody's table";
    EXPECT_THROW(writePicture(list.picture(), folder.filePath(QStringLiteral("none/a.png"))),
                 Error);
}

}  // namespace
}  // namespace footbridge
