// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTableView>
#include <QTableWidget>
#include <QUndoStack>
#include <QVBoxLayout>
#include <QWhatsThis>

#include "app/gui/handbook.h"
#include "app/gui/log_panel.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences_dialog.h"
#include "app/gui/rail_model.h"
#include "app/gui/view_actions.h"
#include "core/run/error.h"
#include "core/run/output_check.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/pages/model/adapt_page.h"
#include "widgets/pages/model/data_page.h"
#include "widgets/pages/model/divergence_page.h"
#include "widgets/pages/model/export_page.h"
#include "widgets/pages/model/plots_exporter.h"
#include "widgets/pages/table_copy.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {

namespace {

constexpr int kPageKeys = 9;  ///< Ctrl+1 to Ctrl+9

QMenu* themeMenu(QMenuBar* bar) {
    return bar->findChild<QMenu*>(QStringLiteral("themes"));
}

/// Japanese and Chinese write the key in brackets behind the words.
QString withoutMnemonic(QString text) {
    static const QRegularExpression form(QStringLiteral("\\(&.\\)|&"));
    return text.remove(form);
}

/// Those of the menus in their order, then all others of the window.
QList<QAction*> actionsInOrder(const QWidget& window, const QMenuBar& bar) {
    QList<QAction*> ordered;
    const auto add = [&](const auto& self, const QList<QAction*>& actions) -> void {
        for (QAction* action : actions) {
            if (action->menu())
                self(self, action->menu()->actions());
            else if (!ordered.contains(action))
                ordered.append(action);
        }
    };
    add(add, bar.actions());
    for (QAction* action : window.findChildren<QAction*>())
        if (!action->menu() && !ordered.contains(action)) ordered.append(action);
    return ordered;
}

/// Wide enough for every cell of the table; the first column takes what is left.
void fitWidth(QDialog& dialog, QTableWidget& table) {
    table.ensurePolished();
    table.resizeColumnsToContents();
    const QMargins margins = dialog.layout()->contentsMargins();
    const int scrollBar = table.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    dialog.resize(table.horizontalHeader()->length() + margins.left() + margins.right() +
                      scrollBar + 2 * table.frameWidth(),
                  460);
    table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

}  // namespace

void MainWindow::makeFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addSessionActions(menu);
    menu->addSeparator();
    menu->addAction(tr("Add s&ources…"), QKeySequence(Qt::CTRL | Qt::Key_D), m_dataPage,
                    &DataPage::openSources);
    menu->addAction(tr("Set &target…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), m_dataPage,
                    &DataPage::openTarget);
    menu->addAction(tr("Try the &example"), this,
                    [this] { m_sessions->afterSaving([this] { m_runner.loadExample(); }); });
    menu->addSeparator();
    menu->addAction(tr("Open a b&undle…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), this,
                    &MainWindow::askForBundle);
    QAction* bundle = menu->addAction(tr("Export &bundle…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                                      this, [this] { showPage(QLatin1String(ExportPage::kKey)); });
    QAction* report =
        menu->addAction(tr("Export &report…"), m_exportPage, &ExportPage::exportReport);
    auto* plots = new PlotsExporter(m_document, m_workspace.jobs(), this);
    QAction* pictures = menu->addAction(tr("Export all &plots…"), plots, &PlotsExporter::ask);
    pictures->setObjectName(QStringLiteral("exportPlots"));
    connect(plots, &PlotsExporter::written, m_log, [this](const QString& folder, int count) {
        m_log->add(tr("%n plot(s) written to %1", nullptr, count).arg(folder));
        statusBar()->showMessage(tr("%n plot(s) written to %1", nullptr, count).arg(folder), 8000);
    });
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
    const auto enable = [this, bundle, report, pictures] {
        pictures->setEnabled(m_document.adaptation() != nullptr);
        bundle->setEnabled(m_document.adaptation() != nullptr);
        report->setEnabled(m_document.adaptation() != nullptr);
    };
    connect(&m_document, &Document::adaptationChanged, this, enable);
    enable();
}

void MainWindow::addSessionActions(QMenu* menu) {
    menu->addAction(tr("&New"), QKeySequence::New, m_sessions, &SessionDesk::startNew);
    menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::askForFiles);
    QMenu* recent = menu->addMenu(tr("Open re&cent"));
    connect(recent, &QMenu::aboutToShow, m_sessions,
            [this, recent] { m_sessions->fillRecentMenu(recent); });
    QAction* save =
        menu->addAction(tr("&Save"), QKeySequence::Save, m_sessions, &SessionDesk::save);
    QAction* saveAs =
        menu->addAction(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), m_sessions,
                        &SessionDesk::saveAs);
    const auto enable = [this, save, saveAs] {
        const bool any = !m_document.input().sources.empty() || m_document.hasTarget();
        save->setEnabled(
            any && (m_sessions->store().isModified() || m_sessions->store().path().isEmpty()));
        saveAs->setEnabled(any);
    };
    connect(&m_sessions->store(), &SessionStore::changed, this, enable);
    connect(&m_document, &Document::inputChanged, this, enable);
    enable();
}

void MainWindow::makeEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document.undoStack()->createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document.undoStack()->createRedoAction(this, tr("&Redo"));
    redo->setShortcut(QKeySequence::Redo);
    menu->addAction(undo);
    menu->addAction(redo);
    menu->addSeparator();
    menu->addAction(tr("&Copy"), this, &MainWindow::copy);
    menu->addAction(tr("&Paste a table"), QKeySequence::Paste, this, &MainWindow::paste);
    menu->addSeparator();
    QAction* preferences =
        menu->addAction(tr("&Preferences…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), this,
                        &MainWindow::showPreferences);
    preferences->setMenuRole(QAction::PreferencesRole);
}

void MainWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    int position = 0;
    for (const PageEntry& page : m_railModel->pages()) {
        QAction* action =
            menu->addAction(page.title, this, [this, key = page.key] { showPage(key); });
        if (position < kPageKeys)
            action->setShortcut(
                QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + position)));
        ++position;
    }
    menu->addSeparator();
    makeLookMenu(menu);
    m_view = new ViewActions(*this, [this](int by) { stepPage(by); });
    m_view->addTo(*menu);
    menu->addSeparator();
    QAction* log = m_log->toggleViewAction();
    log->setText(tr("&Log panel"));
    log->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    menu->addAction(log);
    QAction* logFile =
        menu->addAction(tr("Write the log to a &file…"), this, &MainWindow::askForLogFile);
    logFile->setObjectName(QStringLiteral("logFile"));
    logFile->setCheckable(true);
    connect(m_log, &LogPanel::problem, m_notice, &NoticeBar::showProblem);
    connect(m_log, &LogPanel::fileChanged, logFile,
            [logFile](const QString& path) { logFile->setChecked(!path.isEmpty()); });
}

void MainWindow::askForLogFile(bool wanted) {
    if (!wanted) {
        m_log->writeTo({});
        return;
    }
    auto* dialog = new QFileDialog(this, tr("Write the log to a file"),
                                   QStringLiteral("footbridge.log"), tr("Text (*.log *.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("log"));
    connect(dialog, &QFileDialog::fileSelected, m_log, [this](const QString& path) {
        try {
            checkOutputs({{path.toStdString()}}, m_workspace.jobs().inputs());
            m_log->writeTo(path);
        } catch (const Error& error) {
            m_log->writeTo({});
            Q_EMIT m_document.problem(sentence(error.message()));
        }
    });
    connect(dialog, &QDialog::rejected, m_log, [this] { m_log->writeTo({}); });
    dialog->open();
}

void MainWindow::makeLookMenu(QMenu* view) {
    QMenu* menu = view->addMenu(tr("&Theme"));
    menu->setObjectName(QStringLiteral("themes"));
    auto* group = new QActionGroup(this);
    const int current = QSettings().value(QLatin1String(kLookSetting)).toInt();
    const auto add = [&](const QString& text, Look look) {
        QAction* action = menu->addAction(text, this, [this, look] { setLook(look); });
        action->setCheckable(true);
        action->setChecked(current == static_cast<int>(look));
        group->addAction(action);
    };
    add(tr("As the &desktop"), Look::Desktop);
    add(tr("&Light"), Look::Light);
    add(tr("Dar&k"), Look::Dark);
}

void MainWindow::makeModelMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Model"));
    QAction* severity =
        menu->addAction(tr("Measure &severity"), QKeySequence(Qt::CTRL | Qt::Key_M), this, [this] {
            showPage(QLatin1String(DivergencePage::kKey));
            m_runner.measureSeverity();
        });
    QAction* adapt =
        menu->addAction(tr("&Train and adapt"), QKeySequence(Qt::CTRL | Qt::Key_R), this, [this] {
            showPage(QLatin1String(AdaptPage::kKey));
            m_runner.adapt();
        });
    QAction* cancel = menu->addAction(tr("&Cancel"), QKeySequence(Qt::CTRL | Qt::Key_Period), this,
                                      [this] { m_workspace.jobs().cancel(); });
    const auto enable = [this, severity, adapt, cancel] {
        severity->setEnabled(m_document.isReady() && !m_runner.adapting().isRunning());
        adapt->setEnabled(m_document.isReady() && !m_runner.adapting().isRunning());
        cancel->setEnabled(m_workspace.jobs().isRunning());
    };
    connect(&m_document, &Document::stageChanged, this, enable);
    connect(&m_workspace.jobs(), &JobBoard::changed, this, enable);
    enable();
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&Help on this page"), QKeySequence(Qt::Key_F1), this,
                    &MainWindow::helpOnPage);
    QAction* onPage = menu->addAction(tr("This &page in the handbook (English)"), this,
                                      [this] { showHandbook(handbookConcept(shownPage())); });
    onPage->setObjectName(QStringLiteral("handbookOnPage"));
    QAction* handbook = menu->addAction(tr("Hand&book (English)"), this,
                                        [this] { showHandbook(QStringLiteral("index")); });
    handbook->setObjectName(QStringLiteral("handbook"));
    QAction* whatsThis = QWhatsThis::createAction(menu);
    whatsThis->setText(tr("&What is this?"));
    whatsThis->setIcon({});
    menu->addAction(whatsThis);
    menu->addAction(tr("&Shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1), this,
                    &MainWindow::showShortcuts);
    QAction* tour = menu->addAction(tr("Take the &tour"), this, &MainWindow::takeTour);
    tour->setObjectName(QStringLiteral("takeTour"));
    menu->addSeparator();
    menu->addAction(tr("&About Footbridge"), this, &MainWindow::showAbout);
}

void MainWindow::copy() {
    for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (auto* line = qobject_cast<QLineEdit*>(widget)) {
            line->copy();
            return;
        }
        if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
            copySelection(*view);
            return;
        }
        if (auto* plot = qobject_cast<PlotView*>(widget)) {
            plot->copyToClipboard();
            return;
        }
    }
}

void MainWindow::helpOnPage() {
    QWidget* page = m_pages->currentWidget();
    const QString more = QStringLiteral("<p><a href=\"%1\">%2</a></p>")
                             .arg(handbookConcept(shownPage()),
                                  tr("More in the handbook (English)").toHtmlEscaped());
    QWhatsThis::showText(page->mapToGlobal(QPoint(page->width() / 3, 48)), page->whatsThis() + more,
                         page);
}

QString MainWindow::shownPage() const {
    return m_railModel->pages()[static_cast<std::size_t>(m_pages->currentIndex())].key;
}

void MainWindow::showHandbook(const QString& page) {
    const QString problem = openHandbook(page);
    if (!problem.isEmpty()) m_notice->showProblem(problem);
}

void MainWindow::showPreferences() {
    auto* dialog = new PreferencesDialog(this);
    dialog->setObjectName(QStringLiteral("preferences"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::lookChosen, this, [this](int look) {
        setLook(static_cast<Look>(look));
        themeMenu(menuBar())->actions().at(look)->setChecked(true);
    });
    connect(dialog, &PreferencesDialog::threadsChosen, this,
            [this](int threads) { m_workspace.jobs().setThreads(threads); });
    dialog->open();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Footbridge"));
    box->setIconPixmap(windowIcon().pixmap(64, 64));
    box->setTextFormat(Qt::RichText);
    box->setText(tr("<b>Footbridge %1</b>").arg(QStringLiteral(FOOTBRIDGE_VERSION)));
    box->setInformativeText(
        tr("Carries a performance model to a new platform with a handful of runs.\n\n"
           "Free software under the GNU General Public License, version 3 or later."));
    box->open();
}

void MainWindow::showShortcuts() {
    QList<QPair<QString, QString>> lines;
    for (const QAction* action : actionsInOrder(*this, *menuBar())) {
        if (action->shortcut().isEmpty()) continue;
        lines.append({withoutMnemonic(action->text()),
                      action->shortcut().toString(QKeySequence::NativeText)});
    }
    lines.append(
        {tr("Accept the selected suggestion, or match the selected features"), tr("Return")});
    lines.append({tr("Reject the selected suggestion, or unmatch"), tr("Delete")});
    lines.append({tr("Reset a plot"), tr("Home")});
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Shortcuts"));
    auto* layout = new QVBoxLayout(dialog);
    auto* table = new QTableWidget(static_cast<int>(lines.size()), 2, dialog);
    table->setObjectName(QStringLiteral("shortcuts"));
    table->setAccessibleName(tr("Shortcuts"));
    table->setHorizontalHeaderLabels({tr("Action"), tr("Keys")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int row = 0; row < lines.size(); ++row) {
        table->setItem(row, 0, new QTableWidgetItem(lines[row].first));
        table->setItem(row, 1, new QTableWidgetItem(lines[row].second));
    }
    layout->addWidget(table);
    auto* buttons = new QDialogButtonBox(dialog);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    layout->addWidget(buttons);
    fitWidth(*dialog, *table);
    dialog->open();
}

void MainWindow::paste() {
    const QMimeData* const clipped = QGuiApplication::clipboard()->mimeData();
    if (!clipped) return;
    if (const QStringList files = droppedFiles(*clipped); !files.isEmpty()) return openFiles(files);
    const std::string text = clipped->text().toStdString();
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return m_notice->showProblem(tr("The clipboard holds no table."));
    try {
        openFiles({keepPasted(text)});
    } catch (const Error& error) {
        m_notice->showProblem(sentence(error.message()));
    }
}

}  // namespace footbridge
