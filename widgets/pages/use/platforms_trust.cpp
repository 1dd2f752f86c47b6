// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/platforms_trust.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/charts/plot_view.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/table_copy.h"
#include "widgets/pages/use/platforms_words.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kTrustRow = 24, kNumberWidth = 57, kLeastHeight = 190;

struct ShownScore {
    double value;
    const BoundedScore* bounds;  ///< null: without an interval
};

std::vector<ShownScore> figuresOf(const EvaluatedMethod& method) {
    const OrderScores& s = method.scores;
    std::vector<ShownScore> figures;
    for (const BoundedScore* score : {&s.pairs, &s.pairsApart, &s.tau, &s.regret})
        figures.push_back({score->value, score});
    figures.push_back({method.skill, nullptr});
    figures.push_back({s.r2.value, &s.r2});
    return figures;
}

QString figureText(double value) {
    return std::isnan(value) ? QStringLiteral("–") : fixedText(value, value < 10 ? 3 : 1);
}

}  // namespace

PlatformsTrust::PlatformsTrust(Workspace& workspace, QWidget* parent)
    : QFrame(parent), m_workspace(workspace), m_runsModel(new PlatformRunsModel(this)) {
    QVBoxLayout* layout = makeCard(*this);
    m_head = addHead(*layout, tr("How far to trust it")).row;
    m_views = new QStackedWidget(this);
    layout->addWidget(m_views, 1);
    addView(tr("Models"), "platformsModelsTab", makeModels())->setChecked(true);
    addView(tr("ROC"), "platformsRocTab", makeRoc());
    m_runsButton = addView(tr("Who gains most"), "platformsRunsTab", makeRuns());
}

QPushButton* PlatformsTrust::addView(const QString& text, const char* name, QWidget* view) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setAutoExclusive(true);
    const int index = m_views->addWidget(view);
    connect(button, &QPushButton::toggled, m_views, [this, index](bool on) {
        if (on) m_views->setCurrentIndex(index);
    });
    m_head->addWidget(button);
    return button;
}

QWidget* PlatformsTrust::makeModels() {
    auto* view = new QWidget(this);
    auto* layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    m_models = new QTableWidget(view);
    m_models->setObjectName(QStringLiteral("platformsModels"));
    m_models->setAccessibleName(tr("Models"));
    const QStringList titles{tr("Model"),  tr("Pairs"), tr("Apart"), tr("τ"),
                             tr("Regret"), tr("Skill"), tr("R²")};
    m_models->setColumnCount(static_cast<int>(titles.size()));
    m_models->setHorizontalHeaderLabels(titles);
    makePlain(*m_models);
    m_models->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_models->verticalHeader()->setDefaultSectionSize(kTrustRow);
    m_models->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 0; column < m_models->columnCount(); ++column) {
        auto* title = m_models->horizontalHeaderItem(column);
        title->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (column > 0) widenSection(m_models->horizontalHeader(), column, kNumberWidth);
    }
    m_models->horizontalHeaderItem(1)->setToolTip(tr("Share of two platforms in the right order"));
    m_models->horizontalHeaderItem(2)->setToolTip(
        tr("The same among platforms whose times are more than 10 % apart"));
    m_models->setMinimumHeight(kLeastHeight - kTrustRow * 2);
    makeCopyable(m_models, m_workspace.jobs());
    layout->addWidget(m_models, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(kRowSpacing);
    m_explanation = makeText({}, "caption", view);
    row->addWidget(m_explanation, 1);
    m_evaluate = new QPushButton(tr("Leave each out"), view);
    m_evaluate->setObjectName(QStringLiteral("platformsEvaluate"));
    row->addWidget(m_evaluate, 0, Qt::AlignTop);
    layout->addLayout(row);
    connect(m_evaluate, &QPushButton::clicked, &m_workspace.platforms(), &PlatformDesk::evaluate);
    return view;
}

QWidget* PlatformsTrust::makeRoc() {
    m_roc = new PlotView(m_workspace.jobs(), this);
    m_roc->setObjectName(QStringLiteral("platformsRoc"));
    m_roc->setAccessibleName(tr("ROC"));
    return m_roc;
}

QWidget* PlatformsTrust::makeRuns() {
    auto* view = new QWidget(this);
    auto* layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(kRowSpacing);
    row->addWidget(makeLabel(tr("Today on"), "caption", view));
    m_today = new QComboBox(view);
    m_today->setObjectName(QStringLiteral("platformsToday"));
    m_today->setAccessibleName(tr("Platform that runs are on today"));
    row->addWidget(m_today);
    row->addStretch(1);
    layout->addLayout(row);
    m_runs = new QTableView(view);
    m_runs->setObjectName(QStringLiteral("platformsRuns"));
    m_runs->setAccessibleName(tr("Who gains most"));
    m_runs->setModel(m_runsModel);
    makePlain(*m_runs);
    m_runs->setWordWrap(false);
    m_runs->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_runs->verticalHeader()->setDefaultSectionSize(kTrustRow);
    QHeaderView* header = m_runs->horizontalHeader();
    header->setSectionResizeMode(PlatformRunsModel::Run, QHeaderView::Stretch);
    header->resizeSection(PlatformRunsModel::Fastest, 96);
    for (const int column :
         {PlatformRunsModel::Chance, PlatformRunsModel::Regret, PlatformRunsModel::GainColumn})
        widenSection(header, column, kNumberWidth + 6);
    widenSection(header, PlatformRunsModel::Interval, 92);
    header->setSortIndicator(PlatformRunsModel::GainColumn, Qt::DescendingOrder);
    m_runs->setSortingEnabled(true);
    makeCopyable(m_runs, m_workspace.jobs());
    layout->addWidget(m_runs, 1);
    connect(m_today, &QComboBox::currentTextChanged, this, [this](const QString& name) {
        if (!m_filling) m_workspace.platforms().setToday(name);
    });
    connect(m_runs->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PlatformsTrust::tellSelection);
    return view;
}

void PlatformsTrust::refresh() {
    const PlatformDesk& desk = m_workspace.platforms();
    if (!desk.trained()) return;
    if (m_shownTrained != desk.trained().get()) showToday();
    m_shownTrained = desk.trained().get();
    const void* models = desk.evaluation() ? static_cast<const void*>(desk.evaluation().get())
                                           : desk.trained().get();
    if (m_shownModels != models) showModels();
    m_shownModels = models;
    m_evaluate->setVisible(!desk.evaluation());
    m_evaluate->setEnabled(!desk.isRunning() && !desk.isStale());
    if (m_shownAdvice != desk.advice().get()) showRuns();
    m_shownAdvice = desk.advice().get();
}

void PlatformsTrust::showModels() {
    const PlatformDesk& desk = m_workspace.platforms();
    const auto evaluation = desk.evaluation();
    const auto& methods = evaluation ? evaluation->methods : desk.trained()->methods;
    const std::string chosen = methodKey(desk.trained()->result.model.method);
    m_models->setRowCount(static_cast<int>(methods.size()));
    for (int row = 0; row < m_models->rowCount(); ++row) {
        const EvaluatedMethod& method = methods[static_cast<std::size_t>(row)];
        std::vector<QTableWidgetItem*> cells{readOnlyItem(sentence(method.name))};
        cells.front()->setToolTip(cells.front()->text());
        for (const ShownScore& figure : figuresOf(method)) {
            cells.push_back(readOnlyItem(figureText(figure.value), true));
            if (figure.bounds && std::isfinite(figure.bounds->lower))
                cells.back()->setToolTip(
                    tr("90 % interval over groups: %1 to %2")
                        .arg(figureText(figure.bounds->lower), figureText(figure.bounds->upper)));
        }
        for (std::size_t column = 0; column < cells.size(); ++column) {
            QFont font = m_models->font();
            font.setBold(method.key == chosen);
            cells[column]->setFont(font);
            m_models->setItem(row, static_cast<int>(column), cells[column]);
        }
    }
    const QString how = evaluation
                            ? tr("Each group left out in turn, everything else learned anew.")
                            : tr("Groups left out of the training in five folds.");
    m_explanation->setText(
        how + QLatin1Char(' ') +
        tr("Regret: time lost by trusting the recommendation. Skill: exact orders gained over the "
           "majority order."));
    m_roc->setSpec(orderRocPlot(methods));
}

void PlatformsTrust::showToday() {
    m_filling = true;
    m_today->clear();
    for (const std::string& name : m_workspace.platforms().trained()->result.model.platforms)
        m_today->addItem(QString::fromStdString(name));
    m_today->setCurrentIndex(static_cast<int>(m_workspace.platforms().today()));
    m_filling = false;
}

void PlatformsTrust::showRuns() {
    const auto advice = m_workspace.platforms().advice();
    const QSignalBlocker quiet(m_runs->selectionModel());
    m_runsModel->setRuns(advice ? *advice : std::vector<PlatformRun>());
}

void PlatformsTrust::selectRuns(const QVector<qint64>& rows) {
    m_filling = true;
    QItemSelection selection;
    for (const qint64 row : rows)
        if (const int at = m_runsModel->rowOf(row); at >= 0) {
            const QModelIndex left = m_runsModel->index(at, 0);
            selection.select(left, m_runsModel->index(at, PlatformRunsModel::ColumnCount - 1));
        }
    m_runs->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!selection.isEmpty()) m_runs->scrollTo(selection.indexes().constFirst());
    if (rows.size() > 1) m_runsButton->setChecked(true);
    m_filling = false;
}

void PlatformsTrust::tellSelection() {
    if (m_filling) return;
    QVector<qint64> rows;
    for (const QModelIndex& index : m_runs->selectionModel()->selectedRows())
        rows << m_runsModel->run(index.row()).row;
    if (!rows.isEmpty()) Q_EMIT runsSelected(rows);
}

}  // namespace footbridge
