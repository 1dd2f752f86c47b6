// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/workload.h"

#include <algorithm>

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

class Cleaning {
  public:
    void count(const MessageId& what, const LoggedJob& job) {
        const auto known = std::ranges::find(m_steps, Message(what), &CleaningStep::what);
        if (known != m_steps.end())
            ++known->jobs;
        else
            m_steps.push_back({Message(what), 1, job.line});
    }
    std::vector<CleaningStep> take() { return std::move(m_steps); }

  private:
    std::vector<CleaningStep> m_steps;
};

/// Says what most of the jobs were left out for.
Error nothingLeft(const JobLog& log, const Workload& workload) {
    CleaningStep most;
    for (const CleaningStep& step : workload.cleaning)
        if (step.jobs > most.jobs && step.what != Message(messages::kCleanProcessorsFilled))
            most = step;
    return {messages::kLogNothingLeft,
            {log.jobs.size(), log.name, workload.processors, most.what, most.jobs, most.firstLine}};
}

bool hasTimesInRange(const LoggedJob& job) {
    return std::max({job.submit, job.runTime, job.request}) <= kLongestTime &&
           std::min(job.runTime, job.request) >= kShortestTime;
}

}  // namespace

Workload cleanLog(const JobLog& log, int processors) {
    Workload workload;
    workload.processors = processors > 0 ? processors : log.processors;
    if (workload.processors <= 0) throw Error(messages::kLogMachineUnknown, {log.name});
    if (workload.processors > kMostProcessors)
        throw Error(messages::kLogMachineTooLarge,
                    {log.name, workload.processors, kMostProcessors});
    Cleaning cleaning;
    workload.jobs.reserve(log.jobs.size());
    for (LoggedJob job : log.jobs) {
        if (job.processors <= 0 && job.allocated > 0) {
            cleaning.count(messages::kCleanProcessorsFilled, job);
            job.processors = job.allocated;
        }
        if (job.allocated <= 0) job.allocated = job.processors;
        const MessageId* fault = job.processors <= 0 ? &messages::kCleanNoProcessors
                                 : std::max(job.processors, job.allocated) > workload.processors
                                     ? &messages::kCleanTooLarge
                                 : !(job.submit >= 0)    ? &messages::kCleanNoSubmission
                                 : !(job.runTime > 0)    ? &messages::kCleanNoRunTime
                                 : !(job.request > 0)    ? &messages::kCleanNoRequest
                                 : !hasTimesInRange(job) ? &messages::kCleanOutOfRange
                                                         : nullptr;
        if (fault) {
            cleaning.count(*fault, job);
            continue;
        }
        if (job.runTime > job.request) {
            cleaning.count(messages::kCleanOverrun, job);
            job.runTime = job.request;
            ++workload.killed;
        }
        workload.jobs.push_back(job);
    }
    workload.cleaning = cleaning.take();
    if (workload.jobs.empty()) throw nothingLeft(log, workload);
    return workload;
}

}  // namespace footbridge
