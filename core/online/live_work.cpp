// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_work.h"

#include <algorithm>
#include <chrono>

namespace footbridge {
namespace {

constexpr Index kCellsPerRun = 1 << 14;

}  // namespace

Index dueAfter(Index next, Index cells) {
    return next + 1 + cells / kCellsPerRun;
}

void LiveWorker::carryOut(Task& task, const RunContext& context) {
    try {
        task.work.run(context);
    } catch (...) {
        task.failure = std::current_exception();
    }
}

void LiveWorker::serve(const RunContext& context) {
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [&] { return m_stopped || !m_queue.empty(); });
        if (m_stopped) return;
        const std::shared_ptr<Task> task = m_queue.front();
        m_queue.pop_front();
        task->state = Task::Running;
        lock.unlock();
        carryOut(*task, context);
        lock.lock();
        task->state = Task::Done;
        m_changed.notify_all();
    }
}

void LiveWorker::stop() {
    const std::scoped_lock lock(m_mutex);
    m_stopped = true;
    m_changed.notify_all();
}

void LiveWorker::begin(const LiveWork& work) {
    const auto task = std::make_shared<Task>();
    task->work = work;
    m_tasks.push_back(task);
    const std::scoped_lock lock(m_mutex);
    m_queue.push_back(task);
    m_changed.notify_all();
}

bool LiveWorker::isDue(Index runs) const {
    return !m_tasks.empty() && runs >= m_tasks.front()->work.due;
}

LiveWork LiveWorker::finish(const RunContext& context) {
    const auto start = std::chrono::steady_clock::now();
    const std::shared_ptr<Task> task = m_tasks.front();
    m_tasks.pop_front();
    {
        std::unique_lock lock(m_mutex);
        if (const auto at = std::ranges::find(m_queue, task); at != m_queue.end()) {
            m_queue.erase(at);
            lock.unlock();
            carryOut(*task, context);
        } else {
            m_changed.wait(lock, [&] { return task->state == Task::Done; });
        }
    }
    m_waited += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (task->failure) std::rethrow_exception(task->failure);
    return task->work;
}

}  // namespace footbridge
