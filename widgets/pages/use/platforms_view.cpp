// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/platforms_view.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QVBoxLayout>
#include <limits>

#include "widgets/charts/cost_plots.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr double kLargest = 1e12;
constexpr int kPlatformsHeight = 150;

QString chanceText(double share) {
    return quantityText(100 * share, QStringLiteral("%"), 2);
}

}  // namespace

PlatformsView::PlatformsView(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_desk(workspace.places()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeControls());
    QVBoxLayout* words = nullptr;
    QFrame* banner = makeBannerFrame(this, words);
    m_answer = makeLabel({}, "heading", banner);
    m_answer->setObjectName(QStringLiteral("placesAnswer"));
    m_detail = makeLabel({}, "subtitle", banner);
    m_detail->setObjectName(QStringLiteral("placesDetail"));
    for (QLabel* label : {m_answer, m_detail}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    layout->addWidget(banner);
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpacing);
    row->addWidget(makeResults(), 1);
    row->addWidget(makePlatforms(), 1);
    layout->addLayout(row, 1);
    connect(&m_desk, &PlaceDesk::changed, this, &PlatformsView::showState);
    showState();
}

QWidget* PlatformsView::makeControls() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* row = new QHBoxLayout;
    row->setSpacing(kRowSpacing);
    layout->addLayout(row);
    auto* add = new QPushButton(tr("Add platform…"), card);
    add->setObjectName(QStringLiteral("placesAdd"));
    add->setToolTip(tr("A bundle with the model of a platform"));
    auto* open = new QPushButton(tr("Open ways to run…"), card);
    open->setObjectName(QStringLiteral("placesOpen"));
    open->setToolTip(tr("A table with one row for each way to run, such as numbers of nodes"));
    row->addWidget(add);
    row->addWidget(open);
    row->addWidget(makeLabel(tr("Nodes"), "caption", card));
    m_nodes = new QComboBox(card);
    m_nodes->setObjectName(QStringLiteral("placesNodes"));
    m_nodes->setAccessibleName(tr("Column with the nodes"));
    row->addWidget(m_nodes);
    const auto number = [&](const QString& label, const char* name) {
        row->addWidget(makeLabel(label, "caption", card));
        auto* spin = new QDoubleSpinBox(card);
        spin->setObjectName(QString::fromLatin1(name));
        spin->setAccessibleName(label);
        spin->setRange(0, kLargest);
        spin->setDecimals(4);
        spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
        spin->setSpecialValueText(tr("none"));
        spin->setKeyboardTracking(false);
        spin->setFixedWidth(96);
        row->addWidget(spin);
        connect(spin, &QDoubleSpinBox::valueChanged, this, &PlatformsView::readLimits);
        return spin;
    };
    m_deadline = number(tr("Deadline"), "placesDeadline");
    m_budget = number(tr("Budget"), "placesBudget");
    m_risk = number(tr("Risk"), "placesRisk");
    m_risk->setRange(0, 100);
    m_risk->setDecimals(1);
    m_risk->setSpecialValueText({});
    m_risk->setSuffix(QStringLiteral(" %"));
    m_filling = true;
    m_risk->setValue(100 * Limits{}.risk);
    m_filling = false;
    row->addStretch(1);
    connect(add, &QPushButton::clicked, this, &PlatformsView::addPlatform);
    connect(open, &QPushButton::clicked, this, &PlatformsView::openCandidates);
    connect(m_nodes, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!m_filling) m_desk.setNodes(index <= 0 ? QString() : m_nodes->currentText());
    });
    return card;
}

QWidget* PlatformsView::makePlatforms() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head =
        addHead(*layout, tr("Platforms"), tr("price of a node for one unit of the run time"));
    m_remove = new QPushButton(tr("Remove"), card);
    m_remove->setObjectName(QStringLiteral("placesRemove"));
    head.row->addWidget(m_remove);
    const auto prepare = [](QTableWidget* table, const QStringList& titles) {
        table->setColumnCount(static_cast<int>(titles.size()));
        table->setHorizontalHeaderLabels(titles);
        makePlain(*table);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    };
    m_platforms = new QTableWidget(card);
    m_platforms->setObjectName(QStringLiteral("placesPlatforms"));
    m_platforms->setAccessibleName(tr("Platforms"));
    m_platforms->setMaximumHeight(kPlatformsHeight);
    prepare(m_platforms, {tr("Platform"), tr("Price")});
    layout->addWidget(m_platforms);
    layout->addWidget(makeLabel(tr("Ways to run"), "heading", card));
    m_places = new QTableWidget(card);
    m_places->setObjectName(QStringLiteral("placesTable"));
    m_places->setAccessibleName(tr("Ways to run"));
    prepare(m_places, {tr("Platform"), tr("Row"), tr("Nodes"), tr("Request"), tr("Time"),
                       tr("Price"), tr("Missed")});
    layout->addWidget(m_places, 1);
    connect(m_platforms, &QTableWidget::cellChanged, this, [this](int row, int column) {
        if (m_filling || column != 1) return;
        m_desk.setPrice(row, QLocale().toDouble(m_platforms->item(row, 1)->text()));
        showState();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (m_platforms->currentRow() >= 0) m_desk.removePlatform(m_platforms->currentRow());
    });
    connect(m_places, &QTableWidget::itemSelectionChanged, this, [this] {
        if (m_filling || m_places->currentRow() < 0) return;
        m_plot->setSelection({m_places->currentRow()});
        showAlternative(m_places->currentRow());
    });
    return card;
}

QWidget* PlatformsView::makeResults() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("Price against time"), "heading", card));
    m_plot = new PlotView(m_workspace.jobs(), card);
    m_plot->setObjectName(QStringLiteral("placesPlot"));
    m_plot->setAccessibleName(tr("Price against time"));
    layout->addWidget(m_plot, 1);
    connect(m_plot, &PlotView::selectionChanged, this, [this](const QVector<qint64>& ids) {
        if (ids.isEmpty()) return;
        m_filling = true;
        m_places->selectRow(static_cast<int>(ids.front()));
        m_filling = false;
        showAlternative(ids.front());
    });
    return card;
}

void PlatformsView::addPlatform() {
    const QString folder =
        QSettings().value(QLatin1String(kExportFolder), QDir::homePath()).toString();
    auto* dialog =
        new QFileDialog(window(), tr("Add the model of a platform"), folder, tr("Bundles (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, &m_desk, &PlaceDesk::addPlatforms);
    dialog->open();
}

void PlatformsView::openCandidates() {
    const QString folder =
        QSettings().value(QLatin1String(kTablesFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(window(), tr("Open ways to run"), folder,
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_desk, &PlaceDesk::openCandidates);
    dialog->open();
}

void PlatformsView::readLimits() {
    if (m_filling) return;
    const auto limit = [](double value) {
        return value > 0 ? value : std::numeric_limits<double>::infinity();
    };
    m_desk.setLimits({limit(m_deadline->value()), limit(m_budget->value()), m_risk->value() / 100});
}

void PlatformsView::showState() {
    m_desk.setCosting(m_workspace.costs().costing());
    m_filling = true;
    m_platforms->setRowCount(0);
    const QStringList names = m_desk.names();
    for (const PricedPlatform& platform : m_desk.platforms()) {
        const int row = m_platforms->rowCount();
        m_platforms->insertRow(row);
        m_platforms->setItem(row, 0, readOnlyItem(names[row]));
        auto* price = new QTableWidgetItem(plainText(platform.price));
        price->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_platforms->setItem(row, 1, price);
    }
    m_remove->setEnabled(!m_desk.platforms().empty());
    m_nodes->clear();
    m_nodes->addItem(tr("one each"));
    if (const auto table = m_desk.candidates()) m_nodes->addItems(numberColumns(*table));
    m_nodes->setCurrentText(m_desk.nodes().isEmpty() ? tr("one each") : m_desk.nodes());
    m_filling = false;
    showResult();
}

void PlatformsView::showResult() {
    const auto result = m_desk.result();
    m_filling = true;
    m_places->setRowCount(0);
    m_detail->clear();
    if (!result) {
        m_answer->setText(
            tr("Add bundles of the platforms and a table of ways to run to see which to take."));
        m_plot->setSpec(priceAgainstTime({}, {}, {}));
        m_filling = false;
        return;
    }
    for (std::size_t i = 0; i < result->alternatives.size(); ++i) {
        const Alternative& place = result->alternatives[i];
        const Assessment& each = result->recommendation.assessments[i];
        const int row = m_places->rowCount();
        m_places->insertRow(row);
        m_places->setItem(row, 0, readOnlyItem(QString::fromStdString(place.platform)));
        const QString cells[] = {countText(result->rows[i]),
                                 plainText(place.nodes),
                                 quantityText(place.request, result->unit),
                                 quantityText(each.time, result->unit),
                                 numberText(each.price),
                                 chanceText(each.chanceMissed)};
        int column = 0;
        for (const QString& cell : cells)
            m_places->setItem(row, ++column, readOnlyItem(cell, true));
    }
    m_plot->setSpec(priceAgainstTime(result->alternatives, result->recommendation, result->unit));
    m_filling = false;
    if (!result->recommendation.best) return;
    const std::size_t best = *result->recommendation.best;
    const Alternative& place = result->alternatives[best];
    const Assessment& chosen = result->recommendation.assessments[best];
    const QString name = QString::fromStdString(place.platform);
    m_answer->setText(
        result->recommendation.withinRisk
            ? tr("Take %1, nodes: %2. It takes %3 at a price of %4.")
                  .arg(name, plainText(place.nodes), quantityText(chosen.time, result->unit),
                       numberText(chosen.price))
            : tr("None stays within the risk. Least likely to miss is %1, nodes: %2. It takes %3 "
                 "at a price of %4.")
                  .arg(name, plainText(place.nodes), quantityText(chosen.time, result->unit),
                       numberText(chosen.price)));
    showAlternative(static_cast<qint64>(best));
}

void PlatformsView::showAlternative(qint64 id) {
    const auto result = m_desk.result();
    if (!result || id < 0 || id >= static_cast<qint64>(result->alternatives.size())) return;
    const auto at = static_cast<std::size_t>(id);
    const Alternative& place = result->alternatives[at];
    const Assessment& each = result->recommendation.assessments[at];
    m_detail->setText(tr("%1, row %2: request %3; expected to be done after %4 for a price of %5; "
                         "chance of missing a limit: %6.")
                          .arg(QString::fromStdString(place.platform), countText(result->rows[at]),
                               quantityText(place.request, result->unit),
                               quantityText(each.time, result->unit), numberText(each.price),
                               chanceText(each.chanceMissed)));
}

}  // namespace footbridge
