// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/result_tables.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <algorithm>

#include "widgets/models/leaderboard_model.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/pages/table_copy.h"

namespace footbridge {

namespace {

struct ResultTables {
    Q_DECLARE_TR_FUNCTIONS(ResultTables)
};

constexpr int kResultRow = 27, kRowsMeasured = 50;
constexpr int kHeaderPadding = 14;

QTableView* dress(QTableView* view, QAbstractItemModel* model, JobBoard& board) {
    view->setModel(model);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setTabKeyNavigation(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->verticalHeader()->setDefaultSectionSize(kResultRow);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QHeaderView* header = view->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setResizeContentsPrecision(kRowsMeasured);
    // Not setSortingEnabled: that sorts at once, and the order of the model is already right.
    QObject::connect(header, &QHeaderView::sectionClicked, view, [view, header](int column) {
        const bool again =
            header->isSortIndicatorShown() && header->sortIndicatorSection() == column;
        const auto order = again && header->sortIndicatorOrder() == Qt::AscendingOrder
                               ? Qt::DescendingOrder
                               : Qt::AscendingOrder;
        header->setSortIndicatorShown(true);
        header->setSortIndicator(column, order);
        view->model()->sort(column, order);
    });
    makeCopyable(view, board);
    return view;
}

}  // namespace

void NameFirstView::fitName() {
    if (!model() || model()->columnCount() == 0) return;
    QHeaderView* header = horizontalHeader();
    int others = 0;
    for (int column = 1; column < header->count(); ++column) others += header->sectionSize(column);
    header->resizeSection(0, std::max({sizeHintForColumn(0), header->sectionSizeHint(0),
                                       viewport()->width() - others}));
}

void NameFirstView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitName();
}

QTableView* makeLeaderboardView(LeaderboardModel* model, JobBoard& board, QWidget* parent) {
    QTableView* view = dress(new NameFirstView(parent), model, board);
    view->setObjectName(QStringLiteral("leaderboard"));
    view->setAccessibleName(ResultTables::tr("Leaderboard of strategies"));
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->verticalHeader()->hide();
    view->setMinimumHeight(110);
    QObject::connect(view->horizontalHeader(), &QHeaderView::sectionResized, view,
                     [view](int column) {
                         if (column != 0) static_cast<NameFirstView*>(view)->fitName();
                     });
    return view;
}

QTableView* makePredictionView(PredictionTableModel* model, JobBoard& board, QWidget* parent) {
    QTableView* view = dress(new QTableView(parent), model, board);
    view->setObjectName(QStringLiteral("predictions"));
    view->setAccessibleName(ResultTables::tr("Rows with their predictions"));
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->horizontalHeader()->setMinimumSectionSize(56);
    view->horizontalHeader()->setMaximumSectionSize(280);
    view->setMinimumHeight(100);
    return view;
}

QLineEdit* makeRowFilter(QWidget* parent) {
    auto* filter = new QLineEdit(parent);
    filter->setObjectName(QStringLiteral("predictionFilter"));
    filter->setPlaceholderText(ResultTables::tr("Filter: text, or factor > 1.25"));
    filter->setToolTip(ResultTables::tr(
        "Text found in any cell, or a condition on one column: set, measured, predicted, factor, "
        "lower, upper, flags or a feature"));
    filter->setAccessibleName(ResultTables::tr("Filter rows"));
    filter->setClearButtonEnabled(true);
    return filter;
}

void fitLeaderboard(QTableView& view) {
    QHeaderView* header = view.horizontalHeader();
    // A header's own hint measures titles of two lines as if they stood on one.
    QFont bold = header->font();
    bold.setWeight(QFont::DemiBold);  // as the style sheet draws titles
    const QFontMetrics metrics(bold);
    for (int column = 0; column < view.model()->columnCount(); ++column) {
        int width = 0;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            width =
                std::max(width, view.sizeHintForIndex(view.model()->index(row, column)).width());
        const QString title = view.model()->headerData(column, Qt::Horizontal).toString();
        const QStringList lines = title.split(QLatin1Char('\n'));
        for (const QString& line : lines)
            width = std::max(width, metrics.horizontalAdvance(line) + kHeaderPadding);
        if (lines.size() == 1) width = std::max(width, header->sectionSizeHint(column));
        header->resizeSection(column, width);
    }
    static_cast<NameFirstView&>(view).fitName();
}

}  // namespace footbridge
