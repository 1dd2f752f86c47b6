// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/workload_statistics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <unordered_set>

#include "core/metrics/errors.h"
#include "core/scheduling/days.h"
#include "core/scheduling/stream.h"

namespace footbridge {
namespace {

using Quantity = std::function<double(const LoggedJob&)>;

std::vector<double> sortedBy(const Workload& workload, const Quantity& quantity) {
    std::vector<double> values;
    values.reserve(workload.jobs.size());
    for (const LoggedJob& job : workload.jobs) values.push_back(quantity(job));
    std::ranges::sort(values);
    return values;
}

/// The greatest difference between the shares of two samples up to any value.
double greatestDifference(const std::vector<double>& a, const std::vector<double>& b) {
    double most = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const double value = std::min(a[i], b[j]);
        while (i < a.size() && a[i] <= value) ++i;
        while (j < b.size() && b[j] <= value) ++j;
        most = std::max(most, std::abs(static_cast<double>(i) / static_cast<double>(a.size()) -
                                       static_cast<double>(j) / static_cast<double>(b.size())));
    }
    return most;
}

template <std::size_t N>
double halfSum(const std::array<double, N>& a, const std::array<double, N>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += std::abs(a[i] - b[i]) / 2;
    return sum;
}

/// Share of the jobs by user.
std::map<int, double> userShares(const Workload& workload) {
    std::map<int, double> shares;
    for (const LoggedJob& job : workload.jobs)
        shares[job.user] += 1 / static_cast<double>(workload.jobs.size());
    return shares;
}

double userDifference(const Workload& a, const Workload& b) {
    std::map<int, double> difference = userShares(a);
    for (const auto& [user, share] : userShares(b)) difference[user] -= share;
    double sum = 0;
    for (const auto& [user, share] : difference) sum += std::abs(share) / 2;
    return sum;
}

std::vector<double> sortedSessions(const Workload& workload) {
    std::vector<double> jobs = StreamSource(workload).jobsBySession();
    std::ranges::sort(jobs);
    return jobs;
}

double processorsOf(const LoggedJob& job) {
    return job.processors;
}
double runTimeOf(const LoggedJob& job) {
    return job.runTime;
}
double requestRatioOf(const LoggedJob& job) {
    return job.request / job.runTime;
}

}  // namespace

WorkloadStatistics statisticsOf(const Workload& workload, std::int64_t unixStart, int timeZone) {
    WorkloadStatistics statistics;
    const auto& jobs = workload.jobs;
    const double share = 1 / static_cast<double>(jobs.size());
    const double clock = static_cast<double>(unixStart) + timeZone - kMondayAfterEpoch;
    std::unordered_set<int> users;
    for (const LoggedJob& job : jobs) {
        users.insert(job.user);
        const double seconds = clock + job.submit;
        const auto hour = static_cast<std::int64_t>(std::floor(seconds / 3600));
        const auto day = static_cast<std::int64_t>(std::floor(seconds / kSecondsADay));
        statistics.byHour[static_cast<std::size_t>((hour % 24 + 24) % 24)] += share;
        statistics.byWeekday[static_cast<std::size_t>((day % 7 + 7) % 7)] += share;
        const auto size =
            static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(job.processors - 1)));
        if (statistics.bySize.size() <= size) statistics.bySize.resize(size + 1);
        statistics.bySize[size] += share;
        statistics.meanProcessors += share * job.processors;
        statistics.meanRunTime += share * job.runTime;
    }
    statistics.jobs = jobs.size();
    statistics.users = users.size();
    statistics.sessions = StreamSource(workload).sessions();
    statistics.jobsPerSession =
        static_cast<double>(jobs.size()) / static_cast<double>(statistics.sessions);
    statistics.days = (jobs.back().submit - jobs.front().submit) / kSecondsADay;
    statistics.load = offeredLoad(workload);
    statistics.medianProcessors = quantileOfSorted(sortedBy(workload, processorsOf), 0.5);
    statistics.medianRunTime = quantileOfSorted(sortedBy(workload, runTimeOf), 0.5);
    statistics.medianRequestRatio = quantileOfSorted(sortedBy(workload, requestRatioOf), 0.5);
    return statistics;
}

StreamDistance distanceOf(const Workload& log, const WorkloadStatistics& logStatistics,
                          const Workload& stream, const WorkloadStatistics& streamStatistics) {
    const auto distance = [&](const Quantity& quantity) {
        return greatestDifference(sortedBy(log, quantity), sortedBy(stream, quantity));
    };
    return {distance(processorsOf),
            distance(runTimeOf),
            distance(requestRatioOf),
            greatestDifference(sortedSessions(log), sortedSessions(stream)),
            halfSum(logStatistics.byHour, streamStatistics.byHour),
            halfSum(logStatistics.byWeekday, streamStatistics.byWeekday),
            userDifference(log, stream)};
}

}  // namespace footbridge
