// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "core/online/live_history.h"
#include "core/session/session.h"
#include "core/table/table.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Workspace;
struct FollowTask;
struct StreamExport;

/// How a followed stream stands: immutable.
struct LiveState {
    LiveSummary summary;
    double updateSeconds = 0;  ///< mean of predicting and learning a run
    QDateTime lastRun;
};

/// A stream of a workspace: follows it in the background, run by run.
class LiveDesk : public QObject {
    Q_OBJECT
  public:
    /// The workspace's, made when it is first asked for.
    static LiveDesk& of(Workspace& workspace);
    static const LiveDesk* find(const Workspace& workspace);
    ~LiveDesk() override;

    const std::optional<SessionStream>& stream() const { return m_stream; }
    /// As a session remembers it: starts nothing, and stops what is followed.
    void setStream(const SessionStream& stream);
    /// Follows the stream, or replays it. With a journal of it from before it goes on where it was,
    /// unless `anew`. Does nothing with what it refuses.
    void start(const SessionStream& stream, bool anew = false);
    void stop();
    /// Whether it is a pipe or device, which is left to the command line; problem() says so.
    bool refuses(const QString& path);
    bool isRunning() const { return m_following.isRunning(); }
    /// Whether start() would go on where it was.
    bool canGoOn(const SessionStream& stream) const;

    /// Rows of tables are learned as further runs; their columns are found by name.
    void drop(const QStringList& files);
    void goBack(int version);  ///< while it runs
    void exportVersion(int version, const QString& path);

    std::shared_ptr<const LiveState> state() const { return m_state; }  ///< null: no run yet
    Job& following() { return m_following; }
    Job& exporting() { return m_exporting; }
    /// Its model can be what a stream starts from.
    bool hasAdaptedModel() const;

  Q_SIGNALS:
    void changed();
    void problem(const QString& sentence);
    void exported(const QString& path, qint64 bytes, double largestDifference);

  private:
    struct Channel;
    explicit LiveDesk(Workspace& workspace);
    FollowTask taskOf(const SessionStream& stream) const;
    QString logPath(const SessionStream& stream) const;
    void collect();
    void conclude();
    void write(const std::function<std::optional<StreamExport>()>& made, const QString& path);

    Workspace& m_workspace;
    std::optional<SessionStream> m_stream;
    std::shared_ptr<Channel> m_channel;
    std::shared_ptr<const LiveState> m_state;
    QStringList m_dropped;  ///< files that are being read
    QString m_exportPath;   ///< that the next export is for
    QTimer m_look;
    Job m_following, m_exporting, m_reading;
};

/// The table that a stream begins with, of its first 64 KiB. Throws Error; Cancelled where a pipe
/// is waited for and WaitScope says to stop.
Table firstRowsOf(const QString& path);

}  // namespace footbridge
