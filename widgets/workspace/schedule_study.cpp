// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/schedule_study.h"

#include <algorithm>
#include <chrono>
#include <map>

#include "core/bundle/job_estimates.h"
#include "core/run/random.h"
#include "core/scheduling/schedule_files.h"

namespace footbridge {

namespace {

constexpr double kShownDays = 28, kStreamDays = 28;

std::shared_ptr<const ScheduleStudy::Shown> show(const StreamSource& source,
                                                 const ComparisonOptions& options,
                                                 const Setting& setting,
                                                 const RunContext& context) {
    const auto shown = std::make_shared<ScheduleStudy::Shown>();
    StreamOptions stream = options.stream;
    stream.days = kShownDays;
    const Stream drawn = source.draw(stream, deriveSeed(context.seed, "stream 0"));
    SimulationOptions simulation = simulationOn(drawn, options);
    simulation.policy = setting.policy;
    const Estimates estimates = estimatesOn(drawn, options, setting, simulation.truth);
    shown->workload = drawn.workload;
    shown->schedule = simulate(shown->workload, estimates, simulation, context);
    shown->nodes = nodesOf(shown->workload, shown->schedule);
    addUsage(*shown);
    return shown;
}

void readModel(ScheduleStudy::OpenLog& open, const SessionLog& wanted, const RunContext& context) {
    const std::string& path = wanted.estimates;
    open.model.reset();
    open.outside = 0;
    if (path.empty()) return;
    if (!isBundle(path)) {
        open.model = readEstimates(path, open.log, open.workload);
        return;
    }
    ModelQuestion question;
    question.inProportion = wanted.linearSizes;
    ModelEstimates found = estimatesFromBundle(readBundle(path, configuredTrust(), context), path,
                                               question, open.workload, context);
    open.model = std::move(found.estimates);
    open.outside = found.outside;
}

}  // namespace

void addUsage(ScheduleStudy::Shown& shown) {
    std::map<double, std::pair<int, int>> steps;  // processors and waiting jobs, as they change
    for (std::size_t i = 0; i < shown.workload.jobs.size(); ++i) {
        const Placement& placed = shown.schedule.placements[i];
        steps[shown.workload.jobs[i].submit].second += 1;
        auto& begin = steps[placed.start];
        begin.first += placed.processors;
        begin.second -= 1;
        steps[placed.end].first -= placed.processors;
    }
    int used = 0, waiting = 0;
    for (const auto& [time, change] : steps) {
        used += change.first;
        waiting += change.second;
        shown.times.push_back(time);
        shown.used.push_back(static_cast<double>(used) / shown.workload.processors);
        shown.waiting.push_back(waiting);
    }
}

ScheduleStudy::ScheduleStudy(JobBoard& board, QObject* parent)
    : QObject(parent),
      m_reading(board, Job::Attendance::Asked, Job::Owner::Program),
      m_comparing(board, Job::Attendance::Asked, Job::Owner::Program),
      m_sweeping(board, Job::Attendance::Asked, Job::Owner::Program),
      m_asking(board, Job::Attendance::Passing, Job::Owner::Program) {
    for (Job* job : {&m_reading, &m_comparing, &m_sweeping, &m_asking}) {
        connect(job, &Job::failed, this, &ScheduleStudy::problem);
        for (const auto signal : {&Job::started, &Job::finished})
            connect(job, signal, this, &ScheduleStudy::changed);
    }
}

bool ScheduleStudy::isRunning() const {
    return m_reading.isRunning() || m_comparing.isRunning() || m_sweeping.isRunning();
}

Setting ScheduleStudy::bestSetting(const OpenLog& log) {
    return {Policy::MoldableEasy, log.model ? EstimateKind::Given : EstimateKind::Linear};
}

ComparisonOptions ScheduleStudy::options(const OpenLog& log) const {
    ComparisonOptions options;
    options.streams = kStreams;
    options.stream = {kStreamDays, m_asked.load};
    options.caps = m_asked.caps;
    options.model = log.model;
    return options;
}

void ScheduleStudy::openLog(const QString& path, int processors) {
    SessionLog wanted;
    wanted.path = path.toStdString();
    wanted.processors = processors;
    read(wanted);
}

void ScheduleStudy::openEstimates(const QString& path) {
    auto wanted = saved();
    if (!wanted) return;
    wanted->estimates = path.toStdString();
    read(*wanted);
}

bool ScheduleStudy::asksBundle() const {
    return m_log && m_log->model && isBundle(m_log->saved.estimates);
}

void ScheduleStudy::setLinearSizes(bool linear) {
    auto wanted = saved();
    if (!wanted || wanted->linearSizes == linear) return;
    wanted->linearSizes = linear;
    read(*wanted, m_answer != nullptr);
}

void ScheduleStudy::restore(const SessionLog& saved) {
    read(saved);
}

std::optional<SessionLog> ScheduleStudy::saved() const {
    if (!m_log) return std::nullopt;
    SessionLog saved = m_log->saved;
    saved.load = m_asked.load;
    saved.slowdown = m_asked.caps.slowdown;
    saved.nodeSeconds = m_asked.caps.nodeSeconds;
    saved.share = m_asked.caps.share;
    return saved;
}

void ScheduleStudy::read(const SessionLog& wanted, bool thenCompare) {
    for (Job* job : {&m_comparing, &m_sweeping, &m_asking}) job->cancel();
    // An open log is not read again for its estimates.
    const bool isOpen = m_log && m_log->saved.path == wanted.path &&
                        m_log->saved.processors == wanted.processors && !wanted.estimates.empty();
    m_reading.start([this, wanted, thenCompare, known = isOpen ? m_log : nullptr](
                        const RunContext& context) -> std::function<void()> {
        auto open = known ? std::make_shared<OpenLog>(*known) : std::make_shared<OpenLog>();
        if (!known) {
            open->log = readJobLog(wanted.path, {}, context);
            open->workload = cleanLog(open->log, wanted.processors);
            context.checkCancelled();
            open->statistics =
                statisticsOf(open->workload, open->log.unixStart, open->log.timeZone);
        }
        readModel(*open, wanted, context);
        open->saved = wanted;
        return [this, open, thenCompare] {
            m_log = open;
            if (!thenCompare) m_answer.reset();  // else it stays until the next one is there
            m_sweep.reset();
            m_whatIf.reset();
            const SessionLog& saved = open->saved;
            m_asked = {saved.load, {saved.slowdown, saved.nodeSeconds, saved.share}};
            Q_EMIT changed();
            if (thenCompare) compare();
        };
    });
}

void ScheduleStudy::compare() {
    if (!m_log) return;
    m_asking.cancel();
    m_comparing.start([this, log = m_log, asked = m_asked, options = options(*m_log)](
                          const RunContext& context) -> std::function<void()> {
        const auto begin = std::chrono::steady_clock::now();
        const StreamSource source(log->workload, log->log.unixStart, log->log.timeZone);
        auto answer = std::make_shared<Answer>();
        answer->shown = show(source, options, bestSetting(*log), context.part(0, 0.05));
        answer->comparison = comparePolicies(source, options, context.part(0.05, 1));
        answer->asked = asked;
        answer->seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        return [this, answer] {
            m_answer = answer;
            m_whatIf.reset();
            Q_EMIT changed();
        };
    });
}

void ScheduleStudy::sweepLoads() {
    if (!m_log) return;
    ComparisonOptions some = options(*m_log);
    some.settings = {baseline(),
                     {Policy::Easy, EstimateKind::Actual},
                     {Policy::MoldableEasy, EstimateKind::Linear}};
    if (m_log->model) some.settings.push_back(bestSetting(*m_log));
    some.settings.push_back({Policy::MoldableEasy, EstimateKind::Actual});
    m_sweeping.start([this, log = m_log, some](const RunContext& context) -> std::function<void()> {
        const StreamSource source(log->workload, log->log.unixStart, log->log.timeZone);
        auto sweep = std::make_shared<std::vector<Comparison>>(
            footbridge::sweepLoads(source, some, {0.6, 0.7, 0.8, 0.9, 1.0, 1.1}, context));
        return [this, sweep] {
            m_sweep = sweep;
            Q_EMIT changed();
        };
    });
}

void ScheduleStudy::ask(const WhatIf& whatIf) {
    if (!m_log || whatIf == m_asked) return;
    m_asked = whatIf;
    ComparisonOptions two = options(*m_log);
    two.settings = {baseline(), bestSetting(*m_log)};
    m_asking.start([this, log = m_log, two](const RunContext& context) -> std::function<void()> {
        const StreamSource source(log->workload, log->log.unixStart, log->log.timeZone);
        auto found = std::make_shared<const Comparison>(comparePolicies(source, two, context));
        return [this, found] {
            m_whatIf = found;
            Q_EMIT changed();
        };
    });
    Q_EMIT changed();
}

}  // namespace footbridge
