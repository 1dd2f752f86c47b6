// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
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
    /// Of programs that no longer run, the latest first.
    std::vector<LeftWork> leftWork() const;
    /// Removes a copy that was recovered or given up.
    void discard(const LeftWork& work);

  private:
    void follow();
    void write();

    SessionStore& m_store;
    QString m_folder, m_path;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_delay;
    std::unique_ptr<Job> m_writing;
};

}  // namespace footbridge
