// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/table_copy.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>
#include <algorithm>

#include "widgets/pages/table_export.h"

namespace footbridge {

namespace {

struct TableCopy {
    Q_DECLARE_TR_FUNCTIONS(TableCopy)
};

}  // namespace

void copySelection(const QAbstractItemView& view) {
    if (!view.selectionModel()) return;
    QModelIndexList cells = view.selectionModel()->selectedIndexes();
    if (cells.isEmpty()) return;
    std::ranges::sort(cells, [](const QModelIndex& a, const QModelIndex& b) {
        return a.row() != b.row() ? a.row() < b.row() : a.column() < b.column();
    });
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0) {
            text += cells[i].row() == cells[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
        }
        const QVariant full = cells[i].data(Qt::EditRole);
        text += (full.isValid() ? full : cells[i].data(Qt::DisplayRole)).toString();
    }
    QGuiApplication::clipboard()->setText(text);
}

void makeCopyable(QAbstractItemView* view, JobBoard& board) {
    auto* copy = new QShortcut(QKeySequence::Copy, view);
    copy->setContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QShortcut::activated, view, [view] { copySelection(*view); });
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(
        view, &QWidget::customContextMenuRequested, view, [view, &board](const QPoint& at) {
            // Not exec(): the view may go while the menu is open, and its menu with it.
            auto* menu = new QMenu(view);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            menu->addAction(TableCopy::tr("Copy"), view, [view] { copySelection(*view); })
                ->setEnabled(view->selectionModel() && view->selectionModel()->hasSelection());
            menu->addAction(TableCopy::tr("Select all"), view, &QAbstractItemView::selectAll);
            menu->addSeparator();
            menu->addAction(TableCopy::tr("Export the table…"), view, [view, &board] {
                (new TableExport(*view, board, view))->askForFile();
            });
            menu->popup(view->viewport()->mapToGlobal(at));
        });
}

}  // namespace footbridge
