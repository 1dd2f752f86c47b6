// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/predictions_card.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/jobs/table_work.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/pages/model/result_tables.h"
#include "widgets/pages/page.h"
#include "widgets/words/number_text.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr double kOutside = 0.25;
constexpr qsizetype kMostRowsMarked = 2000;  ///< a table with more marks is no help and is slow

}  // namespace

PredictionsCard::PredictionsCard(Document& document, JobBoard& board, QWidget* parent)
    : QFrame(parent),
      m_document(document),
      m_writing(board, Job::Attendance::Asked, Job::Owner::Program),
      m_model(new PredictionTableModel(this)),
      m_filterDelay(new QTimer(this)) {
    setObjectName(QStringLiteral("predictionsCard"));
    QVBoxLayout* layout = makeCard(*this);
    orderInBackground(*m_model, board);
    auto* head = new QHBoxLayout;
    head->setSpacing(kRowSpacing);
    head->addWidget(makeLabel(tr("Rows"), "heading", this));
    m_count = makeLabel({}, "caption", this);
    m_count->setObjectName(QStringLiteral("rowCount"));
    head->addWidget(m_count, 1);
    m_outside = new QPushButton(tr("Outside ±25 %"), this);
    m_outside->setObjectName(QStringLiteral("selectOutside"));
    head->addWidget(m_outside);
    m_why = new QPushButton(tr("Why?"), this);
    m_why->setObjectName(QStringLiteral("explainPrediction"));
    m_why->setToolTip(tr("Why this prediction? What the selected row's prediction rests on"));
    head->addWidget(m_why);
    m_exportRows = new QPushButton(tr("Export…"), this);
    m_exportRows->setToolTip(tr("Write the rows shown here as CSV"));
    head->addWidget(m_exportRows);
    layout->addLayout(head);
    m_filter = makeRowFilter(this);
    layout->addWidget(m_filter);
    m_view = makePredictionView(m_model, board, this);
    layout->addWidget(m_view, 1);
    m_filterDelay->setSingleShot(true);
    m_filterDelay->setInterval(kFilterDelayMilliseconds);
    connectTable();
    connect(&m_writing, &Job::failed, this, &PredictionsCard::failed);
    connect(&m_writing, &Job::finished, this, [this] { m_exportRows->setEnabled(true); });
}

void PredictionsCard::connectTable() {
    connect(m_view, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT rowOpened(m_model->tableRow(index.row())); });
    auto* enter = new QShortcut(Qt::Key_Return, m_view);
    enter->setContext(Qt::WidgetShortcut);
    connect(enter, &QShortcut::activated, this, [this] {
        const QModelIndex current = m_view->currentIndex();
        if (current.isValid()) Q_EMIT rowOpened(m_model->tableRow(current.row()));
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PredictionsCard::takeSelection);
    connect(m_filter, &QLineEdit::textChanged, m_filterDelay, qOverload<>(&QTimer::start));
    connect(m_filterDelay, &QTimer::timeout, this,
            [this] { m_model->setFilter(m_filter->text()); });
    // A model reset clears the selection before the rows come back in their new order.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_marking = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_marking = false; });
    connect(m_model, &DatasetModel::orderChanged, this, &PredictionsCard::markInTable);
    connect(m_outside, &QPushButton::clicked, this, [this] {
        if (!m_rows) return;
        const auto rows = m_rows->rowsOutside(kOutside);
        mark(QVector<qint64>(rows.begin(), rows.end()));
        Q_EMIT marked(m_marked);
    });
    connect(m_exportRows, &QPushButton::clicked, this, &PredictionsCard::exportRows);
}

void PredictionsCard::setRows(const std::shared_ptr<const PredictedRows>& rows) {
    const bool first = rows && (!m_rows || m_rows->adaptation != rows->adaptation);
    m_rows = rows;
    if (!rows) m_marked.clear();
    m_model->setRows(rows);
    if (!rows) return;
    if (!m_filter->text().isEmpty()) m_model->setFilter(m_filter->text());
    if (first) m_view->resizeColumnsToContents();
}

void PredictionsCard::mark(const QVector<qint64>& rows) {
    m_marked = rows;
    markInTable();
}

void PredictionsCard::markInTable() {
    if (!m_rows || m_marking) return;
    m_marking = true;
    std::vector<int> shown =
        m_model->positionsOf(std::vector<Index>(m_marked.begin(), m_marked.end()));
    std::erase(shown, -1);
    std::sort(shown.begin(), shown.end());
    if (static_cast<qsizetype>(shown.size()) > kMostRowsMarked) shown.resize(kMostRowsMarked);
    QItemSelection selection;
    const int last = m_model->columnCount() - 1;
    for (std::size_t i = 0; i < shown.size();) {
        std::size_t end = i + 1;
        while (end < shown.size() && shown[end] == shown[end - 1] + 1) ++end;
        selection.append(
            QItemSelectionRange(m_model->index(shown[i], 0), m_model->index(shown[end - 1], last)));
        i = end;
    }
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!shown.empty()) m_view->scrollTo(m_model->index(shown.front(), 0));
    m_marking = false;
    countRows();
}

void PredictionsCard::takeSelection() {
    if (m_marking) return;
    m_marked.clear();
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        m_marked.append(m_model->tableRow(index.row()));
    countRows();
    Q_EMIT marked(m_marked);
}

void PredictionsCard::countRows() {
    const QString all = countText(m_model->allRows());
    const QString shown = m_model->shownRows() == m_model->allRows()
                              ? all
                              : tr("%1 of %2").arg(countText(m_model->shownRows()), all);
    m_count->setText(
        m_marked.isEmpty() ? shown : tr("%1, %2 selected").arg(shown, countText(m_marked.size())));
}

void PredictionsCard::exportRows() {
    if (!m_rows) return;
    auto* dialog = new QFileDialog(this, tr("Export rows"), QStringLiteral("predictions.csv"),
                                   tr("Table (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    // What is shown now: another result may take its place before a name is chosen.
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, rows = m_rows, order = m_model->shownOrder()](const QString& path) {
                Q_EMIT failed({});
                m_exportRows->setEnabled(false);
                m_writing.start(
                    [rows, order, file = path.toStdString(),
                     inputs = m_document.filesRead()](const RunContext&) -> std::function<void()> {
                        checkOutputs({{file}}, inputs);
                        writeFile(file, predictionsCsv(*rows, order));
                        return [] {};
                    });
            });
    dialog->open();
}

}  // namespace footbridge
