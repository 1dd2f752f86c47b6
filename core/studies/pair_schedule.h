// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "core/run/thread_budget.h"

namespace footbridge {

/// Works through pairs and their cells with several threads. A thread without a cell to do prepares
/// the next pair instead of waiting, so that all are busy while pairs are left; a pair's cells come
/// before those of later pairs, so that few pairs are in memory at once.
class PairSchedule {
  public:
    struct Work {
        /// Makes a pair ready and gives the number of its cells.
        std::function<std::size_t(std::size_t pair)> prepare;
        std::function<void(std::size_t pair, std::size_t cell)> run;
        /// After the last cell of a pair; one call at a time.
        std::function<void(std::size_t pair)> finish;
    };

    PairSchedule(std::size_t pairs, Work work) : m_pairs(pairs), m_work(std::move(work)) {}
    /// The first exception stops what has not begun and is thrown at the end.
    /// At most `jobs` steps at once, as far as there are threads.
    void run(int jobs, const ThreadBudget& threads);

  private:
    struct Pair {
        enum class State { Waiting, Preparing, Ready } state = State::Waiting;
        std::size_t cells = 0, begun = 0, done = 0;
    };
    struct Step {
        std::size_t pair = 0;
        std::optional<std::size_t> cell;  ///< none: prepare the pair
    };
    std::optional<Step> nextStep();
    void take(const Step& step);
    void work();

    std::vector<Pair> m_pairs;
    Work m_work;
    std::mutex m_mutex, m_finishing;
    std::condition_variable m_changed;
    std::exception_ptr m_failure;
};

}  // namespace footbridge
