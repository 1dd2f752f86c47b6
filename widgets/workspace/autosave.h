// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/jobs/job.h"

namespace footbridge {

class SessionStore;

/// Work that a program left behind that did not get to its end.
struct LeftWork {
    QString path;     ///< of the copy
    QString savedIn;  ///< the session it belongs to, "" none
    QString when;     ///< in the user's language
    int tables = 0;
    QString problem;  ///< why it cannot be read, as a sentence; "" when it can
};

/// Keeps a copy of unsaved work in a folder of the user's, some seconds behind, and finds copies of
/// programs that are no longer running. A copy goes as soon as its work is saved or given up.
class Autosave : public QObject {
    Q_OBJECT
  public:
    static constexpr int kDelayMilliseconds = 2000;

    /// `folder` is made where it lacks.
    Autosave(SessionStore& store, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;  ///< of a program that ends by itself: nothing is left to recover

    static QString usualFolder();
    /// Of programs that no longer run: what can be read first, and the latest of it. What cannot be
    /// read stays where it is, for a later version or a disk that works again.
    std::vector<LeftWork> leftWork() const;
    /// The copy is what the document holds now: it goes once a copy of our own has been written or
    /// the work is saved.
    void takeOver(const LeftWork& work);
    /// Removes a copy that was given up.
    void discard(const LeftWork& work);

  Q_SIGNALS:
    /// Unsaved work cannot be kept, with the reason: said once until it succeeds again.
    void problem(const QString& sentence);

  private:
    void follow();
    void write();
    void letGoOfTaken();

    SessionStore& m_store;
    QString m_folder, m_path;
    std::unique_ptr<QLockFile> m_lock;
    std::optional<LeftWork> m_taken;
    std::unique_ptr<QLockFile> m_takenLock;  ///< so that no other program offers it as well
    QTimer m_delay;
    bool m_failed = false;
    std::unique_ptr<Job> m_writing;
};

}  // namespace footbridge
