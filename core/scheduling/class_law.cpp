// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/class_law.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr std::size_t kFewestJobs = 5;
constexpr int kSteps = 100;  // the share is found to a percent

using JobClass = std::pair<int, int>;

/// Squared error of the law with this share, with the best constant.
double errorOf(const Workload& workload, const std::vector<std::size_t>& jobs, double serial) {
    double sum = 0, squares = 0;
    for (const std::size_t i : jobs) {
        const LoggedJob& job = workload.jobs[i];
        const double rest =
            std::log(job.runTime) - std::log(serial + (1 - serial) / job.processors);
        sum += rest;
        squares += rest * rest;
    }
    return squares - sum * sum / static_cast<double>(jobs.size());
}

double bestShare(const Workload& workload, const std::vector<std::size_t>& jobs) {
    double best = 0, least = errorOf(workload, jobs, 0);
    for (int step = 1; step <= kSteps; ++step) {
        const double serial = static_cast<double>(step) / kSteps;
        const double error = errorOf(workload, jobs, serial);
        if (error >= least) continue;
        least = error;
        best = serial;
    }
    return best;
}

}  // namespace

ClassLaw fitScalingLaw(const Workload& workload) {
    std::map<JobClass, std::vector<std::size_t>> classes;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i)
        classes[{workload.jobs[i].user, workload.jobs[i].executable}].push_back(i);
    ClassLaw law;
    law.serial.assign(workload.jobs.size(), -1);
    std::vector<double> shares;
    for (const auto& [key, jobs] : classes) {
        std::set<int> sizes;
        for (const std::size_t i : jobs) sizes.insert(workload.jobs[i].processors);
        if (jobs.size() < kFewestJobs || sizes.size() < 2) continue;
        shares.push_back(bestShare(workload, jobs));
        for (const std::size_t i : jobs) law.serial[i] = shares.back();
    }
    law.classes = shares.size();
    law.common = shares.empty() ? 0 : upperMedian(shares);
    for (double& serial : law.serial)
        if (serial < 0) serial = law.common;
    return law;
}

}  // namespace footbridge
