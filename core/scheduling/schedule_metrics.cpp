// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/schedule_metrics.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr double kShortest = 10;  ///< s, for bounded slowdown

class SpreadSum {
  public:
    void add(double value) {
        m_sum += value;
        m_squares += value * value;
        m_most = std::max(m_most, value);
        ++m_count;
    }
    OverJobs spread() const {
        const auto count = static_cast<double>(m_count);
        return {m_sum / count, m_most, std::sqrt(m_squares / count)};
    }

  private:
    double m_sum = 0, m_squares = 0, m_most = 0;
    std::size_t m_count = 0;
};

struct UserWait {
    double sum = 0;
    double jobs = 0;
};

}  // namespace

ScheduleMetrics measureSchedule(const Workload& workload, const Schedule& schedule, double trim) {
    ScheduleMetrics metrics;
    const std::size_t all = workload.jobs.size();
    const auto cut = static_cast<std::size_t>(trim * static_cast<double>(all));
    SpreadSum turnaround, wait, slowdown, bounded;
    std::unordered_map<int, UserWait> users;
    double nodes = 0, perAsked = 0, area = 0, weighted = 0, weights = 0;
    double lastEnd = workload.jobs.front().submit;
    for (std::size_t i = 0; i < all; ++i) {
        const LoggedJob& job = workload.jobs[i];
        const Placement& placed = schedule.placements[i];
        const double runTime = placed.end - placed.start, flow = placed.end - job.submit;
        area += runTime * placed.processors;
        lastEnd = std::max(lastEnd, placed.end);
        if (i < cut || i + cut >= all) continue;
        ++metrics.jobs;
        turnaround.add(flow);
        wait.add(placed.start - job.submit);
        slowdown.add(flow / runTime);
        bounded.add(std::max(1.0, flow / std::max(runTime, kShortest)));
        nodes += placed.processors;
        perAsked += static_cast<double>(placed.processors) / job.processors;
        weighted += runTime * placed.processors * flow;
        weights += runTime * placed.processors;
        UserWait& user = users[job.user];
        user.sum += placed.start - job.submit;
        user.jobs += 1;
        metrics.onFewer += placed.processors < job.processors;
        metrics.killed += placed.killed;
    }
    const auto count = static_cast<double>(metrics.jobs);
    metrics.turnaround = turnaround.spread();
    metrics.wait = wait.spread();
    metrics.slowdown = slowdown.spread();
    metrics.boundedSlowdown = bounded.spread();
    metrics.makespan = lastEnd - workload.jobs.front().submit;
    metrics.utilisation = area / (workload.processors * metrics.makespan);
    metrics.nodesPerJob = nodes / count;
    metrics.nodesPerAsked = perAsked / count;
    metrics.nodeHours = area / 3600;
    metrics.weightedTurnaround = weighted / weights;
    metrics.killed += workload.killed;
    Vector waits(static_cast<Index>(users.size()));
    Index place = 0;
    for (const auto& [user, sum] : users) waits[place++] = sum.sum / sum.jobs;
    metrics.userWait95 = quantile(waits, 0.95);
    metrics.userWaitWorst = waits.maxCoeff();
    return metrics;
}

}  // namespace footbridge
