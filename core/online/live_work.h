// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/run/matrix.h"
#include "core/run/message.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Learning that takes longer than a run may wait. It runs beside the stream and is taken over when
/// `due` runs have been learned, however long it took, so that predictions do not depend on the
/// clock.
struct LiveWork {
    Index due = 0;
    std::function<void(const RunContext&)> run;              ///< on any thread
    std::function<std::optional<Message>(Index row)> adopt;  ///< on the stream's own; what is new
};

/// Runs at which work of so many cells is due, where the next run is `next`: fits of forests keep
/// up with about a hundred runs a second.
Index dueAfter(Index next, Index cells);

/// Does work in the order in which it came, on a thread that is lent to it.
class LiveWorker {
  public:
    void serve(const RunContext& context);  ///< the lent thread's work, until stop()
    void stop();
    void begin(const LiveWork& work);
    bool isDue(Index runs) const;  ///< whether the oldest work is to be taken over
    /// The oldest work, done: here and now where nobody has begun it. Throws what it threw.
    LiveWork finish(const RunContext& context);
    double waited() const { return m_waited; }  ///< seconds that finish() took

  private:
    struct Task {
        LiveWork work;
        enum { Waiting, Running, Done } state = Waiting;
        std::exception_ptr failure;
    };
    static void carryOut(Task& task, const RunContext& context);

    std::deque<std::shared_ptr<Task>> m_tasks;  // oldest first; of the thread that follows
    std::deque<std::shared_ptr<Task>> m_queue;  // not begun; under the mutex, as are states
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_stopped = false;
    double m_waited = 0;
};

}  // namespace footbridge
