// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/trust_options.h"
#include "core/bundle/job_estimates.h"
#include "core/scheduling/schedule_metrics.h"

namespace footbridge {

/// A job log and the machine that it is simulated on.
struct JobLogOptions {
    std::string path;
    int processors = 0;  ///< 0: as the log says
    std::vector<std::string> columns;

    void addTo(CLI::App& command);
    JobLog load(const Console& console) const;
};

/// How jobs may shrink, and what becomes of those that outlive what was believed.
struct ScheduleRules {
    std::string overrun = "request";
    MoldableCaps caps;
    double serial = 0.05;  ///< the serial share that --estimates amdahl believes
    double truth = 0;      ///< the one by which run times really change

    void addTo(CLI::App& command);
    SimulationOptions simulation(Policy policy, const Workload& workload) const;
};

/// Estimates from a file or a bundle.
struct ModelOptions {
    ModelQuestion question;
    bool anyOrder = false;
    TrustOptions trust;
    CLI::App* command = nullptr;

    void addTo(CLI::App& on);
    /// Refuses what was given though no bundle is asked; `way` as of refuseUnused().
    void refuseWithoutBundle(const std::string& way) const;
    Estimates load(const std::string& path, const JobLog& log, const Workload& workload,
                   const Console& console) const;
};

/// "request", "doubled", … or a file.
Estimates estimatesFrom(const std::string& name, const ScheduleRules& rules,
                        const ModelOptions& model, const JobLog& log, const Workload& workload,
                        const Console& console);
std::string estimateNames();  ///< of those that need no file

void printCleaning(const Console& console, const JobLog& log, const Workload& workload);
Json cleaningJson(const JobLog& log, const Workload& workload);
Json scheduleJson(const ScheduleMetrics& metrics);
void printSchedule(const Console& console, const ScheduleMetrics& metrics);

}  // namespace footbridge
