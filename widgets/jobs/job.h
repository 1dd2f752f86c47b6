// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>

#include "core/run/error.h"
#include "core/run/run_context.h"

namespace footbridge {

class JobBoard;

/// One background job at a time: a newer start waits for the cancelled older one, and results of
/// the older one are dropped. Everything is signalled on the GUI thread; progress and curves are
/// gathered and handed over some 30 times a second, however often the work reports.
class Job : public QObject {
    Q_OBJECT
  public:
    /// Runs on the working thread; the returned function is called on the GUI thread with the
    /// result inside (none when it was cancelled or failed).
    using Work = std::function<std::function<void()>(const RunContext&)>;

    /// Asked: a person started it and waits; the status line shows it and Cancel stops it.
    /// Passing: it follows by itself from what a person does.
    enum class Attendance { Asked, Passing };
    /// Document: its result is for the document that is open when it starts, and is dropped when
    /// another one is opened. Program: it concerns no document, or files that it writes alone.
    enum class Owner { Document, Program };

    Job(JobBoard& board, Attendance attendance, Owner owner, QObject* parent = nullptr);
    ~Job() override;  ///< cancels and waits

    Attendance attendance() const { return m_attendance; }
    void setAttendance(Attendance attendance) { m_attendance = attendance; }  ///< before a start
    Owner owner() const { return m_owner; }

    void start(Work work, quint64 seed = 1);
    void cancel();
    bool isRunning() const;
    bool isCancelling() const;

  Q_SIGNALS:
    void started();
    void progress(const QString& stage, double fraction,
                  double secondsLeft);  ///< secondsLeft < 0: unknown
    void curve(const footbridge::CurvePoint& point);
    void logged(const QString& line);
    void cancelling();
    void failed(const QString& sentence);
    void cancelled();
    void succeeded();
    void finished();                              ///< after succeeded, failed or cancelled
    void workEnded(quint64 run, QPrivateSignal);  ///< from the working thread

  private:
    struct Outcome;
    struct Channel;
    struct State;

    void launch(Work work, quint64 seed);
    void handOver();
    void conclude(quint64 run);

    QPointer<JobBoard> m_board;  ///< may be gone before a job of a child widget is
    Attendance m_attendance;
    Owner m_owner;
    std::shared_ptr<State> m_state;
};

}  // namespace footbridge
