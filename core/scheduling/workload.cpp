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

}  // namespace

Workload cleanLog(const JobLog& log, int processors) {
    Workload workload;
    workload.processors = processors > 0 ? processors : log.processors;
    if (workload.processors <= 0) throw Error(messages::kLogMachineUnknown, {log.name});
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
                                 : job.submit < 0     ? &messages::kCleanNoSubmission
                                 : !(job.runTime > 0) ? &messages::kCleanNoRunTime
                                 : !(job.request > 0) ? &messages::kCleanNoRequest
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
    if (workload.jobs.empty())
        throw Error(messages::kLogNothingLeft, {log.jobs.size(), log.name, workload.processors});
    return workload;
}

}  // namespace footbridge
