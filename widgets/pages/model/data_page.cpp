// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/data_page.h"

#include <QFileDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/dialogs/import_dialog.h"
#include "widgets/dialogs/join_dialog.h"
#include "widgets/dialogs/warnings_dialog.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/pages/model/dataset_card.h"
#include "widgets/pages/model/dataset_panel.h"
#include "widgets/pages/model/start_panel.h"
#include "widgets/pages/model/tables_notice.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/file_kinds.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kDatasetHeight = 178, kCardWidth = 760, kDropZoneWidth = 190;
constexpr int kRoomBelowCards = 12;  ///< below the cards, for when there are many
constexpr int kCardStretch = 100, kZoneStretch = 40;
constexpr std::size_t kFewestRowsAsShots = 3;

}  // namespace

QString DataPage::title() {
    return tr("Data");
}

QString DataPage::help() {
    return tr(
        "<p><b>Data</b></p><p>Open the table of a platform you know, the source, and the one with "
        "a few measured runs of the new platform, the target. Rows are runs, columns are features, "
        "and one column is the response, for example a runtime.</p><p>Select a card to see its "
        "columns. Give columns that only number the runs the role Ignored; mark columns whose "
        "equal rows belong together as Group. Select rows of the target and press “Use as shots” "
        "to choose the shots: the measured runs that the adaptation learns from.</p>");
}

PageStatus DataPage::status(const Workspace& workspace) {
    const Document& document = workspace.document();
    const auto tables =
        static_cast<int>(document.input().sources.size()) + (document.hasTarget() ? 1 : 0);
    return pageStatus(document.state(Stage::Data),
                      tables == 0 ? tr("open files") : tr("%n table(s)", nullptr, tables));
}

DataPage::DataPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_runner(workspace.runner()) {
    m_addSource = new QPushButton(tr("Add source…"), this);
    m_setTarget = new QPushButton(tr("Set target…"), this);
    m_addSource->setObjectName(QStringLiteral("addSource"));
    m_setTarget->setObjectName(QStringLiteral("setTarget"));
    actions()->addWidget(m_addSource);
    actions()->addWidget(m_setTarget);
    connect(m_addSource, &QPushButton::clicked, this, &DataPage::openSources);
    connect(m_setTarget, &QPushButton::clicked, this, &DataPage::openTarget);

    m_stack = new QStackedWidget(this);
    contents()->addWidget(m_stack);
    m_start = new StartPanel(m_stack);
    connect(m_start, &StartPanel::openWanted, this, &DataPage::openWanted);
    connect(m_start, &StartPanel::sessionWanted, this, &DataPage::sessionWanted);
    connect(m_start, &StartPanel::sourceWanted, this, &DataPage::openSources);
    connect(m_start, &StartPanel::targetWanted, this, &DataPage::openTarget);
    connect(m_start, &StartPanel::exampleWanted, this,
            [this] { this->workspace().leaveDocument([this] { m_runner.loadExample(); }); });
    connect(m_start, &StartPanel::tourWanted, this, &DataPage::tourWanted);
    connect(m_start, &StartPanel::sourcesDropped, this,
            [this](const QStringList& paths) { takeDrop(paths, false); });
    connect(m_start, &StartPanel::targetDropped, this,
            [this](const QStringList& paths) { takeDrop(paths, true); });
    m_stack->addWidget(m_start);

    auto* loaded = new QWidget(m_stack);
    buildCards(loaded);
    m_stack->addWidget(loaded);

    connect(&m_document, &Document::inputChanged, this, &DataPage::showInput);
    connect(&m_runner, &AnalysisRunner::unreadable, this, &DataPage::offerOptions);
    showInput();
    // Styling what is hidden now spares the first table the time.
    for (QWidget* widget : loaded->findChildren<QWidget*>()) widget->ensurePolished();
}

void DataPage::buildCards(QWidget* parent) {
    auto* layout = new QVBoxLayout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing - kRoomBelowCards);
    m_notice = new TablesNotice(m_document, workspace().jobs(), parent);
    layout->addWidget(m_notice);
    auto* cards = new QWidget(parent);
    cards->setObjectName(QStringLiteral("datasetCards"));
    auto* scroll = new QScrollArea(cards);
    scroll->setWidgetResizable(true);
    scroll->setFixedHeight(kDatasetHeight + kRoomBelowCards);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* row = new QWidget(scroll);
    m_cards = new QHBoxLayout(row);
    m_cards->setContentsMargins(0, 0, 0, kRoomBelowCards);
    m_cards->setSpacing(kCardSpacing);
    scroll->setWidget(row);
    // Sources and target end on one line, whether there is a scroll bar or not, and whole: the
    // buttons of a card may need a second line.
    const auto fit = [this, scroll, row, bar = scroll->horizontalScrollBar()] {
        const int taken = bar->maximum() > 0 ? bar->sizeHint().height() : 0;
        m_cards->setContentsMargins(0, 0, 0, std::max(0, kRoomBelowCards - taken));
        scroll->setFixedHeight(
            std::max(kDatasetHeight + kRoomBelowCards, row->minimumSizeHint().height() + taken));
    };
    for (QScrollBar* bar : {scroll->horizontalScrollBar(), scroll->verticalScrollBar()})
        connect(bar, &QScrollBar::rangeChanged, this, fit, Qt::QueuedConnection);
    // The target stays in sight however many sources there are.
    m_cardRow = new QHBoxLayout(cards);
    m_cardRow->setContentsMargins(0, 0, 0, 0);
    m_cardRow->setSpacing(kCardSpacing);
    m_cardRow->addWidget(scroll);
    m_targetPlace = new QVBoxLayout;
    m_targetPlace->setContentsMargins(0, 0, 0, kRoomBelowCards);
    m_cardRow->addLayout(m_targetPlace, kCardStretch);
    layout->addWidget(cards);

    m_sourceZone =
        new DropZone(tr("Add a source"), tr("Drop CSV files of a known platform here"), row);
    m_targetZone =
        new DropZone(tr("Set the target"), tr("Drop the CSV file of the new platform here"), cards);
    connect(m_sourceZone, &DropZone::clicked, this, &DataPage::openSources);
    connect(m_targetZone, &DropZone::clicked, this, &DataPage::openTarget);
    connect(m_sourceZone, &DropZone::filesDropped, this,
            [this](const QStringList& paths) { takeDrop(paths, false); });
    connect(m_targetZone, &DropZone::filesDropped, this,
            [this](const QStringList& paths) { takeDrop(paths, true); });

    m_panel = new DatasetPanel(workspace().jobs(), parent);
    connect(m_panel, &DatasetPanel::rolesEdited, this,
            [this](const Roles& roles) { m_document.setRoles(m_selected, roles); });
    connect(m_panel, &DatasetPanel::shotsMarked, this, &DataPage::useAsShots);
    layout->addWidget(m_panel, 1);
}

DatasetCard* DataPage::makeDatasetCard(int index) {
    const QString kind = index < 0    ? tr("Target")
                         : index == 0 ? tr("Source")
                                      : tr("Source %1").arg(index + 1);
    auto* card = new DatasetCard(
        kind, index < 0 ? m_targetZone->parentWidget() : m_sourceZone->parentWidget());
    card->setObjectName(index < 0 ? QStringLiteral("targetCard")
                                  : QStringLiteral("sourceCard%1").arg(index));
    connect(card, &DatasetCard::chosen, this, [this, index] { select(index); });
    connect(card, &DatasetCard::labelEdited, this,
            [this, index](const QString& label) { m_document.setLabel(index, label); });
    connect(card, &DatasetCard::optionsWanted, this, [this, index] { editOptions(index); });
    connect(card, &DatasetCard::joinWanted, this, [this, index] { editJoin(index); });
    connect(card, &DatasetCard::warningsWanted, this, [this, index] { showWarnings(index); });
    connect(card, &DatasetCard::removeWanted, this, [this, index] {
        if (index < 0) {
            m_document.removeTarget();
        } else {
            m_document.removeSource(index);
        }
    });
    return card;
}

void DataPage::layOutCards() {
    const std::size_t wanted = m_document.input().sources.size();
    bool changed = false;
    while (m_sources.size() > wanted) {
        m_sources.back()->deleteLater();
        m_sources.back()->hide();
        m_sources.pop_back();
        changed = true;
    }
    while (m_sources.size() < wanted) {
        m_sources.push_back(makeDatasetCard(static_cast<int>(m_sources.size())));
        changed = true;
    }
    if (m_document.hasTarget() != (m_target != nullptr)) {
        if (m_target) {
            m_target->hide();
            m_target->deleteLater();
            m_target = nullptr;
        } else {
            m_target = makeDatasetCard(-1);
        }
        changed = true;
    }
    if (!changed && m_cards->count() > 0) return;
    while (QLayoutItem* item = m_cards->takeAt(0)) delete item;
    for (DatasetCard* card : m_sources) m_cards->addWidget(card, kCardStretch);
    m_cards->addWidget(m_sourceZone, m_sources.empty() ? kCardStretch : kZoneStretch);
    while (QLayoutItem* item = m_targetPlace->takeAt(0)) delete item;
    m_targetPlace->addWidget(m_target ? static_cast<QWidget*>(m_target) : m_targetZone);
    m_targetZone->setVisible(!m_target);
    const auto sources = static_cast<int>(m_sources.size());
    m_cardRow->setStretch(0, sources == 0 ? kCardStretch : sources * kCardStretch + kZoneStretch);
    for (DropZone* zone : {m_sourceZone, m_targetZone}) {
        zone->setMinimumWidth(kDropZoneWidth);
        zone->setMaximumWidth(zone == m_sourceZone && !m_sources.empty() ? kDropZoneWidth
                                                                         : kCardWidth);
    }
}

void DataPage::showInput() {
    const AnalysisInput& input = m_document.input();
    const bool empty = input.sources.empty() && !m_document.hasTarget();
    m_stack->setCurrentIndex(empty ? 0 : 1);
    m_addSource->setVisible(!empty);
    m_setTarget->setVisible(!empty);
    m_setTarget->setText(m_document.hasTarget() ? tr("Replace target…") : tr("Set target…"));
    if (empty) {
        setSubtitle(tr("Nothing is open yet."));
    } else if (m_document.isReady()) {
        setSubtitle(
            tr("The model is trained on the source and carried to the target. Select a card "
               "to see its columns and rows."));
    } else if (input.sources.empty()) {
        setSubtitle(tr("Add the table of a platform you know: the source."));
    } else if (!m_document.hasTarget()) {
        setSubtitle(tr("Now set the target: the table with a few runs of the new platform."));
    } else {
        setSubtitle(tr("Choose the response of every table: the column to predict."));
    }
    m_notice->showInput();
    layOutCards();
    for (std::size_t i = 0; i < m_sources.size(); ++i) m_sources[i]->setDataset(input.sources[i]);
    if (m_target) m_target->setDataset(input.target, input.sources);
    if (m_selected < 0 && !m_document.hasTarget()) m_selected = 0;
    if (m_selected >= static_cast<int>(m_sources.size())) {
        m_selected = m_sources.empty() ? -1 : static_cast<int>(m_sources.size()) - 1;
    }
    if (!empty) select(m_selected);
}

void DataPage::select(int index) {
    m_selected = index;
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        m_sources[i]->setSelected(static_cast<int>(i) == index);
    }
    if (m_target) m_target->setSelected(index < 0);
    m_panel->setDataset(m_document.dataset(index), index < 0);
}

void DataPage::askFiles(bool asTarget) {
    QSettings settings;
    auto* dialog = new QFileDialog(this, asTarget ? tr("Open the target") : tr("Open sources"),
                                   settings.value(QLatin1String(kDataFolder)).toString(),
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(asTarget ? QFileDialog::ExistingFile : QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this, asTarget](const QStringList& paths) {
        QSettings().setValue(QLatin1String(kDataFolder), QFileInfo(paths.first()).path());
        m_runner.load(paths, asTarget);
    });
    dialog->open();
}

void DataPage::takeDrop(const QStringList& paths, bool asTarget) {
    const auto session = std::ranges::find_if(paths, isSession);
    if (session != paths.end()) {
        Q_EMIT sessionWanted(*session);
    } else if (asTarget && paths.size() > 1) {
        Q_EMIT filesWanted(paths);
    } else {
        m_runner.load(paths, asTarget);
    }
}

/// Rows without a measurement cannot teach: they are left out, and that is said.
void DataPage::useAsShots(const Rows& rows) {
    Rows shots;
    if (!m_document.input().target.roles.response.empty())
        std::ranges::set_intersection(rows, m_document.input().target.labelledRows(),
                                      std::back_inserter(shots));
    if (shots.size() < kFewestRowsAsShots) {
        Q_EMIT m_document.problem(
            tr("Shots need at least %1 rows with a measured response. Select more of them.")
                .arg(kFewestRowsAsShots));
        return;
    }
    m_document.setShots({ShotRequest::Kind::Rows, 0, shots});
    const auto unmeasured = static_cast<int>(rows.size() - shots.size());
    setSubtitle(
        countedText(
            tr("%1 rows are marked as shots, %n of the selected ones has (have) no measurement.",
               nullptr, unmeasured),
            unmeasured)
            .arg(countText(static_cast<qint64>(shots.size()))));
}

void DataPage::setRecentFiles(const QStringList& paths) {
    m_start->setRecent(paths);
}

void DataPage::openSources() {
    askFiles(false);
}

void DataPage::openTarget() {
    askFiles(true);
}

void DataPage::editOptions(int index) {
    const Dataset& dataset = m_document.dataset(index);
    auto* dialog = new ImportDialog(dataset, this, m_runner.proposal(index < 0));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, index, table = dataset.table] {
        if (!isLoaded(index, table)) return;
        const QString path = QString::fromStdString(table->path);
        if (!dialog->platformColumn().isEmpty()) {
            if (index >= 0)
                m_document.removeSource(index);
            else if (dialog->newPlatform().isEmpty())
                m_document.removeTarget();
            m_runner.loadPlatforms(path, dialog->options(), dialog->platformColumn(),
                                   dialog->newPlatform(), dialog->chosenRoles());
        } else
            m_runner.reload(index, dialog->options(), dialog->chosenRoles());
    });
    dialog->open();
}

void DataPage::editJoin(int index) {
    const Dataset& dataset = m_document.dataset(index);
    auto* dialog = new JoinDialog(dataset, workspace().jobs(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, index, table = dataset.table] {
        if (!isLoaded(index, table)) return;
        m_runner.reload(index, withJoin(table->options, dialog->join()));
    });
    dialog->open();
}

/// Whether the table is still in its place: what was loading may have taken it.
bool DataPage::isLoaded(int index, const std::shared_ptr<const Table>& table) const {
    const auto count = static_cast<int>(m_document.input().sources.size());
    return index < count && m_document.dataset(index).table == table;
}

/// A file that cannot be read as it was found out may be read in another way.
void DataPage::offerOptions(const QString& path, bool asTarget, const CsvOptions& proposed) {
    const QFileInfo file(path);
    auto unread = std::make_shared<Table>();
    unread->path = file.absoluteFilePath().toStdString();
    unread->name = file.completeBaseName().toStdString();
    unread->options = proposed;
    auto* dialog =
        new ImportDialog(Dataset{unread, {}, unread->name, {}}, this, m_runner.proposal(asTarget));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, path, asTarget] {
        if (dialog->platformColumn().isEmpty())
            m_runner.loadAs(path, asTarget, dialog->options(), dialog->chosenRoles());
        else
            m_runner.loadPlatforms(path, dialog->options(), dialog->platformColumn(),
                                   dialog->newPlatform(), dialog->chosenRoles());
    });
    dialog->open();
}

void DataPage::showWarnings(int index) {
    auto* dialog = new WarningsDialog(*m_document.dataset(index).table, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace footbridge
