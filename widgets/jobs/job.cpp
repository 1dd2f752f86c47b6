// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/job.h"

#include <QElapsedTimer>
#include <QTimer>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "core/run/pipe_wait.h"
#include "widgets/jobs/failure.h"
#include "widgets/jobs/job_board.h"
#include "widgets/jobs/remaining_time.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr int kHandOverMilliseconds = 33;

}  // namespace

struct Job::Outcome {
    std::function<void()> apply;   ///< set when it succeeded
    std::optional<Message> error;  ///< set when it failed; neither: cancelled
};

/// What the working thread says between two hand-overs, and what it leaves at the end.
struct Job::Channel : ProgressSink, Log {
    std::mutex mutex;
    Outcome outcome;
    std::optional<std::pair<Message, double>> stage;
    std::vector<CurvePoint> points;
    std::vector<Message> lines;

    void progress(const Message& text, double fraction) override {
        const std::lock_guard lock(mutex);
        stage.emplace(text, fraction);
    }
    void curve(const CurvePoint& point) override {
        const std::lock_guard lock(mutex);
        points.push_back(point);
    }
    void write(const Message& line) override {
        const std::lock_guard lock(mutex);
        lines.push_back(line);
    }
};

struct Job::State {
    std::jthread thread;
    std::shared_ptr<Channel> channel;
    std::optional<std::pair<Work, quint64>> next;  ///< started while the older one still ran
    quint64 run = 0;
    bool running = false, cancelling = false;
    QElapsedTimer clock;
    RemainingTime remaining;
    QTimer handOver;
};

Job::Job(JobBoard& board, Attendance attendance, Owner owner, QObject* parent)
    : QObject(parent),
      m_board(&board),
      m_attendance(attendance),
      m_owner(owner),
      m_state(std::make_shared<State>()) {
    m_state->handOver.setInterval(kHandOverMilliseconds);
    connect(&m_state->handOver, &QTimer::timeout, this, &Job::handOver);
    const auto end = [this](quint64 run) {
        if (m_board) m_board->endInTurn(*this, [this, run] { conclude(run); });
    };
    connect(this, &Job::workEnded, this, end, Qt::QueuedConnection);
    board.add(*this);
}

Job::~Job() {
    m_state->thread.request_stop();
    if (m_state->thread.joinable()) m_state->thread.join();
    if (m_board) m_board->remove(*this);
}

void Job::start(Work work, quint64 seed) {
    if (m_state->running) {
        m_state->next.emplace(std::move(work), seed);
        m_state->thread.request_stop();
        return;
    }
    launch(std::move(work), seed);
}

void Job::launch(Work work, quint64 seed) {
    State& state = *m_state;
    if (state.thread.joinable()) state.thread.join();
    state.channel = std::make_shared<Channel>();
    state.running = true;
    state.cancelling = false;
    state.clock.start();
    state.remaining = {};
    state.handOver.start();
    const quint64 run = ++state.run;
    const int threads = m_board ? m_board->threads() : 0;
    state.thread = std::jthread([this, run, seed, threads, work = std::move(work),
                                 channel = state.channel](const std::stop_token& stop) {
        Outcome outcome;
        const WaitScope waits(stop);
        RunContext context;
        context.stop = stop;
        context.sink = channel.get();
        context.log = channel.get();
        context.seed = seed;
        if (threads > 0) context.threads = ThreadBudget(threads);
        try {
            outcome.apply = work(context);
        } catch (...) {
            outcome.error = failureMessage();
        }
        if (!stop.stop_requested()) {
            const std::lock_guard lock(channel->mutex);
            channel->outcome = std::move(outcome);
        }
        Q_EMIT workEnded(run, QPrivateSignal());
    });
    Q_EMIT started();
}

void Job::cancel() {
    m_state->next.reset();
    if (!m_state->running || m_state->cancelling) return;
    m_state->cancelling = true;
    m_state->thread.request_stop();
    Q_EMIT cancelling();
}

bool Job::isRunning() const {
    return m_state->running;
}

bool Job::isCancelling() const {
    return m_state->cancelling;
}

void Job::handOver() {
    decltype(Channel::stage) stage;
    std::vector<CurvePoint> points;
    std::vector<Message> lines;
    {
        const std::lock_guard lock(m_state->channel->mutex);
        std::swap(stage, m_state->channel->stage);
        std::swap(points, m_state->channel->points);
        std::swap(lines, m_state->channel->lines);
    }
    if (m_state->next) return;  // of a run whose results are dropped
    for (const Message& line : lines) Q_EMIT logged(sentence(line));
    for (const CurvePoint& point : points) Q_EMIT curve(point);
    if (!stage) return;
    const double seconds = static_cast<double>(m_state->clock.elapsed()) / 1000;
    Q_EMIT progress(sentence(stage->first), stage->second,
                    m_state->remaining.told(stage->second, seconds));
}

void Job::conclude(quint64 run) {
    if (run != m_state->run) return;
    m_state->handOver.stop();
    handOver();
    Outcome outcome;
    {
        const std::lock_guard lock(m_state->channel->mutex);
        std::swap(outcome, m_state->channel->outcome);
    }
    const bool unwanted = std::exchange(m_state->cancelling, false);
    m_state->running = false;
    if (m_state->next) {
        auto [work, seed] = std::move(*m_state->next);
        m_state->next.reset();
        launch(std::move(work), seed);
        return;
    }
    if (outcome.error) {
        Q_EMIT failed(sentence(*outcome.error));
    } else if (outcome.apply && !unwanted) {
        outcome.apply();
        Q_EMIT succeeded();
    } else {
        Q_EMIT cancelled();
    }
    Q_EMIT finished();
}

}  // namespace footbridge
