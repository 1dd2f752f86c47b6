// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/campaign_results.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/charts/campaign_plots.h"
#include "widgets/charts/plot_view.h"
#include "widgets/models/pair_table_model.h"
#include "widgets/pages/page.h"
#include "widgets/pages/study/campaign_map.h"
#include "widgets/pages/table_copy.h"
#include "widgets/words/name_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/campaign_desk.h"

namespace footbridge {

namespace {

constexpr int kSteps = 1000;
constexpr int kPairRow = 28;

}  // namespace

CampaignResults::CampaignResults(CampaignDesk& desk, JobBoard& board, QWidget* parent)
    : QWidget(parent), m_desk(desk) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeProgress());
    auto* middle = new QHBoxLayout;
    middle->setSpacing(kCardSpacing);
    middle->addWidget(makeMap(), 10);
    middle->addWidget(makePair(board), 9);
    layout->addLayout(middle, 6);
    layout->addWidget(makeTable(board), 5);
    connect(&m_desk, &CampaignDesk::shownChanged, this, &CampaignResults::showAll);
    connect(&m_desk.running(), &Job::started, this, &CampaignResults::showProgress);
    connect(&m_desk.running(), &Job::cancelling, this, &CampaignResults::showProgress);
    connect(&m_desk.running(), &Job::finished, this, &CampaignResults::showProgress);
    connect(&m_desk.running(), &Job::progress, this,
            [this](const QString&, double fraction, double secondsLeft) {
                m_bar->setValue(static_cast<int>(fraction * kSteps));
                m_left->setText(remainingText(secondsLeft));
            });
    showAll();
}

QWidget* CampaignResults::makeProgress() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* above = new QHBoxLayout;
    m_bar = new QProgressBar(card);
    m_bar->setRange(0, kSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Finished cells of the campaign"));
    m_left = makeLabel({}, "subtitle", card);
    m_left->setMinimumWidth(120);
    m_cancel = new QPushButton(tr("Cancel"), card);
    m_cancel->setObjectName(QStringLiteral("cancelCampaign"));
    m_goOn = new QPushButton(tr("Go on"), card);
    m_goOn->setObjectName(QStringLiteral("goOnCampaign"));
    above->addWidget(m_bar, 1);
    above->addWidget(m_left);
    above->addWidget(m_cancel);
    above->addWidget(m_goOn);
    layout->addLayout(above);
    auto* below = new QHBoxLayout;
    m_counts = new QLabel(card);
    m_counts->setTextFormat(Qt::RichText);
    m_counts->setObjectName(QStringLiteral("campaignCounts"));
    m_reasons = makeLabel({}, "subtitle", card);
    m_reasons->setAlignment(Qt::AlignRight);
    m_reasons->setWordWrap(true);
    below->addWidget(m_counts);
    below->addWidget(m_reasons, 1);
    layout->addLayout(below);
    connect(m_cancel, &QPushButton::clicked, &m_desk.running(), &Job::cancel);
    connect(m_goOn, &QPushButton::clicked, this, [this] { m_desk.goOn(false); });
    return card;
}

QWidget* CampaignResults::makeMap() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    m_what = new QButtonGroup(this);
    using What = CampaignMap::What;
    for (const auto& [what, title] :
         {std::pair(What::Gain, tr("Gain")), std::pair(What::Error, tr("Error")),
          std::pair(What::Severity, tr("Severity")), std::pair(What::Winner, tr("Winner"))}) {
        auto* button = new QPushButton(title, card);
        button->setCheckable(true);
        button->setChecked(what == What::Gain);
        m_what->addButton(button, static_cast<int>(what));
        head->addWidget(button);
    }
    head->addStretch(1);
    head->addSpacing(kRowSpacing);
    auto* label = makeLabel(tr("Shots"), "subtitle", card);
    m_shots = new QComboBox(card);
    m_shots->setObjectName(QStringLiteral("campaignShownShots"));
    m_shots->setAccessibleName(tr("Number of shots shown"));
    label->setBuddy(m_shots);
    head->addWidget(label);
    head->addSpacing(kRowSpacing);
    head->addWidget(m_shots);
    layout->addLayout(head);
    m_meaning = makeLabel({}, "subtitle", card);
    m_meaning->setWordWrap(true);
    layout->addWidget(m_meaning);
    m_map = new CampaignMap(card);
    m_map->setObjectName(QStringLiteral("campaignMap"));
    layout->addWidget(m_map, 1);
    layout->addWidget(
        makeLabel(tr("Orange: transfer does not pay. Blue: it pays. Dashed: not finished."),
                  "caption", card));
    connect(m_what, &QButtonGroup::idClicked, this, [this](int what) {
        m_map->setWhat(static_cast<CampaignMap::What>(what));
        showShots();
    });
    connect(m_shots, &QComboBox::currentIndexChanged, this, &CampaignResults::showShots);
    connect(m_map, &CampaignMap::chosen, this, &CampaignResults::choose);
    return card;
}

QWidget* CampaignResults::makePair(JobBoard& board) {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    m_pairTitle = makeLabel({}, "heading", card);
    m_pairGain = makeLabel({}, "subtitle", card);
    // However long the names of the tables are.
    m_pairTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_pairTitle->installEventFilter(this);
    head->addWidget(m_pairTitle, 1);
    head->addWidget(m_pairGain);
    layout->addLayout(head);
    m_plot = new PlotView(board, card);
    m_plot->setObjectName(QStringLiteral("campaignCurve"));
    layout->addWidget(m_plot, 1);
    auto* foot = new QHBoxLayout;
    m_open = new QPushButton(tr("Open this experiment"), card);
    m_open->setObjectName(QStringLiteral("openExperiment"));
    m_open->setProperty("primary", true);
    m_repeat = new QComboBox(card);
    m_repeat->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_repeat->setAccessibleName(tr("Repeat to open"));
    foot->addWidget(m_open);
    foot->addWidget(m_repeat);
    foot->addWidget(makeText(tr("with exactly its shots"), "subtitle", card), 1);
    layout->addLayout(foot);
    connect(m_open, &QPushButton::clicked, this,
            [this] { m_desk.openExperiment(m_pair, shots(), m_repeat->currentData().toInt()); });
    return card;
}

QWidget* CampaignResults::makeTable(JobBoard& board) {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Pairs"));
    m_tableTitle = head.caption;
    auto* plots = new QPushButton(tr("Report and plots…"), card);
    plots->setObjectName(QStringLiteral("campaignReport"));
    head.row->addWidget(plots);
    m_model = new PairTableModel(this);
    m_table = new QTableView(card);
    m_table->setObjectName(QStringLiteral("campaignTable"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PairTableModel::Gain, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setMinimumHeight(5 * kPairRow);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(tr("Pairs of the campaign"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(kPairRow);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    for (int column = 0; column < PairTableModel::ColumnCount; ++column)
        widenSection(m_table->horizontalHeader(), column, column < 2 ? 190 : 96);
    widenSection(m_table->horizontalHeader(), PairTableModel::Winner, 170);
    widenSection(m_table->horizontalHeader(), PairTableModel::BestOther, 170);
    m_table->horizontalHeader()->setStretchLastSection(true);
    makeCopyable(m_table, board);
    layout->addWidget(m_table, 1);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.isValid()) choose(m_model->row(index.row()).pair);
    });
    connect(plots, &QPushButton::clicked, this, &CampaignResults::plotsAsked);
    return card;
}

Index CampaignResults::shots() const {
    return static_cast<Index>(m_shots->currentData().toLongLong());
}

void CampaignResults::showAll() {
    showProgress();
    const auto shown = m_desk.shown();
    if (!shown) return;
    const QVariant before = m_shots->currentData();
    {
        const QSignalBlocker blocker(m_shots);
        m_shots->clear();
        for (const Index count : shown->shots)
            m_shots->addItem(countText(count), static_cast<qlonglong>(count));
        const int place = m_shots->findData(before);
        m_shots->setCurrentIndex(place >= 0 ? place : m_shots->count() / 2);
    }
    if (m_pair.empty() && !shown->rows.empty()) m_pair = shown->rows.front().pair;
    showShots();
}

void CampaignResults::showProgress() {
    const auto shown = m_desk.shown();
    const bool running = m_desk.running().isRunning();
    m_cancel->setVisible(running);
    m_cancel->setEnabled(!m_desk.running().isCancelling());
    m_left->setVisible(running);
    if (!running) m_left->clear();
    if (!shown) {
        m_goOn->setVisible(false);
        m_counts->setText(running ? tr("Starting…") : QString());
        return;
    }
    const StudyStatus& now = shown->status;
    const auto finished = now.done + now.failed;
    if (!running && now.cells > 0) m_bar->setValue(static_cast<int>(kSteps * finished / now.cells));
    m_goOn->setVisible(!running && !shown->driven && now.left + now.running > 0);
    m_counts->setText(tr("<b>%1</b> done &nbsp; <b>%2</b> failed &nbsp; <b>%3</b> running &nbsp; "
                         "<b>%4</b> left")
                          .arg(countText(static_cast<qint64>(now.done)),
                               countText(static_cast<qint64>(now.failed)),
                               countText(static_cast<qint64>(now.running)),
                               countText(static_cast<qint64>(now.left))));
    QStringList reasons = shown->failures.mid(0, 2);
    if (now.workers > 0) reasons.prepend(tr("%n workers", nullptr, static_cast<int>(now.workers)));
    m_reasons->setText(reasons.join(QStringLiteral(" · ")));
    m_reasons->setToolTip(toolTipText(shown->failures.join(QLatin1Char('\n'))));
}

void CampaignResults::showShots() {
    const auto shown = m_desk.shown();
    if (!shown) return;
    std::vector<PairRow> rows;
    int pays = 0, told = 0;
    for (const PairRow& row : shown->rows) {
        if (row.shots != shots()) continue;
        rows.push_back(row);
        told += !std::isnan(row.gain);
        pays += row.gain > 0;
    }
    m_map->setRows(rows);
    m_map->setChosen(m_pair);
    using What = CampaignMap::What;
    switch (static_cast<What>(m_what->checkedId())) {
        case What::Gain:
            m_meaning->setText(
                tr("Gain of Auto over the shots alone, from the row to the column."));
            break;
        case What::Error:
            m_meaning->setText(
                tr("Normalised mean squared error of Auto, from the row to the column."));
            break;
        case What::Severity:
            m_meaning->setText(tr("How far the column lies from the row, from 0 to 1."));
            break;
        case What::Winner:
            m_meaning->setText(
                tr("The strategy with the least error; blue where it uses the "
                   "source."));
            break;
    }
    const auto count = static_cast<int>(shots());
    m_tableTitle->setText(
        countedText(tr("%1 at %n shot(s); transfer pays in %2 of %3", nullptr, count), count)
            .arg(countText(static_cast<qint64>(rows.size())), countText(pays), countText(told)));
    m_model->setRows(shown->rows);
    showPair();
}

const PairRow* CampaignResults::chosenRow() const {
    const auto shown = m_desk.shown();
    if (!shown) return nullptr;
    const auto found = std::ranges::find_if(shown->rows, [this](const PairRow& row) {
        return row.pair == m_pair && row.shots == shots();
    });
    return found == shown->rows.end() ? nullptr : &*found;
}

void CampaignResults::showPair() {
    const auto shown = m_desk.shown();
    const PairRow* row = chosenRow();
    const QVariant before = m_repeat->currentData();
    m_repeat->clear();
    if (shown)
        for (const CampaignCell& cell : shown->result.cells)
            if (cell.pair == m_pair && cell.shots == shots())
                m_repeat->addItem(
                    tr("Repeat %1 of %2").arg(cell.repeat + 1).arg(shown->campaign.repeats),
                    cell.repeat);
    m_repeat->setCurrentIndex(std::max(0, m_repeat->findData(before)));
    m_open->setEnabled(m_repeat->count() > 0);
    if (!row) {
        m_wholeTitle.clear();
        m_pairTitle->setToolTip({});
        m_pairTitle->clear();
        m_pairGain->clear();
        return;
    }
    m_wholeTitle = nameText(row->source) + QStringLiteral(" → ") + nameText(row->target);
    m_pairTitle->setToolTip(toolTipText(m_wholeTitle));
    shortenTitle();
    m_pairGain->setText(
        tr("%n shot(s): gain %1", nullptr, static_cast<int>(row->shots)).arg(gainWords(*row)));
    m_plot->setSpec(campaignErrorPlot(shown->grid, m_pair));
}

/// Names of tables often differ only at their ends.
void CampaignResults::shortenTitle() {
    m_pairTitle->setText(
        m_pairTitle->fontMetrics().elidedText(m_wholeTitle, Qt::ElideMiddle, m_pairTitle->width()));
}

bool CampaignResults::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_pairTitle && event->type() == QEvent::Resize) shortenTitle();
    return QWidget::eventFilter(watched, event);
}

void CampaignResults::choose(const std::string& pair) {
    m_pair = pair;
    m_map->setChosen(pair);
    showPair();
}

}  // namespace footbridge
