// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/pair_schedule.h"

#include <algorithm>

namespace footbridge {

std::optional<PairSchedule::Step> PairSchedule::nextStep() {
    std::unique_lock lock(m_mutex);
    while (!m_failure) {
        for (std::size_t p = 0; p < m_pairs.size(); ++p) {
            Pair& pair = m_pairs[p];
            if (pair.state == Pair::State::Ready && pair.begun < pair.cells)
                return Step{p, pair.begun++};
        }
        bool preparing = false;
        for (std::size_t p = 0; p < m_pairs.size(); ++p) {
            Pair& pair = m_pairs[p];
            preparing |= pair.state == Pair::State::Preparing;
            if (pair.state != Pair::State::Waiting) continue;
            pair.state = Pair::State::Preparing;
            return Step{p, std::nullopt};
        }
        if (!preparing) return std::nullopt;
        m_changed.wait(lock);
    }
    return std::nullopt;
}

void PairSchedule::take(const Step& step) {
    bool last = false;
    if (step.cell) {
        m_work.run(step.pair, *step.cell);
        const std::lock_guard lock(m_mutex);
        Pair& pair = m_pairs[step.pair];
        last = ++pair.done == pair.cells;
    } else {
        const std::size_t cells = m_work.prepare(step.pair);
        const std::lock_guard lock(m_mutex);
        m_pairs[step.pair].cells = cells;
        m_pairs[step.pair].state = Pair::State::Ready;
        last = cells == 0;
    }
    m_changed.notify_all();
    if (!last) return;
    const std::lock_guard lock(m_finishing);
    m_work.finish(step.pair);
}

void PairSchedule::work() {
    while (const std::optional<Step> step = nextStep()) {
        try {
            take(*step);
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            if (!m_failure) m_failure = std::current_exception();
            m_changed.notify_all();
        }
    }
}

void PairSchedule::run(int jobs, const ThreadBudget& threads) {
    threads.parallel(static_cast<std::size_t>(std::max(1, jobs)), [this](std::size_t) { work(); });
    if (m_failure) std::rethrow_exception(m_failure);
}

}  // namespace footbridge
