// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/requests_view.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QTableView>
#include <QVBoxLayout>
#include <cmath>
#include <limits>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/output_check.h"
#include "widgets/charts/cost_plots.h"
#include "widgets/charts/plot_view.h"
#include "widgets/models/requests_model.h"
#include "widgets/pages/flow_layout.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/save_dialog.h"
#include "widgets/pages/table_copy.h"
#include "widgets/pages/use/request_words.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr double kMostRatio = 50, kLargestCost = 1e9;
constexpr int kSliderSteps = 100, kCostPlotHeight = 260, kTableHeight = 220, kRequestRow = 25;

double ratioOf(int step) {
    return std::round(100 * std::pow(kMostRatio, step / double{kSliderSteps})) / 100;
}
int stepOf(double ratio) {
    return static_cast<int>(std::lround(kSliderSteps * std::log(ratio) / std::log(kMostRatio)));
}

}  // namespace

RequestsView::RequestsView(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_desk(workspace.costs()),
      m_model(new RequestsModel(this)) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(kCardSpacing);
    m_controls = makeControls();
    outer->addWidget(m_controls);
    m_empty = makeLabel({}, "subtitle", this);
    m_empty->setObjectName(QStringLiteral("costsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    outer->addWidget(m_empty, 1);
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    m_banner = makeBanner();
    layout->addWidget(m_banner);
    auto* plots = new QHBoxLayout;
    plots->setSpacing(kCardSpacing);
    plots->addWidget(makePlotCard(tr("Killed against wasted"), tr("lower left is better"), m_trade,
                                  "costsTrade"),
                     1);
    plots->addWidget(
        makePlotCard(tr("Expected cost against the cost ratio"), {}, m_costs, "costsRatioPlot"), 1);
    layout->addLayout(plots);
    layout->addWidget(makeTable(), 1);
    m_results = body;
    outer->addWidget(body, 1);
    connect(&m_desk, &CostDesk::changed, this, &RequestsView::showResult);
    showResult();
}

QDoubleSpinBox* RequestsView::addNumber(QHBoxLayout* row, const QString& label, const char* name) {
    auto* words = makeLabel(label, "caption", this);
    auto* spin = new QDoubleSpinBox(this);
    spin->setObjectName(QString::fromLatin1(name));
    spin->setRange(0, kLargestCost);
    spin->setDecimals(3);
    spin->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
    spin->setKeyboardTracking(false);
    spin->setFixedWidth(82);
    spin->setAccessibleName(label);
    words->setBuddy(spin);
    words->setVisible(!label.isEmpty());
    row->addWidget(words);
    row->addWidget(spin);
    connect(spin, &QDoubleSpinBox::valueChanged, this, &RequestsView::readControls);
    return spin;
}

QWidget* RequestsView::makeControls() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* groups = new FlowLayout;
    groups->setSpacing(kCardSpacing);
    layout->addLayout(groups);
    // What belongs together stays on one line.
    const auto addGroup = [&] {
        auto* group = new QWidget(card);
        auto* row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(kRowSpacing);
        groups->addWidget(group);
        return row;
    };
    QHBoxLayout* row = addGroup();
    const auto addColumn = [&](QLabel*& label, QComboBox*& box, const QString& text,
                               const QString& meaning, const char* name) {
        label = makeLabel(text, "caption", card);
        row->addWidget(label);
        box = new QComboBox(card);
        box->setObjectName(QString::fromLatin1(name));
        box->setAccessibleName(meaning);
        box->setToolTip(meaning);
        label->setBuddy(box);
        row->addWidget(box);
    };
    addColumn(m_requestLabel, m_request, {}, tr("Column with what was requested"),
              "costsRequestColumn");
    m_response = makeLabel({}, "body", card);
    // As high as the fields beside it, so that all stand on one line.
    m_response->setMinimumHeight(m_request->sizeHint().height());
    row->addWidget(m_response);
    addColumn(m_measuredLabel, m_measured, tr("Measured"), tr("Column with what was measured"),
              "costsMeasuredColumn");
    m_measuredLabel->setObjectName(QStringLiteral("costsMeasuredLabel"));
    row = addGroup();
    row->addWidget(makeLabel(tr("Cost ratio κ"), "caption", card));
    m_slider = new QSlider(Qt::Horizontal, card);
    m_slider->setObjectName(QStringLiteral("costsSlider"));
    m_slider->setRange(0, kSliderSteps);
    m_slider->setMinimumWidth(110);
    m_slider->setAccessibleName(tr("Cost ratio"));
    m_slider->setToolTip(
        tr("How many times worse it is to lose work to a killed run than to leave as much unused"));
    row->addWidget(m_slider, 1);
    m_ratio = addNumber(row, {}, "costsRatio");
    m_ratio->setRange(0.01, 10000);
    m_ratio->setDecimals(2);
    m_ratio->setFixedWidth(64);
    m_ratio->setAccessibleName(tr("Cost ratio"));
    m_step = addNumber(addGroup(), tr("Steps of"), "costsStep");
    row = addGroup();
    m_minimum = addNumber(row, tr("From"), "costsMinimum");
    m_maximum = addNumber(row, tr("to"), "costsMaximum");
    for (QDoubleSpinBox* spin : {m_step, m_minimum, m_maximum})
        spin->setSpecialValueText(tr("any"));
    row = addGroup();
    row->addWidget(makeLabel(tr("Billed"), "caption", card));
    m_billing = new QComboBox(card);
    m_billing->setObjectName(QStringLiteral("costsBilling"));
    m_billing->setAccessibleName(tr("What is billed"));
    m_billing->addItems({tr("by use"), tr("by request")});
    row->addWidget(m_billing);
    row = addGroup();
    m_mostLabel = makeLabel(tr("Limited by"), "caption", card);
    row->addWidget(m_mostLabel);
    m_most = new QComboBox(card);
    m_most->setObjectName(QStringLiteral("costsMost"));
    m_most->setAccessibleName(tr("Column with the most that each run can take"));
    m_most->setToolTip(
        tr("Column with the most that each run can take, such as what its user asked for"));
    row->addWidget(m_most);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        if (m_filling) return;
        m_ratio->setValue(ratioOf(step));
    });
    for (QComboBox* box : {m_billing, m_most})
        connect(box, &QComboBox::currentIndexChanged, this, &RequestsView::readControls);
    const auto columns = [this] {
        if (!m_filling) m_desk.setColumns(m_request->currentText(), m_measured->currentText());
    };
    connect(m_request, &QComboBox::currentIndexChanged, this, columns);
    connect(m_measured, &QComboBox::currentIndexChanged, this, columns);
    return card;
}

QWidget* RequestsView::makeBanner() {
    QVBoxLayout* layout = nullptr;
    QFrame* banner = makeBannerFrame(this, layout);
    layout->setSpacing(kRowSpacing / 2);
    m_headline = makeText({}, "heading", banner);
    m_headline->setObjectName(QStringLiteral("costsHeadline"));
    m_details = makeText({}, "subtitle", banner);
    m_details->setObjectName(QStringLiteral("costsDetails"));
    for (QLabel* label : {m_headline, m_details}) layout->addWidget(label);
    return banner;
}

QWidget* RequestsView::makePlotCard(const QString& title, const QString& caption, PlotView*& plot,
                                    const char* name) {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    addHead(*layout, title, caption);
    plot = new PlotView(m_workspace.jobs(), card);
    plot->setObjectName(QString::fromLatin1(name));
    plot->setAccessibleName(title);
    plot->setMinimumHeight(kCostPlotHeight);
    layout->addWidget(plot, 1);
    return card;
}

QWidget* RequestsView::makeTable() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    m_caption = addHead(*layout, tr("Requests")).caption;
    m_table = new QTableView(card);
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("costsTable"));
    m_table->setAccessibleName(tr("Requests"));
    makePlain(*m_table);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->setDefaultSectionSize(kRequestRow);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setMinimumHeight(kTableHeight);
    makeCopyable(m_table, m_workspace.jobs());
    layout->addWidget(m_table, 1);
    return card;
}

void RequestsView::readControls() {
    if (m_filling) return;
    Costing costing = m_desk.costing();
    costing.loss = Loss(costing.loss.kind(), m_ratio->value());
    RequestSettings& requests = costing.requests ? *costing.requests : costing.requests.emplace();
    requests.site.granularity = m_step->value();
    requests.site.minimum = m_minimum->value();
    requests.site.maximum =
        m_maximum->value() > 0 ? m_maximum->value() : std::numeric_limits<double>::infinity();
    requests.atMost = m_most->currentData().toString().toStdString();
    requests.site.billing = m_billing->currentIndex() == 0 ? Billing::Use : Billing::Request;
    try {
        requests.site.check();
        m_details->setToolTip({});
        m_desk.setCosting(costing);
    } catch (const Error& error) {
        (m_desk.result() ? m_details : m_empty)->setText(sentence(error.message()));
    }
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(stepOf(m_ratio->value()));
}

void RequestsView::showControls() {
    m_filling = true;
    const Costing& costing = m_desk.costing();
    const SiteRules site = costing.requests ? costing.requests->site : SiteRules{};
    m_ratio->setValue(costing.loss.ratio());
    m_slider->setValue(stepOf(costing.loss.ratio()));
    m_step->setValue(site.granularity);
    m_minimum->setValue(site.minimum);
    m_maximum->setValue(std::isfinite(site.maximum) ? site.maximum : 0);
    m_billing->setCurrentIndex(site.billing == Billing::Use ? 0 : 1);
    const auto table = m_desk.table();
    for (QComboBox* box : {m_request, m_measured}) {
        box->setVisible(table != nullptr);
        box->clear();
        if (table) box->addItems(numberColumns(*table));
    }
    m_request->setCurrentText(m_desk.requestColumn());
    m_measured->setCurrentText(m_desk.measuredColumn());
    m_response->setVisible(table == nullptr);
    m_measuredLabel->setVisible(table != nullptr);
    m_requestLabel->setText(table ? tr("Requested") : tr("Request"));
    m_most->clear();
    m_most->addItem(tr("nothing"), QString());
    for (const QString& column : m_desk.mostColumns()) m_most->addItem(column, column);
    if (costing.requests)
        m_most->setCurrentIndex(
            std::max(0, m_most->findData(QString::fromStdString(costing.requests->atMost))));
    for (QWidget* part : {static_cast<QWidget*>(m_mostLabel), static_cast<QWidget*>(m_most)})
        part->setVisible(table == nullptr);
    m_filling = false;
}

void RequestsView::showWaiting() {
    if (m_desk.job().isRunning())
        m_empty->setText(tr("Working out what to request…"));
    else if (m_desk.table())
        m_empty->setText(
            tr("Nothing can be said from these columns. Choose the one with what was "
               "requested and the one with what was measured."));
    else if (m_desk.hasRuns())
        m_empty->setText(tr("Under these rules nothing can be requested from this model."));
    else
        m_empty->setText(
            tr("Adapt a model or open a table of requests and measured values to see "
               "what to request."));
}

void RequestsView::showResult() {
    const auto result = m_desk.result();
    m_controls->setVisible(m_desk.hasRuns());
    m_empty->setVisible(!result);
    m_results->setVisible(result != nullptr);
    showControls();
    if (!result) return showWaiting();
    const QString unit = result->unit;
    m_response->setText(result->response);
    for (QDoubleSpinBox* spin : {m_step, m_minimum, m_maximum})
        spin->setSuffix(unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
    m_headline->setText(requestHeadline(*result));
    m_details->setText(requestDetails(*result));
    PlotSpec trade = killedAgainstWaste(result->study);
    PlotSpec costs = costAgainstRatio(result->study, result->costing.loss.ratio());
    m_trade->setSpec(trade);
    m_costs->setSpec(costs);
    m_model->setLines(result->planned, unit);
    bool labelled = false;
    for (const RequestLine& line : result->planned) labelled |= !line.label.isEmpty();
    m_table->setColumnHidden(1, !labelled);
    // Some headings are longer than what stands below them.
    QHeaderView* header = m_table->horizontalHeader();
    for (const auto column : {RequestsModel::Chance, RequestsModel::Attempts, RequestsModel::Cost,
                              RequestsModel::Today}) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, header->sectionSizeHint(column));
    }
    m_caption->setText(tr("%n planned runs", nullptr, static_cast<int>(result->planned.size())));
}

void RequestsView::write(const QString& path) const {
    std::string csv = "row,predicted,request,chance_killed,expected_cost\n";
    for (const RequestLine& line : m_model->lines())
        csv += std::to_string(line.row) + "," + formatNumber(line.predicted) + "," +
               formatNumber(line.request) + "," + formatNumber(line.outlook.chanceKilled) + "," +
               formatNumber(line.outlook.cost) + "\n";
    try {
        checkOutputs({{path.toStdString()}}, m_workspace.document().filesRead());
        writeFile(path.toStdString(), csv);
    } catch (const Error& error) {
        Q_EMIT m_workspace.document().problem(sentence(error.message()));
    }
}

void RequestsView::save() {
    QFileDialog* dialog = makeSaveDialog(window(), tr("Save the requests"),
                                         QStringLiteral("requests.csv"), tr("Table (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, this, &RequestsView::write);
    dialog->open();
}

}  // namespace footbridge
