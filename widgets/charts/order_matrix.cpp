// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/order_matrix.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

#include "widgets/charts/mixed_colour.h"
#include "widgets/charts/painted_picture.h"
#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kLeastMatrixRow = 17, kMostMatrixRow = 26, kLeastCell = 22, kMostCell = 56,
              kHeader = 22, kWidestName = 150, kPictureCell = 40;
constexpr int kChance = Qt::UserRole;

/// Of surface and a colour, the more of it the surer.
QColor shadeOf(double chance) {
    const Theme& theme = currentTheme();
    const QColor colour = theme.seriesColour(chance >= 0.5 ? 0 : 3);
    const double share = 0.06 + 0.84 * std::abs(2 * chance - 1);
    return mixed(theme.surface, colour, share);
}

QColor inkOn(const QColor& fill) {
    const double light = 0.2126 * fill.redF() + 0.7152 * fill.greenF() + 0.0722 * fill.blueF();
    return light > 0.5 ? lightTheme().text : QColor(Qt::white);
}

void paintCell(QPainter& painter, const QRectF& cell, const QString& text, double chance,
               bool same) {
    const QColor fill = same ? currentTheme().surface : shadeOf(chance);
    painter.setBrush(fill);
    painter.drawRoundedRect(cell, 3, 3);
    painter.setFont(plotFont(11));
    painter.setPen(same ? currentTheme().muted : inkOn(fill));
    painter.drawText(cell, Qt::AlignCenter, text);
}

class CellPainter : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRectF cell = QRectF(option.rect).adjusted(1, 1, -1, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(option.state.testFlag(QStyle::State_HasFocus) ? QPen(currentTheme().text, 2)
                                                                      : QPen(Qt::NoPen));
        paintCell(*painter, cell, index.data().toString(), index.data(kChance).toDouble(),
                  index.row() == index.column());
        painter->restore();
    }
};

}  // namespace

OrderMatrix::OrderMatrix(JobBoard& board, QWidget* parent) : QTableWidget(parent), m_board(board) {
    setItemDelegate(new CellPainter(this));
    setShowGrid(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ContiguousSelection);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setHighlightSections(false);
        header->setMinimumSectionSize(kLeastMatrixRow);
    }
    horizontalHeader()->setFixedHeight(kHeader);
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setTextElideMode(Qt::ElideRight);
}

void OrderMatrix::setChances(const QStringList& names, const Matrix& faster) {
    const int count = static_cast<int>(names.size());
    setRowCount(count);
    setColumnCount(count);
    QStringList rows, columns;
    for (int i = 0; i < count; ++i) {
        columns << QString::number(i + 1);
        rows << columns.last() + QStringLiteral("  ") + names[i];
    }
    setVerticalHeaderLabels(rows);
    setHorizontalHeaderLabels(columns);
    for (int i = 0; i < count; ++i) {
        horizontalHeaderItem(i)->setToolTip(toolTipText(names[i]));
        verticalHeaderItem(i)->setToolTip(toolTipText(names[i]));
        for (int j = 0; j < count; ++j) {
            const double chance = faster(i, j);
            auto* cell = new QTableWidgetItem(i == j ? QStringLiteral("–")
                                                     : QString::number(std::lround(100 * chance)));
            cell->setData(kChance, chance);
            cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            if (i != j)
                cell->setToolTip(toolTipText(tr("%1 is faster than %2 with a chance of %3.")
                                                 .arg(names[i], names[j], percentLabel(chance))));
            setItem(i, j, cell);
        }
    }
    fitCells();
    updateGeometry();
}

QSize OrderMatrix::sizeHint() const {
    return {kWidestName + kMostCell * columnCount(), kHeader + kMostMatrixRow * rowCount() + 4};
}

QSize OrderMatrix::minimumSizeHint() const {
    return {240, kHeader + kLeastMatrixRow * std::max(4, rowCount()) + 4};
}

void OrderMatrix::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitCells();
}

PaintedPicture OrderMatrix::picture() const {
    return {accessibleName(), pictureSize(), [this](QPainter& painter) { paintAll(painter); }};
}

void OrderMatrix::contextMenuEvent(QContextMenuEvent* event) {
    // Not exec(): the view may go while the menu is open, and its menu with it.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addPictureActions(*menu, *this, m_board, [this] { return picture(); });
    menu->popup(event->globalPos());
}

int OrderMatrix::namesWidth() const {
    int width = 0;
    for (int i = 0; i < rowCount(); ++i)
        width = std::max(
            width, QFontMetrics(plotFont(12)).horizontalAdvance(verticalHeaderItem(i)->text()));
    return width + 16;
}

QSize OrderMatrix::pictureSize() const {
    return {namesWidth() + kPictureCell * columnCount() + 8,
            kHeader + kMostMatrixRow * rowCount() + 8};
}

void OrderMatrix::paintAll(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const int left = namesWidth();
    const auto place = [&](int row, int column) {
        return QRectF(left + kPictureCell * column, kHeader + kMostMatrixRow * row, kPictureCell,
                      kMostMatrixRow);
    };
    for (int i = 0; i < rowCount(); ++i) {
        painter.setFont(plotFont(12));
        painter.setPen(currentTheme().text);
        painter.drawText(QRectF(8, place(i, 0).top(), left - 8, kMostMatrixRow),
                         Qt::AlignLeft | Qt::AlignVCenter, verticalHeaderItem(i)->text());
        painter.drawText(QRectF(place(0, i).left(), 0, kPictureCell, kHeader), Qt::AlignCenter,
                         horizontalHeaderItem(i)->text());
        for (int j = 0; j < columnCount(); ++j) {
            painter.setPen(Qt::NoPen);
            paintCell(painter, place(i, j).adjusted(1, 1, -1, -1), item(i, j)->text(),
                      item(i, j)->data(kChance).toDouble(), i == j);
        }
    }
}

void OrderMatrix::fitCells() {
    // While the table grows it is laid out before its headings are there.
    if (rowCount() == 0 || columnCount() == 0 || !verticalHeaderItem(rowCount() - 1)) return;
    int width = 0;
    for (int i = 0; i < rowCount(); ++i)
        width = std::max(width, fontMetrics().horizontalAdvance(verticalHeaderItem(i)->text()));
    verticalHeader()->setFixedWidth(std::min(kWidestName, width + 20));
    horizontalHeader()->setDefaultSectionSize(
        std::clamp(viewport()->width() / columnCount(), kLeastCell, kMostCell));
    verticalHeader()->setDefaultSectionSize(
        std::clamp((height() - kHeader - 4) / rowCount(), kLeastMatrixRow, kMostMatrixRow));
}

}  // namespace footbridge
