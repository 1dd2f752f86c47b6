// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "core/session/session.h"
#include "widgets/jobs/job.h"

namespace footbridge {

/// A table that a session names, and what was found of it.
struct FoundTable {
    SessionTable saved;
    bool isTarget = false;
    QString path;                    ///< where it was looked for
    std::optional<Dataset> dataset;  ///< nothing when it could not be read
    bool changed = false;            ///< it holds something else than when the session was saved
    QString problem;                 ///< why it could not be read, or what is no longer as it was

    bool isAsSaved() const { return dataset && !changed; }
};

/// A session with its tables read again: the sources in order, the target last.
struct FoundSession {
    QString path;
    std::string checksum;  ///< of the session's file
    Session session;
    std::vector<FoundTable> tables;

    bool isComplete() const;      ///< every table is as it was when the session was saved
    AnalysisInput input() const;  ///< of the tables that could be read
};

/// Reads sessions and their tables in the background, until another document is open.
class SessionOpener : public QObject {
    Q_OBJECT
  public:
    explicit SessionOpener(JobBoard& board, QObject* parent = nullptr);

    Job& job() { return m_job; }
    void open(const QString& path);
    /// Reads the tables again whose path differs from what was looked at before. A table still
    /// missing is also looked for beside those.
    void openWith(FoundSession found, const QStringList& paths);

  Q_SIGNALS:
    void found(const footbridge::FoundSession& session);
    void failed(const QString& sentence);  ///< the session itself cannot be read

  private:
    Job m_job;
};

}  // namespace footbridge
