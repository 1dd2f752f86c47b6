// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/results_page.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFileDialog>
#include <QFrame>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/run/file.h"
#include "widgets/charts/plot_names.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/models/document.h"
#include "widgets/models/leaderboard_model.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/models/wording.h"
#include "widgets/pages/result_tables.h"
#include "widgets/pages/result_words.h"

namespace footbridge {

namespace {

constexpr double kOutside = 0.25;
constexpr int kFilterDelayMilliseconds = 150;
constexpr qsizetype kMostRowsMarked = 2000;  ///< a table with more marks is no help and is slow

}  // namespace

ResultsPage::ResultsPage(Document& document, AnalysisRunner&, QWidget* parent)
    : Page(tr("Results"), parent),
      m_document(document),
      m_leaderboard(new LeaderboardModel(this)),
      m_table(new PredictionTableModel(this)),
      m_filterDelay(new QTimer(this)) {
    m_stack = new QStackedWidget(this);
    m_empty = makeLabel(tr("No strategy has been adapted yet. Choose the shots on the page Adapt "
                           "and start; the predictions appear here."),
                        "subtitle", m_stack);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_empty);

    auto* columns = new QSplitter(Qt::Horizontal, m_stack);
    columns->setHandleWidth(kCardSpacing);
    columns->setChildrenCollapsible(false);
    columns->addWidget(makePlot());
    auto* right = new QSplitter(Qt::Vertical, columns);
    right->setHandleWidth(kCardSpacing);
    right->setChildrenCollapsible(false);
    right->addWidget(makeLeaderboard());
    right->addWidget(makeRows());
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
    columns->addWidget(right);
    columns->setStretchFactor(0, 11);
    columns->setStretchFactor(1, 9);
    columns->setSizes({446, 586});
    right->setSizes({396, 284});
    m_stack->addWidget(columns);
    contents()->addWidget(m_stack);

    m_filterDelay->setSingleShot(true);
    m_filterDelay->setInterval(kFilterDelayMilliseconds);
    connectSelections();
    connect(&m_document, &Document::adaptationChanged, this, &ResultsPage::showAdaptation);
    connect(&m_document, &Document::stageChanged, this, &ResultsPage::showState);
    connect(&m_predicting, &Job::failed, this, [this](const QString& sentence) {
        m_problem->setText(sentence);
        m_problem->show();
    });
    connect(&m_writing, &Job::failed, this, [this](const QString& sentence) {
        m_problem->setText(sentence);
        m_problem->show();
    });
    connect(&m_writing, &Job::finished, this, [this] { m_exportRows->setEnabled(true); });
    showAdaptation();
}

QWidget* ResultsPage::makePlot() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kRowSpacing);
    m_kinds = new QButtonGroup(this);
    const QStringList names{tr("Predicted / measured"), tr("Residuals"), tr("Strategies")};
    for (int kind = 0; kind < names.size(); ++kind) {
        auto* button = new QPushButton(names[kind], card);
        button->setCheckable(true);
        button->setChecked(kind == PredictedPlot);
        m_kinds->addButton(button, kind);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* save = new QPushButton(tr("Export…"), card);
    save->setToolTip(tr("Write this plot as PNG, SVG, PDF or CSV"));
    layout->addLayout(buttons);
    auto* choice = new QHBoxLayout;
    QLabel* label = makeLabel(tr("&Strategy"), "subtitle", card);
    m_strategy = new QComboBox(card);
    m_strategy->setObjectName(QStringLiteral("strategyChooser"));
    m_strategy->setAccessibleName(tr("Strategy shown"));
    m_strategy->setMinimumWidth(200);
    label->setBuddy(m_strategy);
    choice->addWidget(label);
    choice->addWidget(m_strategy);
    choice->addStretch(1);
    choice->addWidget(save);
    layout->addLayout(choice);
    m_plot = new PlotView(card);
    m_plot->setObjectName(QStringLiteral("resultsPlot"));
    layout->addWidget(m_plot, 1);
    m_problem = makeLabel({}, "bad", card);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    QLabel* hint = makeLabel(
        tr("Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset"), "caption", card);
    hint->setWordWrap(true);
    layout->addWidget(hint);
    connect(m_kinds, &QButtonGroup::idClicked, this, &ResultsPage::showPlot);
    connect(save, &QPushButton::clicked, m_plot, &PlotView::exportWithDialog);
    return card;
}

QWidget* ResultsPage::makeLeaderboard() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Leaderboard"), "heading", card));
    head->addWidget(makeLabel(tr("normalised error (nMSE), same shots for all"), "subtitle", card),
                    1);
    layout->addLayout(head);
    m_leaderboardView = makeLeaderboardView(m_leaderboard, card);
    layout->addWidget(m_leaderboardView, 1);
    m_noise = makeLabel({}, "caption", card);
    m_noise->setWordWrap(true);
    layout->addWidget(m_noise);
    return card;
}

QWidget* ResultsPage::makeRows() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->setSpacing(kRowSpacing);
    head->addWidget(makeLabel(tr("Rows"), "heading", card));
    m_count = makeLabel({}, "caption", card);
    m_count->setObjectName(QStringLiteral("rowCount"));
    head->addWidget(m_count, 1);
    m_outside = new QPushButton(tr("Select outside ±25 %"), card);
    m_outside->setObjectName(QStringLiteral("selectOutside"));
    head->addWidget(m_outside);
    m_exportRows = new QPushButton(tr("Export…"), card);
    m_exportRows->setToolTip(tr("Write the rows shown here as CSV"));
    head->addWidget(m_exportRows);
    layout->addLayout(head);
    m_filter = makeRowFilter(card);
    layout->addWidget(m_filter);
    m_tableView = makePredictionView(m_table, card);
    layout->addWidget(m_tableView, 1);
    return card;
}

void ResultsPage::connectSelections() {
    connect(m_strategy, &QComboBox::activated, this, [this](int index) {
        chooseStrategy(static_cast<std::size_t>(m_strategy->itemData(index).toULongLong()));
    });
    connect(m_leaderboardView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] {
                const QModelIndexList rows = m_leaderboardView->selectionModel()->selectedRows();
                if (!m_brushing && !rows.isEmpty())
                    chooseStrategy(m_leaderboard->position(rows.front().row()));
            });
    connect(m_plot, &PlotView::selectionChanged, this, &ResultsPage::mark);
    connect(m_plot, &PlotView::pointActivated, this, [this](qint64 id) {
        mark({id});
        m_tableView->setFocus();
    });
    connect(m_tableView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ResultsPage::takeSelectionOfTable);
    connect(m_filter, &QLineEdit::textChanged, m_filterDelay, qOverload<>(&QTimer::start));
    connect(m_filterDelay, &QTimer::timeout, this,
            [this] { m_table->setFilter(m_filter->text()); });
    // A model reset clears the selection before the rows come back in their new order.
    connect(m_table, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_brushing = true; });
    connect(m_table, &QAbstractItemModel::modelReset, this, [this] { m_brushing = false; });
    connect(m_table, &DatasetModel::orderChanged, this, &ResultsPage::markInTable);
    connect(m_outside, &QPushButton::clicked, this, [this] {
        if (!m_rows) return;
        const auto rows = m_rows->rowsOutside(kOutside);
        mark(QVector<qint64>(rows.begin(), rows.end()));
    });
    connect(m_exportRows, &QPushButton::clicked, this, &ResultsPage::exportRows);
}

void ResultsPage::showAdaptation() {
    m_adaptation = m_document.adaptation();
    m_predicting.cancel();
    m_marked.clear();
    m_brushing = true;
    m_leaderboard->setAdaptation(m_adaptation);
    m_strategy->clear();
    if (m_adaptation) {
        for (int row = 0; row < m_leaderboard->rowCount(); ++row) {
            const std::size_t position = m_leaderboard->position(row);
            const StrategyResult& result = m_adaptation->results[position];
            if (result.available)
                m_strategy->addItem(strategyLabel(result.strategy),
                                    QVariant::fromValue<qulonglong>(position));
        }
        fitLeaderboard(*m_leaderboardView);
        m_noise->setText(noiseSentence(*m_adaptation));
        m_noise->setVisible(!m_noise->text().isEmpty());
    }
    m_brushing = false;
    m_rows.reset();
    m_table->setRows({});
    m_plot->setSpec({});
    m_plot->setSelection({});
    if (m_adaptation && m_adaptation->best < m_adaptation->results.size())
        chooseStrategy(m_adaptation->best);
    showState();
}

void ResultsPage::showState() {
    m_stack->setCurrentIndex(m_adaptation ? 1 : 0);
    describe();
}

void ResultsPage::chooseStrategy(std::size_t position) {
    if (!m_adaptation || !m_adaptation->results.at(position).available) return;
    m_position = position;
    m_brushing = true;
    m_strategy->setCurrentIndex(m_strategy->findData(QVariant::fromValue<qulonglong>(position)));
    m_leaderboardView->selectRow(m_leaderboard->rowOf(position));
    m_brushing = false;
    describe();
    predict();
}

void ResultsPage::predict() {
    m_problem->hide();
    m_predicting.start([this, adaptation = m_adaptation, position = m_position,
                        target = m_document.adaptedInput().target](
                           const RunContext& context) -> std::function<void()> {
        auto rows = predictRows(adaptation, position, target, context);
        return [this, rows] { showRows(rows); };
    });
}

void ResultsPage::showRows(std::shared_ptr<const PredictedRows> rows) {
    const bool first = !m_rows || m_rows->adaptation != rows->adaptation;
    m_rows = std::move(rows);
    m_table->setRows(m_rows);
    if (!m_filter->text().isEmpty()) m_table->setFilter(m_filter->text());
    if (first) m_tableView->resizeColumnsToContents();
    showPlot();
    markInTable();
    Q_EMIT rowsShown();
}

void ResultsPage::showPlot() {
    if (!m_rows) return;
    switch (m_kinds->checkedId()) {
        case ResidualPlot:
            m_plot->setSpec(residuals(*m_rows->adaptation, m_rows->result(), m_rows->predictions));
            break;
        case StrategyPlot:
            m_plot->setSpec(leaderboardBars(*m_rows->adaptation));
            break;
        default:
            m_plot->setSpec(predictedAgainstMeasured(*m_rows->adaptation, m_rows->result(),
                                                     m_rows->predictions));
    }
    m_plot->setSelection(m_marked);
}

void ResultsPage::describe() {
    if (!m_adaptation) {
        setSubtitle({});
        return;
    }
    const QString said = resultSentence(*m_adaptation, m_position);
    const bool stale = m_document.state(Stage::Results) == StageState::Stale;
    setSubtitle(stale ? tr("The data or settings have changed since. %1").arg(said) : said);
}

void ResultsPage::mark(const QVector<qint64>& ids) {
    m_marked = ids;
    m_plot->setSelection(ids);
    markInTable();
}

void ResultsPage::markInTable() {
    if (!m_rows || m_brushing) return;
    m_brushing = true;
    std::vector<int> shown =
        m_table->positionsOf(std::vector<Index>(m_marked.begin(), m_marked.end()));
    std::erase(shown, -1);
    std::sort(shown.begin(), shown.end());
    if (static_cast<qsizetype>(shown.size()) > kMostRowsMarked) shown.resize(kMostRowsMarked);
    QItemSelection selection;
    const int last = m_table->columnCount() - 1;
    for (std::size_t i = 0; i < shown.size();) {
        std::size_t end = i + 1;
        while (end < shown.size() && shown[end] == shown[end - 1] + 1) ++end;
        selection.append(
            QItemSelectionRange(m_table->index(shown[i], 0), m_table->index(shown[end - 1], last)));
        i = end;
    }
    m_tableView->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!shown.empty()) m_tableView->scrollTo(m_table->index(shown.front(), 0));
    m_brushing = false;
    countRows();
}

void ResultsPage::takeSelectionOfTable() {
    if (m_brushing) return;
    m_marked.clear();
    for (const QModelIndex& index : m_tableView->selectionModel()->selectedRows())
        m_marked.append(m_table->tableRow(index.row()));
    m_plot->setSelection(m_marked);
    countRows();
}

void ResultsPage::countRows() {
    const QString all = countText(m_table->allRows());
    const QString shown = m_table->shownRows() == m_table->allRows()
                              ? all
                              : tr("%1 of %2").arg(countText(m_table->shownRows()), all);
    m_count->setText(
        m_marked.isEmpty() ? shown : tr("%1, %2 selected").arg(shown, countText(m_marked.size())));
}

void ResultsPage::exportRows() {
    if (!m_rows) return;
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export rows"), QStringLiteral("predictions.csv"), tr("Table (*.csv)"));
    if (path.isEmpty()) return;
    m_problem->hide();
    m_exportRows->setEnabled(false);
    m_writing.start([rows = m_rows, order = m_table->shownOrder(),
                     file = path.toStdString()](const RunContext&) -> std::function<void()> {
        writeFile(file, predictionsCsv(*rows, order));
        return [] {};
    });
}

}  // namespace footbridge
