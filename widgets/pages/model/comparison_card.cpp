// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/comparison_card.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/pages/model/result_tables.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/table_copy.h"

namespace footbridge {

namespace {

constexpr int kComparisonRow = 27;

bool testedOnTheSameRuns(const RunResult& a, const RunResult& b) {
    return a.run == b.run ||
           (a.run->input.target.table == b.run->input.target.table &&
            a.run->analysis.adaptation->split.test == b.run->analysis.adaptation->split.test);
}

}  // namespace

ComparisonCard::ComparisonCard(JobBoard& board, QWidget* parent)
    : QFrame(parent), m_model(new ComparisonModel(this)), m_view(new NameFirstView(this)) {
    QVBoxLayout* layout = makeCard(*this);
    layout->addWidget(makeLabel(tr("Comparison"), "heading", this));
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("comparison"));
    m_view->setAccessibleName(tr("Comparison of two results"));
    makePlain(*m_view);
    m_view->setWordWrap(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->verticalHeader()->setDefaultSectionSize(kComparisonRow);
    m_view->setMinimumHeight(160);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    makeCopyable(m_view, board);
    layout->addWidget(m_view, 1);
    m_note = makeLabel({}, "caption", this);
    m_note->setWordWrap(true);
    layout->addWidget(m_note);
}

void ComparisonCard::setResults(const RunResult& first, const RunResult& second) {
    m_model->setResults(first, second);
    m_view->resizeColumnsToContents();
    m_view->fitName();
    m_note->setText(testedOnTheSameRuns(first, second)
                        ? tr("The better figure is in bold.")
                        : tr("The two were tested on other runs, so part of the differences may "
                             "be chance. The better figure is in bold."));
}

void ComparisonCard::clear() {
    m_model->clear();
}

}  // namespace footbridge
