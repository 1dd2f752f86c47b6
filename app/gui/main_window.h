// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "app/gui/command_line.h"
#include "app/gui/session_desk.h"
#include "widgets/workspace/workspace.h"

class QLabel;
class QStackedWidget;

namespace footbridge {

class DataPage;
class DesktopLook;
class ExportPage;
class LogPanel;
class NoticeBar;
class Rail;
class RailModel;
class Tour;
class ViewActions;

inline constexpr auto kLookSetting = "window/look";

/// The window: rail, pages, menus, status bar, log. Owns the workspace.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    enum class Look { Desktop, Light, Dark };

    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    void open(const CommandLine& command);
    void showPage(const QString& key);  ///< nothing where there is no such page
    void setLook(Look look);
    DesktopLook& desktopLook() { return *m_desktopLook; }
    Workspace& workspace() { return m_workspace; }
    Document& document() { return m_document; }
    AnalysisRunner& runner() { return m_runner; }
    SessionDesk& sessions() { return *m_sessions; }
    void takeTour();  ///< of the built-in example, once unsaved changes are dealt with
    /// Sessions, tables and folders; asks what tables are where that is open.
    void openFiles(const QStringList& paths);

  protected:
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void makePages();
    void makePage(int number);  ///< unless it is there: those beside the model wait to be shown
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeModelMenu();
    void makeHelpMenu();
    void makeLookMenu(QMenu* view);
    void stepPage(int by);
    void askForLogFile(bool wanted);
    void followJobs();
    void followSessions();
    void pageShown(int page);
    void addSessionActions(QMenu* menu);
    void askForFiles();
    void askForBundle();
    void showBundle(const QString& path);  ///< in a window of its own
    void askWhatItIs(const QString& path);
    void askWhatTheyAre(const QStringList& paths);
    void copy();
    void paste();  ///< a table, or files, from the clipboard
    void showAbout();
    void showShortcuts();
    void showPreferences();
    void helpOnPage();
    void showHandbook(const QString& page);
    QString shownPage() const;  ///< its key
    void showTitle();
    void wearLook();
    void restoreWindow();

    Workspace m_workspace;
    Document& m_document;
    AnalysisRunner& m_runner;
    SessionDesk* m_sessions;
    bool m_mayClose = false;  ///< unsaved changes were dealt with
    RailModel* m_railModel;
    Rail* m_rail;
    QStackedWidget* m_pages;
    NoticeBar* m_notice;
    LogPanel* m_log;
    QLabel* m_corner;
    DataPage* m_dataPage = nullptr;
    ExportPage* m_exportPage = nullptr;
    Tour* m_tour;
    Look m_look = Look::Desktop;
    DesktopLook* m_desktopLook;
    ViewActions* m_view = nullptr;
};

}  // namespace footbridge
