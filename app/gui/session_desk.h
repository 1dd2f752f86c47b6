// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <string>

#include "widgets/workspace/autosave.h"
#include "widgets/workspace/recent_sessions.h"
#include "widgets/workspace/session_opener.h"
#include "widgets/workspace/session_store.h"

class QMenu;
class QWidget;

namespace footbridge {

class AnalysisRunner;
class Document;
class Workspace;

/// What a person does with sessions: new, open, save, the recent ones, what to do with unsaved
/// changes, and the work that a program left behind.
class SessionDesk : public QObject {
    Q_OBJECT
  public:
    SessionDesk(Workspace& workspace, QWidget* window);

    SessionStore& store() { return m_store; }
    SessionOpener& opener() { return m_opener; }
    RecentSessions& recent() { return m_recent; }
    RecentSessions& recentTables() { return m_recentTables; }

    void startNew();
    void open(const QString& path);  ///< asks about unsaved changes first
    void save();
    void saveAs();
    /// Runs `then` once the unsaved changes are saved or given up; not at all when cancelled.
    void afterSaving(const std::function<void()>& then);
    /// Offers the work of a program that did not get to its end, where there is any.
    void offerLeftWork();
    void fillRecentMenu(QMenu* menu);

  Q_SIGNALS:
    void opened(const QString& page);  ///< a session is open; the page it was left on
    void said(const QString& sentence);
    void tableWanted(const QString& path);  ///< one of the recent ones

  private:
    /// `work`: that was left behind, where the file is its copy.
    void openFile(const QString& path, const std::optional<LeftWork>& work);
    void show(const FoundSession& found);
    void take(const FoundSession& found);
    void compareResults(const std::vector<SessionScore>& saved);
    void restore(const LeftWork& work);
    void tellUnreadable(const LeftWork& work);
    void askToOverwrite(const QString& path);

    Workspace& m_workspace;
    Document& m_document;
    AnalysisRunner& m_runner;
    QWidget* m_window;
    SessionStore m_store;
    SessionOpener m_opener;
    RecentSessions m_recent;
    RecentSessions m_recentTables{nullptr, "tables/recent"};
    Autosave m_autosave;
    std::optional<LeftWork> m_restoring;
    std::string m_left;  ///< fingerprint of the document when it was to be left
    std::function<void()> m_afterSave;
};

}  // namespace footbridge
