// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include "app/gui/log_panel.h"
#include "app/gui/notice_bar.h"
#include "app/gui/rail.h"
#include "app/gui/rail_model.h"
#include "app/gui/status_line.h"
#include "widgets/charts/theme.h"
#include "widgets/models/example.h"
#include "widgets/pages/adapt_page.h"
#include "widgets/pages/data_page.h"
#include "widgets/pages/divergence_page.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/pages/export_page.h"
#include "widgets/pages/features_page.h"
#include "widgets/pages/results_page.h"

namespace footbridge {

namespace {

constexpr auto kGeometryKey = "window/geometry";
constexpr auto kStateKey = "window/state";
constexpr auto kLookKey = "window/look";
constexpr QSize kFirstSize(1280, 800), kSmallestSize(1000, 640);

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_runner(m_document) {
    loadResources();
    setWindowIcon(QIcon(QStringLiteral(":/icons/footbridge.svg")));
    setAcceptDrops(true);
    setMinimumSize(kSmallestSize);

    m_railModel = new RailModel(m_document, this);
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
    new StatusLine(statusBar(), m_document, m_runner, this);
    makePages();
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
    connect(m_rail, &Rail::pageChosen, m_pages, &QStackedWidget::setCurrentIndex);
    connect(&m_document, &Document::inputChanged, this, &MainWindow::showTitle);
    followJobs();
    showTitle();
    restoreWindow();
}

MainWindow::~MainWindow() = default;

void MainWindow::makePages() {
    m_dataPage = new DataPage(m_document, m_runner, m_pages);
    m_exportPage = new ExportPage(m_document, m_runner, m_pages);
    m_pages->addWidget(m_dataPage);
    m_pages->addWidget(new FeaturesPage(m_document, m_pages));
    m_pages->addWidget(new DivergencePage(m_document, m_runner, m_pages));
    m_pages->addWidget(new AdaptPage(m_document, m_runner, m_pages));
    m_pages->addWidget(new ResultsPage(m_document, m_runner, m_pages));
    m_pages->addWidget(m_exportPage);
}

void MainWindow::followJobs() {
    const auto complain = [this](const QString& sentence) {
        m_notice->showProblem(sentence);
        m_log->add(sentence);
    };
    connect(&m_document, &Document::problem, this, complain);
    for (Job* job : {&m_runner.loading(), &m_runner.adapting(), &m_runner.exporting()}) {
        connect(job, &Job::logged, m_log, &LogPanel::add);
        connect(job, &Job::started, m_notice, &QWidget::hide);
        connect(job, &Job::cancelled, m_log, [this] { m_log->add(tr("Cancelled")); });
    }
    connect(&m_runner, &AnalysisRunner::loaded, m_log,
            [this](const QString& what) { m_log->add(tr("Opened %1").arg(what)); });
    connect(&m_runner, &AnalysisRunner::strategyFinished, m_log,
            [this](const QString& name) { m_log->add(tr("Finished %1").arg(name)); });
    connect(&m_runner, &AnalysisRunner::exported, m_log,
            [this](const QString& path) { m_log->add(tr("Exported %1").arg(path)); });
}

void MainWindow::open(const CommandLine& command) {
    m_runner.setPreferredResponse(command.response);
    if (command.example) m_runner.loadExample();
    if (!command.example && !(command.sources.isEmpty() && command.target.isEmpty())) {
        m_runner.loadAll(command.sources, command.target);
    }
    for (int stage = 0; stage < kStageCount; ++stage) {
        if (RailModel::pageKey(static_cast<Stage>(stage)) == command.page) {
            showPage(static_cast<Stage>(stage));
        }
    }
}

void MainWindow::showPage(Stage stage) {
    m_rail->setCurrentIndex(m_railModel->index(static_cast<int>(stage)));
}

void MainWindow::setLook(Look look) {
    QSettings().setValue(QLatin1String(kLookKey), static_cast<int>(look));
    const bool dark = look == Look::Dark || (look == Look::Desktop && desktopPrefersDark());
    applyTheme(*qApp, dark ? darkTheme() : lightTheme());
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
    setWindowTitle(text.isEmpty() ? tr("Footbridge") : tr("%1 – Footbridge").arg(text));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    askWhatDroppedFilesAre(droppedFiles(*event->mimeData()));
}

void MainWindow::askWhatDroppedFilesAre(const QStringList& paths) {
    auto* question = new QMessageBox(this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Open"));
    question->setText(paths.size() == 1 ? tr("What is %1?").arg(QFileInfo(paths.first()).fileName())
                                        : tr("What are these %n files?", nullptr,
                                             static_cast<int>(paths.size())));
    question->setInformativeText(
        tr("The source is a platform you know; the target is the new one."));
    QPushButton* source = question->addButton(tr("Source"), QMessageBox::AcceptRole);
    QPushButton* target = nullptr;
    if (paths.size() == 1) target = question->addButton(tr("Target"), QMessageBox::AcceptRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, source, target, paths](QAbstractButton* button) {
                if (button == source) m_runner.load(paths, false);
                if (target && button == target) m_runner.load(paths, true);
            });
    question->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    QSettings settings;
    settings.setValue(QLatin1String(kGeometryKey), saveGeometry());
    settings.setValue(QLatin1String(kStateKey), saveState());
    m_runner.cancel();
    QMainWindow::closeEvent(event);
}

void MainWindow::restoreWindow() {
    const QSettings settings;
    resize(kFirstSize);
    restoreGeometry(settings.value(QLatin1String(kGeometryKey)).toByteArray());
    restoreState(settings.value(QLatin1String(kStateKey)).toByteArray());
}

}  // namespace footbridge
