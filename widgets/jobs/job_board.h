// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace footbridge {

class Job;

/// Where every background job is registered, from its construction to its end: what the window
/// shows of them, writes into its log and cancels. It also knows which document is the open one: a
/// job that works for it is cancelled, and its result dropped, as soon as another one is opened.
class JobBoard : public QObject {
    Q_OBJECT
  public:
    explicit JobBoard(QObject* parent = nullptr);

    /// Every job there is, whether it runs or not.
    const std::vector<Job*>& jobs() const { return m_jobs; }
    /// Of the running jobs that a person asked for the one started last; null when there is none.
    Job* foremost() const;
    bool isRunning() const { return foremost() != nullptr; }  ///< what a person asked for

    void cancel();     ///< what a person asked for
    void cancelAll();  ///< what follows by itself as well

    /// How many threads a run may keep busy from now on; 0: as many as the machine has processors.
    void setThreads(int threads) { m_threads = threads; }
    int threads() const { return m_threads; }

    /// Another number after every openDocument(): whoever carries something past the end of a job
    /// compares it.
    quint64 document() const { return m_document; }
    /// What works for the document that was open until now is for nobody.
    void openDocument();

    /// What nothing may be written over, for checkOutputs(): all that is open was read from it.
    std::vector<std::string> inputs() const {
        return m_inputs ? m_inputs() : std::vector<std::string>{};
    }
    void setInputs(std::function<std::vector<std::string>()> inputs) {
        m_inputs = std::move(inputs);
    }

  Q_SIGNALS:
    void changed();  ///< a job began or ended
    /// Of what any job has to say, why it failed included.
    void logged(const QString& line);
    // Of what a person asked for:
    void started(footbridge::Job* job);
    void progressed(footbridge::Job* job, const QString& stage, double fraction,
                    double secondsLeft);  ///< secondsLeft < 0: unknown
    void cancelling(footbridge::Job* job);
    void cancelled(footbridge::Job* job);
    void failed(footbridge::Job* job);
    void succeeded(footbridge::Job* job);

  private:
    friend class Job;
    void add(Job& job);
    void remove(Job& job);  ///< while it is destroyed
    /// Runs what ends a job, of one job at each turn of the event loop: several that end together
    /// would hold the window up for as long as all they show takes.
    void endInTurn(Job& job, std::function<void()> end);
    void endNext();

    std::vector<Job*> m_jobs;  ///< those started last stand last
    std::deque<std::pair<Job*, std::function<void()>>> m_ending;
    QTimer m_turn;
    quint64 m_document = 0;
    int m_threads = 0;
    std::function<std::vector<std::string>()> m_inputs;
};

}  // namespace footbridge
