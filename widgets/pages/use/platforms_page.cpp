// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/platforms_page.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/interval_list.h"
#include "widgets/charts/order_matrix.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/save_dialog.h"
#include "widgets/pages/use/platforms_setup.h"
#include "widgets/pages/use/platforms_trust.h"
#include "widgets/pages/use/platforms_words.h"
#include "widgets/pages/view_stack.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr Index kMostShown = 10;
constexpr int kRunWidth = 180, kMapHeight = 200;
enum View { Empty, Columns, Results };

}  // namespace

QString PlatformsPage::title() {
    return tr("Platforms");
}

QString PlatformsPage::help() {
    return tr(
        "<p><b>Platforms</b></p><p>Open run times of the same applications on several machines: "
        "one "
        "table with a column that names the machine, one with a time column for each, or a file "
        "each. Check what the columns are, train, and read which machine will run an application "
        "fastest, how sure that is and what is lost if it is wrong. <i>Predict a table…</i> "
        "answers "
        "for runs that were measured nowhere.</p>");
}

PageStatus PlatformsPage::status(const Workspace& workspace) {
    const PlatformDesk& desk = workspace.platforms();
    if (desk.isRunning()) return pageStatus(StageState::Running, {});
    if (!desk.runs()) return pageStatus(StageState::Empty, {});
    if (desk.trained())
        return pageStatus(desk.isStale() ? StageState::Stale : StageState::Done,
                          tr("%n machine(s)", nullptr,
                             static_cast<int>(desk.trained()->result.model.platforms.size())));
    const auto data = desk.runs()->data;
    return pageStatus(data ? StageState::Ready : StageState::Empty,
                      data ? tr("%n run(s)", nullptr, static_cast<int>(data->items())) : QString());
}

PlatformsPage::PlatformsPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent), m_desk(workspace.platforms()) {
    makeActions();
    m_written = makeText({}, "good", this);
    m_written->setObjectName(QStringLiteral("platformsWritten"));
    m_written->hide();
    contents()->addWidget(m_written);
    m_pages = new ViewStack(this);
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(m_setup = new PlatformsSetup(m_desk, this));
    m_pages->addWidget(makeResults());
    contents()->addWidget(m_pages);
    connect(&m_desk, &PlatformDesk::changed, this, &PlatformsPage::refresh);
    connect(&m_desk.asking(), &Job::started, m_written, &QWidget::hide);
    connect(&m_desk, &PlatformDesk::written, this, [this](const QString& sentence) {
        m_written->setText(sentence);
        m_written->show();
    });
    connect(m_trust, &PlatformsTrust::runsSelected, this, &PlatformsPage::choose);
    connect(m_map, &PlotView::selectionChanged, this, [this](const QVector<qint64>& rows) {
        m_trust->selectRuns(rows);
        choose(rows);
    });
    refresh();
}

QPushButton* PlatformsPage::addButton(const QString& text, const char* name) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    actions()->addWidget(button);
    return button;
}

void PlatformsPage::makeActions() {
    m_runLabel = makeLabel(tr("Run"), "caption", this);
    actions()->addWidget(m_runLabel);
    m_run = new QComboBox(this);
    m_run->setObjectName(QStringLiteral("platformsRun"));
    m_run->setAccessibleName(tr("Run"));
    m_run->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_run->setFixedWidth(kRunWidth);
    actions()->addWidget(m_run);
    m_own = addButton(tr("Back to the runs"), "platformsOwn");
    m_columns = addButton(tr("Columns"), "platformsColumnsButton");
    m_columns->setCheckable(true);
    m_open = addButton(tr("Open table…"), "platformsOpen");
    m_save = addButton(tr("Save vectors…"), "platformsSave");
    m_export = addButton(tr("Export…"), "platformsExport");
    m_train = addButton(tr("Train"), "platformsTrain");
    m_predict = addButton(tr("Predict a table…"), "platformsPredict");
    connect(m_run, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) showRun();
    });
    connect(m_own, &QPushButton::clicked, &m_desk, &PlatformDesk::showOwn);
    connect(m_columns, &QPushButton::clicked, this, [this](bool on) {
        m_wantsColumns = on;
        refresh();
    });
    connect(m_open, &QPushButton::clicked, this, &PlatformsPage::openTables);
    connect(m_save, &QPushButton::clicked, this, &PlatformsPage::saveVectors);
    connect(m_export, &QPushButton::clicked, this, &PlatformsPage::exportModel);
    connect(m_train, &QPushButton::clicked, this, [this] {
        m_wantsColumns = false;
        m_desk.train();
    });
    connect(m_predict, &QPushButton::clicked, this, &PlatformsPage::predictTable);
}

QWidget* PlatformsPage::makeEmpty() {
    QLabel* empty = makeText(tr("Open run times of the same applications on several machines."),
                             "subtitle", this);
    empty->setObjectName(QStringLiteral("platformsEmpty"));
    empty->setAlignment(Qt::AlignCenter);
    return empty;
}

QWidget* PlatformsPage::makeResults() {
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeBanner());
    auto* grid = new QGridLayout;
    grid->setSpacing(kCardSpacing);
    grid->addWidget(makeVector(), 0, 0);
    grid->addWidget(makeOrder(), 0, 1);
    grid->addWidget(makeMap(), 1, 0);
    grid->addWidget(m_trust = new PlatformsTrust(workspace(), body), 1, 1);
    for (const int column : {0, 1}) grid->setColumnStretch(column, 1);
    grid->setRowStretch(0, 6);
    grid->setRowStretch(1, 5);
    layout->addLayout(grid, 1);
    return body;
}

QWidget* PlatformsPage::makeBanner() {
    QVBoxLayout* layout = nullptr;
    QFrame* banner = makeBannerFrame(this, layout);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(4);
    m_answer = makeText({}, "heading", banner);
    m_answer->setObjectName(QStringLiteral("platformsAnswer"));
    m_details = makeText({}, "subtitle", banner);
    m_details->setObjectName(QStringLiteral("platformsDetails"));
    layout->addWidget(m_answer);
    layout->addWidget(m_details);
    return banner;
}

QWidget* PlatformsPage::makeVector() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Vector"));
    m_vectorCaption = head.caption;
    m_all = new QPushButton(tr("All"), card);
    m_all->setObjectName(QStringLiteral("platformsAll"));
    m_all->setCheckable(true);
    head.row->addWidget(m_all);
    m_vector = new IntervalList(workspace().jobs(), card);
    m_vector->setObjectName(QStringLiteral("platformsVector"));
    m_vector->setAccessibleName(tr("Vector"));
    m_vector->setStyle({1.0, 90});
    layout->addWidget(m_vector, 1);
    connect(m_all, &QPushButton::toggled, this, &PlatformsPage::showRun);
    return card;
}

QWidget* PlatformsPage::makeOrder() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    addHead(*layout, tr("Order"), tr("chance, in %, that the row is faster than the column"));
    m_order = new OrderMatrix(workspace().jobs(), card);
    m_order->setObjectName(QStringLiteral("platformsOrder"));
    m_order->setAccessibleName(tr("Order"));
    layout->addWidget(m_order, 1);
    return card;
}

QWidget* PlatformsPage::makeMap() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Latent map"));
    m_mapCaption = head.caption;
    head.row->addWidget(makeLabel(tr("Colour"), "caption", card));
    m_colour = new QComboBox(card);
    m_colour->setObjectName(QStringLiteral("platformsColour"));
    m_colour->setAccessibleName(tr("Colour"));
    m_colour->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_colour->setFixedWidth(kRunWidth - 20);
    head.row->addWidget(m_colour);
    m_map = new PlotView(workspace().jobs(), card);
    m_map->setObjectName(QStringLiteral("platformsMap"));
    m_map->setAccessibleName(tr("Latent map"));
    m_map->setMinimumHeight(kMapHeight);
    layout->addWidget(m_map, 1);
    connect(m_colour, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) showMap();
    });
    return card;
}

void PlatformsPage::openTables() {
    const QString folder =
        QSettings().value(QLatin1String(kTablesFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(window(), tr("Open run times"), folder,
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
        QSettings().setValue(QLatin1String(kTablesFolder), QFileInfo(paths.constFirst()).path());
        m_wantsColumns = true;
        m_desk.open(paths);
    });
    dialog->open();
}

void PlatformsPage::predictTable() {
    auto* dialog = new QFileDialog(
        window(), tr("Open runs to predict"),
        QSettings().value(QLatin1String(kTablesFolder), QDir::homePath()).toString(),
        tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_desk, &PlatformDesk::predict);
    dialog->open();
}

void PlatformsPage::exportModel() {
    QFileDialog* dialog = makeSaveDialog(window(), tr("Export the model"),
                                         QStringLiteral("platforms.zip"), tr("Bundle (*.zip)"));
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    connect(dialog, &QFileDialog::fileSelected, &m_desk, &PlatformDesk::exportBundle);
    dialog->open();
}

void PlatformsPage::saveVectors() {
    QFileDialog* dialog = makeSaveDialog(window(), tr("Save the vectors"),
                                         QStringLiteral("vectors.csv"), tr("Table (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, &m_desk, &PlatformDesk::saveVectors);
    dialog->open();
}

void PlatformsPage::refresh() {
    showButtons();
    showWords();
    m_setup->refresh();
    const auto trained = m_desk.trained();
    if (!trained) {
        m_shownTrained = m_shownRuns = m_shownAdvice = nullptr;
        return;
    }
    if (m_shownTrained != trained.get()) showTrained();
    m_shownTrained = trained.get();
    if (m_shownRuns != m_desk.shown().get()) showRuns();
    m_shownRuns = m_desk.shown().get();
    m_trust->refresh();
    if (m_shownAdvice != m_desk.advice().get()) showRun();
    m_shownAdvice = m_desk.advice().get();
}

void PlatformsPage::showButtons() {
    const auto runs = m_desk.runs();
    const auto trained = m_desk.trained();
    const bool columns = runs && (!trained || m_wantsColumns), results = trained && !columns;
    m_pages->setCurrentIndex(!runs ? Empty : columns ? Columns : Results);
    for (QWidget* one : {static_cast<QWidget*>(m_runLabel), static_cast<QWidget*>(m_run)})
        one->setVisible(results);
    const bool foreign = results && m_desk.shown() != trained->own;
    m_own->setVisible(foreign);
    m_save->setVisible(foreign);
    m_columns->setVisible(trained != nullptr);
    m_columns->setChecked(columns);
    m_open->setVisible(!foreign);
    m_export->setVisible(results && !foreign);
    m_predict->setVisible(results);
    m_train->setVisible(columns);
    const bool running = m_desk.isRunning();
    m_train->setEnabled(runs && runs->data && !running);
    for (QPushButton* button : {m_open, m_export, m_predict, m_save}) button->setEnabled(!running);
    setPrimary(m_open, !runs);
    setPrimary(m_train, columns);
    setPrimary(m_predict, results);
}

void PlatformsPage::showWords() {
    const auto runs = m_desk.runs();
    if (!runs) return setSubtitle({});
    QStringList names;
    for (const auto& table : runs->tables) names << QString::fromStdString(table->name);
    if (names.size() > 2) names = {names.first(), tr("%n more", nullptr, int(names.size()) - 1)};
    QString text = names.join(QStringLiteral(", "));
    if (const auto trained = m_desk.trained()) {
        const int machines = static_cast<int>(trained->result.model.platforms.size());
        text = tr("Relative run time on %n machine(s), from %1.", nullptr, machines).arg(text);
        if (m_desk.shown() != trained->own)
            text += QLatin1Char(' ') + tr("Shown: %1.").arg(m_desk.shown()->source);
    }
    setSubtitle(text);
}

void PlatformsPage::showTrained() {
    m_filling = true;
    const int chosen = std::max(0, m_colour->currentIndex());
    m_colour->clear();
    m_colour->addItems(mapColours(*m_desk.trained()).names);
    m_colour->setCurrentIndex(chosen < m_colour->count() ? chosen : 0);
    m_filling = false;
}

void PlatformsPage::showRuns() {
    m_filling = true;
    m_run->clear();
    m_run->addItems(m_desk.shown()->names);
    m_run->setCurrentIndex(m_run->count() > 0 ? 0 : -1);
    m_filling = false;
    showMap();
}

void PlatformsPage::showRun() {
    const auto trained = m_desk.trained();
    const auto shown = m_desk.shown();
    const Index row = m_run->currentIndex();
    if (!trained || !shown || row < 0 || row >= shown->vectors.value.rows()) return;
    const PlatformModel& model = trained->result.model;
    const Vector vector = shown->vectors.value.row(row);
    const Recommendation advice = model.recommend(vector);
    m_answer->setText(adviceText(model, m_run->currentText(), advice));
    m_details->setText(
        adviceDetails(model, vector, m_desk.today(),
                      m_desk.advice() ? *m_desk.advice() : std::vector<PlatformRun>()));
    const Index most = m_all->isChecked() ? vector.size() : kMostShown;
    m_all->setVisible(vector.size() > kMostShown);
    const QVector<IntervalRow> rows = vectorRows(model, *shown, row, most);
    const QString legend = shown->measured ? tr("predicted, 90 % interval, ◆ measured")
                                           : tr("predicted, 90 % interval");
    m_vectorCaption->setText(
        tr("%1 of %2: %3").arg(countText(rows.size()), countText(vector.size()), legend));
    const QString axis =
        model.reference == kFastest ? tr("Run time relative to the fastest, log axis")
        : model.reference == kSlowest
            ? tr("Run time relative to the slowest, log axis")
            : tr("Run time relative to %1, log axis").arg(QString::fromStdString(model.reference));
    m_vector->setRows(rows, {}, axis, 1.0);
    m_vector->setMinimumHeight(m_vector->minimumSizeHint().height());
    const std::vector<Index> order = inOrder(vector);
    const Rows first(order.begin(), order.begin() + rows.size());
    QStringList names;
    for (const IntervalRow& one : rows) names << one.name;
    m_order->setChances(names, advice.faster(first, first));
    m_map->setSelection({row});
}

void PlatformsPage::showMap() {
    const auto trained = m_desk.trained();
    const auto shown = m_desk.shown();
    if (!trained || !shown) return;
    const MapColours colours = mapColours(*trained);
    m_map->setSpec(latentMapPlot(
        *trained, *shown, colours.column(*trained, *shown, std::max(0, m_colour->currentIndex()))));
    m_mapCaption->setText(tr("what the counters say"));
    m_map->setSelection({qint64(m_run->currentIndex())});
}

void PlatformsPage::choose(const QVector<qint64>& rows) {
    if (rows.isEmpty()) return;
    if (rows.size() == 1) return m_run->setCurrentIndex(static_cast<int>(rows.constFirst()));
    m_map->setSelection(rows);
}

}  // namespace footbridge
