// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/thread_budget.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "core/run/error.h"
#include "core/run/pipe_wait.h"

namespace footbridge {

struct ThreadBudget::State {
    int threads;
    std::atomic<int> spare;  ///< that may still be started

    bool take() {
        int left = spare;
        while (left > 0)
            if (spare.compare_exchange_weak(left, left - 1)) return true;
        return false;
    }
};

namespace {

int processors() {
    static const int count = static_cast<int>(std::thread::hardware_concurrency());
    return count;
}

/// The first exception of several threads; one that a cancel follows from does not hide another.
class FirstFailure {
  public:
    void keep(std::exception_ptr failure, bool cancelled) {
        const std::lock_guard lock(m_mutex);
        std::exception_ptr& kept = cancelled ? m_cancelled : m_failure;
        if (!kept) kept = std::move(failure);
    }
    void rethrow() const {
        if (m_failure) std::rethrow_exception(m_failure);
        if (m_cancelled) std::rethrow_exception(m_cancelled);
    }

  private:
    std::mutex m_mutex;
    std::exception_ptr m_failure, m_cancelled;
};

}  // namespace

ThreadBudget::ThreadBudget() : ThreadBudget(processors()) {}

ThreadBudget::ThreadBudget(int threads) : m_state(std::make_shared<State>()) {
    m_state->threads = std::max(1, threads);
    m_state->spare = m_state->threads - 1;
}

int ThreadBudget::threads() const {
    return m_state->threads;
}

void ThreadBudget::parallel(std::size_t count, const std::function<void(std::size_t)>& task,
                            std::size_t most) const {
    std::atomic<std::size_t> next = 0;
    FirstFailure failure;
    const auto run = [&](std::size_t i) {
        try {
            task(i);
            return;
        } catch (const Cancelled&) {
            failure.keep(std::current_exception(), true);
        } catch (...) {
            failure.keep(std::current_exception(), false);
        }
        next = count;
    };
    const std::size_t useful = std::min(most, count);
    State& state = *m_state;
    {
        std::vector<std::jthread> others;
        const auto recruit = [&] {
            while (others.size() + 1 < useful && next < count && state.take()) {
                try {
                    others.emplace_back([&, stop = WaitScope::current()] {
                        const WaitScope waits(stop);
                        for (std::size_t i = next++; i < count; i = next++) run(i);
                        ++state.spare;
                    });
                } catch (const std::system_error&) {  // the system has no more: go on with fewer
                    ++state.spare;
                    return;
                }
            }
        };
        for (std::size_t i = next++; i < count; i = next++) {
            recruit();
            run(i);
        }
    }
    failure.rethrow();
}

}  // namespace footbridge
