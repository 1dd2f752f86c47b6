// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>

#include "core/run/run_context.h"

namespace footbridge {

/// State of long trainings in a folder, so that a program that is killed goes on where it was. A
/// file is there whole or not at all; of each training the last two are kept, of a finished one the
/// last. Writing is another thread's where the context has one to lend, and training never waits
/// for it: a state that comes while one is written waits, and gives way to a newer one.
class Checkpoints {
  public:
    static constexpr int kKept = 2;

    /// Makes the folder. `every`: time between two checkpoints of a training. Throws Error.
    Checkpoints(std::filesystem::path folder, std::chrono::milliseconds every);

    /// Calls `work` and writes beside it. What could not be written is thrown behind it.
    void beside(const RunContext& context, const std::function<void()>& work);

    /// `training` names what is trained, whole: its rows, start, options and seed.
    struct State {
        int step = 0;
        std::string bytes;
    };
    std::optional<State> newest(const std::string& training) const;
    bool isDue() const { return std::chrono::steady_clock::now() - m_last >= m_every; }
    void add(const std::string& training, State state, bool finished);

    int written() const { return m_written; }
    int resumed() const { return m_resumed; }  ///< trainings that newest() found a state of

  private:
    struct Task {
        std::string training;
        State state;
        bool finished = false;
    };
    void serve();
    void write(const Task& task);

    std::filesystem::path m_folder;
    std::chrono::milliseconds m_every;
    std::chrono::steady_clock::time_point m_last;
    mutable int m_resumed = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Task> m_waiting, m_finished;  // of the training now, of the one that is over
    bool m_serving = false, m_stopped = false;
    int m_written = 0;
    std::exception_ptr m_failure;
};

}  // namespace footbridge
