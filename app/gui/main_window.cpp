// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <QWhatsThisClickedEvent>
#include <algorithm>

#include "app/gui/control_help.h"
#include "app/gui/desktop_look.h"
#include "app/gui/log_panel.h"
#include "app/gui/notice_bar.h"
#include "app/gui/plain_labels.h"
#include "app/gui/preferences_dialog.h"
#include "app/gui/rail.h"
#include "app/gui/rail_model.h"
#include "app/gui/status_line.h"
#include "app/gui/tour.h"
#include "app/gui/view_actions.h"
#include "app/gui/wheel_guard.h"
#include "widgets/charts/theme.h"
#include "widgets/dialogs/bundle_dialog.h"
#include "widgets/dialogs/open_tables_dialog.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/pages/model/data_page.h"
#include "widgets/pages/model/export_page.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_registry.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/name_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/workspace/example.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {

namespace {

constexpr auto kGeometryKey = "window/geometry";
constexpr auto kStateKey = "window/state";
constexpr QSize kFirstSize(1280, 800), kSmallestSize(1000, 640);
constexpr int kTitleBar = 40;

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), m_document(m_workspace.document()), m_runner(m_workspace.runner()) {
    new PlainLabels(this);
    new WheelGuard(this);
    loadResources();
    setWindowIcon(QIcon(QStringLiteral(":/icons/footbridge.svg")));
    setAcceptDrops(true);
    setMinimumSize(kSmallestSize);

    m_desktopLook = new DesktopLook(this);
    m_desktopLook->listenTo(desktopBus());
    connect(m_desktopLook, &DesktopLook::changed, this, [this] {
        if (m_look == Look::Desktop) wearLook();
    });
    m_sessions = new SessionDesk(m_workspace, this);
    m_railModel = new RailModel(allPages(), m_workspace, this);
    auto* centre = new QWidget(this);
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_rail = new Rail(m_railModel, centre);
    layout->addWidget(m_rail);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    auto* noticeMargin = new QVBoxLayout;
    noticeMargin->setContentsMargins(24, 0, 24, 0);
    m_notice = new NoticeBar(centre);
    noticeMargin->addWidget(m_notice);
    m_pages = new QStackedWidget(centre);
    right->addWidget(m_pages, 1);
    right->addLayout(noticeMargin);
    right->addSpacing(8);
    layout->addLayout(right, 1);
    setCentralWidget(centre);

    m_log = new LogPanel(this);
    addDockWidget(Qt::BottomDockWidgetArea, m_log);
    m_log->hide();
    new StatusLine(statusBar(), m_document, m_workspace.jobs(), this);
    makePages();
    m_tour = new Tour(m_document, this);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeModelMenu();
    makeHelpMenu();
    m_corner = new QLabel(menuBar());
    m_corner->setObjectName(QStringLiteral("corner"));
    m_corner->setIndent(16);
    m_corner->setContentsMargins(0, 3, 16, 0);
    menuBar()->setCornerWidget(m_corner);
    connect(m_rail, &Rail::pageChosen, this, &MainWindow::pageShown);
    connect(m_tour, &Tour::pageWanted, this, &MainWindow::showPage);
    connect(&m_workspace, &Workspace::pageWanted, this, &MainWindow::showPage);
    m_tour->pageShown(m_railModel->pages().front().key);  // shown from the beginning
    connect(&m_document, &Document::inputChanged, this, &MainWindow::showTitle);
    m_workspace.jobs().setThreads(QSettings().value(QLatin1String(kThreadsSetting)).toInt());
    followJobs();
    followSessions();
    showTitle();
    restoreWindow();
}

MainWindow::~MainWindow() = default;

void MainWindow::makePages() {
    const auto& pages = m_railModel->pages();
    for (int page = 0; page < static_cast<int>(pages.size()); ++page) {
        m_pages->addWidget(new QWidget(m_pages));
        if (pages[static_cast<std::size_t>(page)].group == PageGroup::Model) makePage(page);
    }
    m_pages->setCurrentIndex(0);
    m_dataPage = m_pages->findChild<DataPage*>();
    m_exportPage = m_pages->findChild<ExportPage*>();
    connect(m_exportPage, &ExportPage::inspectRequested, this, &MainWindow::showBundle);
}

void MainWindow::makePage(int number) {
    QWidget* room = m_pages->widget(number);
    if (qobject_cast<Page*>(room)) return;
    const PageEntry& entry = m_railModel->pages()[static_cast<std::size_t>(number)];
    Page* page = entry.make(m_workspace, m_pages);
    page->setWhatsThis(entry.help);
    explainControls(*page, entry.key);
    connect(page, &Page::viewMade, page, [page, key = entry.key] { explainControls(*page, key); });
    m_pages->insertWidget(number, page);
    m_pages->removeWidget(room);
    delete room;
}

void MainWindow::followJobs() {
    const auto complain = [this](const QString& sentence) {
        m_notice->showProblem(sentence);
        m_log->add(sentence);
    };
    connect(&m_document, &Document::problem, this, complain);
    JobBoard& board = m_workspace.jobs();
    connect(&board, &JobBoard::logged, m_log, &LogPanel::add);
    connect(&board, &JobBoard::started, m_notice, &QWidget::hide);
    connect(&board, &JobBoard::cancelled, m_log, [this] { m_log->add(tr("Cancelled")); });
    connect(&m_runner, &AnalysisRunner::loaded, m_log,
            [this](const QString& what) { m_log->add(tr("Opened %1").arg(nameText(what))); });
    connect(&m_runner, &AnalysisRunner::strategyFinished, m_log, [this](const QString& name) {
        m_log->add(tr("Finished %1").arg(methodLabel(name.toStdString())));
    });
    connect(&m_runner, &AnalysisRunner::exported, m_log,
            [this](const QString& path) { m_log->add(tr("Exported %1").arg(nameText(path))); });
}

void MainWindow::followSessions() {
    connect(&m_sessions->store(), &SessionStore::changed, this, &MainWindow::showTitle);
    connect(m_sessions, &SessionDesk::said, m_log, &LogPanel::add);
    connect(m_sessions, &SessionDesk::opened, this, &MainWindow::showPage);
    connect(m_dataPage, &DataPage::openWanted, this, &MainWindow::askForFiles);
    connect(m_dataPage, &DataPage::filesWanted, this, &MainWindow::openFiles);
    connect(m_dataPage, &DataPage::tourWanted, this, &MainWindow::takeTour);
    connect(m_dataPage, &DataPage::sessionWanted, this,
            [this](const QString& path) { openFiles({path}); });
    connect(m_sessions, &SessionDesk::tableWanted, this,
            [this](const QString& path) { openFiles({path}); });
    const auto showRecent = [this] {
        m_dataPage->setRecentFiles(m_sessions->recent().paths() +
                                   m_sessions->recentTables().paths());
    };
    for (const RecentSessions* recent : {&m_sessions->recent(), &m_sessions->recentTables()})
        connect(recent, &RecentSessions::changed, this, showRecent);
    showRecent();
}

void MainWindow::open(const CommandLine& command) {
    m_runner.setPreferredResponse(command.response);
    if (command.example) m_runner.loadExample();
    if (!command.session.isEmpty()) m_sessions->open(command.session);
    const bool targetOpen = command.target.isEmpty() && command.sources.size() > 1;
    if (targetOpen && !command.example) {
        openFiles(command.sources);
    } else if (!command.example && !(command.sources.isEmpty() && command.target.isEmpty())) {
        m_runner.loadAll(command.sources, command.target);
    }
    showPage(command.page);
    if (!command.bundle.isEmpty()) showBundle(command.bundle);
}

void MainWindow::showPage(const QString& key) {
    const auto& pages = m_railModel->pages();
    const auto found = std::ranges::find(pages, key, &PageEntry::key);
    if (found != pages.end()) m_rail->showPage(static_cast<int>(found - pages.begin()));
}

void MainWindow::stepPage(int by) {
    const int last = static_cast<int>(m_railModel->pages().size()) - 1;
    m_rail->showPage(std::clamp(m_pages->currentIndex() + by, 0, last));
}

void MainWindow::pageShown(int page) {
    const QString& key = m_railModel->pages()[static_cast<std::size_t>(page)].key;
    makePage(page);
    m_pages->setCurrentIndex(page);
    m_tour->pageShown(key);
    m_sessions->store().setPage(key);
}

void MainWindow::takeTour() {
    m_sessions->afterSaving([this] {
        connect(
            &m_runner, &AnalysisRunner::exampleLoaded, m_tour,
            [this] {
                showPage(QLatin1String(DataPage::kKey));
                m_tour->start();
            },
            Qt::SingleShotConnection);
        m_runner.loadExample();
    });
}

void MainWindow::setLook(Look look) {
    m_look = look;
    QSettings().setValue(QLatin1String(kLookSetting), static_cast<int>(look));
    wearLook();
}

void MainWindow::wearLook() {
    const bool dark = m_look == Look::Dark || (m_look == Look::Desktop && m_desktopLook->isDark());
    applyTheme(*qApp, dark ? darkTheme() : lightTheme());
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ThemeChange) m_desktopLook->lookAgain();
    if (event->type() == QEvent::WhatsThisClicked) {
        // Later, because it is the words' own window that handles the click.
        QTimer::singleShot(0, this, [] { QWhatsThis::hideText(); });
        showHandbook(static_cast<QWhatsThisClickedEvent*>(event)->href());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::showTitle() {
    const AnalysisInput& input = m_document.input();
    QStringList sources;
    for (const Dataset& source : input.sources) sources << QString::fromStdString(source.label);
    const QString from = sources.join(tr(", "));
    const QString to = QString::fromStdString(input.target.label);
    QString text;
    if (!from.isEmpty() || m_document.hasTarget()) {
        text = tr("%1 → %2").arg(from.isEmpty() ? tr("no source") : from,
                                 m_document.hasTarget() ? to : tr("no target"));
    }
    m_corner->setText(text);
    // The menu bar makes room for its corner only when the corner is set.
    m_corner->adjustSize();
    menuBar()->setCornerWidget(m_corner);
    m_corner->show();
    const QString file = nameText(QFileInfo(m_sessions->store().path()).completeBaseName());
    const QString shown = file.isEmpty() ? text : file;
    // [*] stands for the mark of unsaved changes.
    setWindowTitle(shown.isEmpty() ? tr("Footbridge") : tr("%1[*] – Footbridge").arg(shown));
    setWindowModified(m_sessions->store().isModified() && !shown.isEmpty());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openFiles(droppedFiles(*event->mimeData()));
}

void MainWindow::openFiles(const QStringList& given) {
    const QStringList paths = withFoldersOpened(given);
    const auto session = std::ranges::find_if(paths, isSession);
    if (session != paths.end()) {
        m_sessions->open(*session);
    } else if (const auto bundle = std::ranges::find_if(paths, isBundle); bundle != paths.end()) {
        showBundle(*bundle);
    } else if (paths.size() == 1) {
        askWhatItIs(paths.first());
    } else if (!paths.isEmpty()) {
        askWhatTheyAre(paths);
    } else if (!given.isEmpty()) {
        m_notice->showProblem(tr("There is no table in that folder."));
    }
}

void MainWindow::askForFiles() {
    QSettings settings;
    auto* dialog = new QFileDialog(
        this, tr("Open"), settings.value(QLatin1String(kDataFolder)).toString(),
        tr("Tables, sessions and bundles (*.csv *.tsv *.txt *.json *.jsonl *.db *.sqlite *.gz "
           "*.xz *.zst *.footbridge *.zip);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
        QSettings().setValue(QLatin1String(kDataFolder), QFileInfo(paths.first()).path());
        openFiles(paths);
    });
    dialog->open();
}

void MainWindow::askForBundle() {
    QSettings settings;
    auto* dialog = new QFileDialog(this, tr("Open a bundle"),
                                   settings.value(QLatin1String(kExportFolder)).toString(),
                                   tr("Bundles (*.zip);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::showBundle);
    dialog->open();
}

void MainWindow::showBundle(const QString& path) {
    QSettings().setValue(QLatin1String(kExportFolder), QFileInfo(path).path());
    auto* dialog = new BundleDialog(path, m_workspace.jobs(), this);
    dialog->setObjectName(QStringLiteral("bundle"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::askWhatItIs(const QString& path) {
    auto* question = new QMessageBox(this);
    question->setObjectName(QStringLiteral("whatIsIt"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Open"));
    question->setText(tr("What is %1?").arg(nameText(QFileInfo(path).fileName())));
    question->setInformativeText(
        tr("The source is a platform you know; the target is the new one."));
    QPushButton* source = question->addButton(tr("Source"), QMessageBox::AcceptRole);
    QPushButton* target = question->addButton(tr("Target"), QMessageBox::AcceptRole);
    QPushButton* cancel = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    for (QPushButton* button : {source, target, cancel}) button->setIcon({});
    const bool sourceThere = !m_document.input().sources.empty();
    question->setDefaultButton(sourceThere && !m_document.hasTarget() ? target : source);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, source, target, path](QAbstractButton* button) {
                if (button == source || button == target) m_runner.load({path}, button == target);
            });
    question->open();
}

void MainWindow::askWhatTheyAre(const QStringList& paths) {
    auto* dialog = new OpenTablesDialog(paths, !m_document.hasTarget(), pathOfAll(paths), this);
    dialog->setObjectName(QStringLiteral("whatAreThey"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_runner.loadAll(dialog->sources(), dialog->target()); });
    connect(dialog, &OpenTablesDialog::oneTableWanted, this, &MainWindow::askWhatItIs);
    dialog->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_mayClose && m_sessions->store().isModified()) {
        event->ignore();
        m_sessions->afterSaving([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    QSettings settings;
    settings.setValue(QLatin1String(kGeometryKey), saveGeometry());
    settings.setValue(QLatin1String(kStateKey), saveState());
    m_workspace.jobs().cancelAll();
    QMainWindow::closeEvent(event);
}

void MainWindow::restoreWindow() {
    const QSettings settings;
    resize(kFirstSize);
    // Frame and panels of the desktop take their part of a screen that is hardly larger.
    const QSize room = screen()->availableSize() - QSize(0, kTitleBar);
    if (kFirstSize.boundedTo(room) != kFirstSize) setWindowState(Qt::WindowMaximized);
    restoreGeometry(settings.value(QLatin1String(kGeometryKey)).toByteArray());
    restoreState(settings.value(QLatin1String(kStateKey)).toByteArray());
}

}  // namespace footbridge
