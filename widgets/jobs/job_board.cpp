// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/job_board.h"

#include <algorithm>

#include "widgets/jobs/job.h"

namespace footbridge {

namespace {

/// Not 0: such a timer waits until there is nothing else to do.
constexpr int kTurnMilliseconds = 1;

bool isAwaited(const Job* job) {
    return job->isRunning() && job->attendance() == Job::Attendance::Asked;
}

}  // namespace

JobBoard::JobBoard(QObject* parent) : QObject(parent) {
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &JobBoard::endNext);
}

void JobBoard::endInTurn(Job& job, std::function<void()> end) {
    m_ending.emplace_back(&job, std::move(end));
    // Not anew: jobs that end one after the other would put off the first for ever.
    if (!m_turn.isActive()) m_turn.start(kTurnMilliseconds);
}

void JobBoard::endNext() {
    const std::function<void()> end = std::move(m_ending.front().second);
    m_ending.pop_front();
    if (!m_ending.empty()) m_turn.start(kTurnMilliseconds);
    end();
}

void JobBoard::add(Job& job) {
    m_jobs.push_back(&job);
    connect(&job, &Job::started, this, [this, &job] {
        std::erase(m_jobs, &job);
        m_jobs.push_back(&job);
        if (job.attendance() == Job::Attendance::Asked) Q_EMIT started(&job);
        Q_EMIT changed();
    });
    connect(&job, &Job::logged, this, &JobBoard::logged);
    connect(&job, &Job::failed, this, &JobBoard::logged);
    connect(&job, &Job::finished, this, &JobBoard::changed);
    const auto tell = [this, &job](auto happened, auto announced) {
        connect(&job, happened, this, [this, &job, announced](const auto&... what) {
            if (job.attendance() == Job::Attendance::Asked) Q_EMIT(this->*announced)(&job, what...);
        });
    };
    tell(&Job::progress, &JobBoard::progressed);
    tell(&Job::cancelling, &JobBoard::cancelling);
    tell(&Job::cancelled, &JobBoard::cancelled);
    tell(&Job::succeeded, &JobBoard::succeeded);
    connect(&job, &Job::failed, this, [this, &job] {
        if (job.attendance() == Job::Attendance::Asked) Q_EMIT failed(&job);
    });
}

void JobBoard::remove(Job& job) {
    const bool awaited = isAwaited(&job);
    std::erase(m_jobs, &job);
    std::erase_if(m_ending, [&](const auto& ending) { return ending.first == &job; });
    if (m_ending.empty()) m_turn.stop();
    if (awaited) Q_EMIT cancelled(&job);
    Q_EMIT changed();
}

Job* JobBoard::foremost() const {
    const auto found = std::find_if(m_jobs.rbegin(), m_jobs.rend(), isAwaited);
    return found == m_jobs.rend() ? nullptr : *found;
}

void JobBoard::cancel() {
    // A copy, since whoever hears of it may start or end jobs.
    for (Job* job : std::vector<Job*>(m_jobs))
        if (isAwaited(job)) job->cancel();
}

void JobBoard::cancelAll() {
    for (Job* job : std::vector<Job*>(m_jobs)) job->cancel();
}

void JobBoard::openDocument() {
    ++m_document;
    for (Job* job : std::vector<Job*>(m_jobs))
        if (job->owner() == Job::Owner::Document) job->cancel();
}

}  // namespace footbridge
