// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/schedule_files.h"

#include <algorithm>
#include <numeric>

#include "core/run/plain_number.h"
#include "core/scheduling/node_set.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

std::string whole(std::int64_t value) {
    return std::to_string(value);
}

NodeSet setOf(const NodeRanges& ranges, int nodes) {
    const NodeSet all = NodeSet::all(nodes);
    NodeSet set = all;
    set.remove(all);
    for (const auto& [first, last] : ranges) {
        NodeSet part = all.lowest(last + 1);
        part.remove(all.lowest(first));
        set.add(part);
    }
    return set;
}

std::string swfHeader(const JobLog& log, const Workload& workload, const std::string& what) {
    std::string text = "; Version: 2.2\n";
    if (!log.computer.empty()) text += "; Computer: " + log.computer + '\n';
    text += "; Conversion: Footbridge " FOOTBRIDGE_VERSION ", " + what + '\n';
    text += "; MaxJobs: " + std::to_string(workload.jobs.size()) + '\n';
    text += "; MaxProcs: " + whole(workload.processors) + '\n';
    if (log.unixStart) text += "; UnixStartTime: " + whole(log.unixStart) + '\n';
    if (log.timeZone) text += "; TimeZone: " + whole(log.timeZone) + '\n';
    return text;
}

std::string swfLine(const JobLog& log, const LoggedJob& job, const Placement& placed) {
    const std::int64_t number = log.names.empty() ? job.number : job.number + 1;
    return whole(number) + ' ' + plainNumber(job.submit) + ' ' +
           plainNumber(placed.start - job.submit) + ' ' + plainNumber(placed.end - placed.start) +
           ' ' + whole(placed.processors) + " -1 -1 " + whole(job.processors) + ' ' +
           plainNumber(job.request) + ' ' + plainNumber(job.memory) +
           (placed.killed ? " 0 " : " 1 ") + whole(job.user) + ' ' + whole(job.group) + ' ' +
           whole(job.executable) + ' ' + whole(job.queue) + ' ' + whole(job.partition) + " -1 -1\n";
}

}  // namespace

std::string rangesText(const NodeRanges& ranges) {
    std::string text;
    for (const auto& [first, last] : ranges) {
        if (!text.empty()) text += ' ';
        text += std::to_string(first);
        if (last != first) text += '-' + std::to_string(last);
    }
    return text;
}

std::vector<NodeRanges> nodesOf(const Workload& workload, const Schedule& schedule) {
    if (!schedule.nodes.empty()) return schedule.nodes;
    const auto& placed = schedule.placements;
    std::vector<std::size_t> starts(placed.size());
    std::iota(starts.begin(), starts.end(), std::size_t{0});
    std::vector<std::size_t> ends = starts;
    std::ranges::stable_sort(starts, {}, [&](std::size_t i) { return placed[i].start; });
    std::ranges::stable_sort(ends, {}, [&](std::size_t i) { return placed[i].end; });
    std::vector<NodeRanges> nodes(placed.size());
    NodeSet free = NodeSet::all(workload.processors);
    std::size_t ended = 0;
    for (const std::size_t i : starts) {
        for (; placed[ends[ended]].end <= placed[i].start; ++ended)
            free.add(setOf(nodes[ends[ended]], workload.processors));
        const NodeSet taken = free.lowest(placed[i].processors);
        free.remove(taken);
        nodes[i] = taken.ranges();
    }
    return nodes;
}

std::string scheduleCsv(const JobLog& log, const Workload& workload, const Schedule& schedule) {
    const bool named = !schedule.nodes.empty();
    std::string text = "job,submit,start,end,processors";
    text += named ? ",nodes\n" : "\n";
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const LoggedJob& job = workload.jobs[i];
        const Placement& placed = schedule.placements[i];
        std::vector<std::string> cells{log.nameOf(job), plainNumber(job.submit),
                                       plainNumber(placed.start), plainNumber(placed.end),
                                       whole(placed.processors)};
        if (named) cells.push_back(rangesText(schedule.nodes[i]));
        text += spreadsheetRecord(cells) + '\n';
    }
    return text;
}

std::string scheduleSwf(const JobLog& log, const Workload& workload, const Schedule& schedule) {
    std::string text = swfHeader(log, workload, "a simulated schedule");
    for (std::size_t i = 0; i < workload.jobs.size(); ++i)
        text += swfLine(log, workload.jobs[i], schedule.placements[i]);
    return text;
}

std::string workloadSwf(const JobLog& log, const Workload& workload) {
    std::string text = swfHeader(log, workload, "a synthetic stream");
    for (const LoggedJob& job : workload.jobs)
        text += swfLine(log, job, {job.submit - 1, job.submit - 1 + job.runTime, job.processors});
    return text;
}

std::string scheduleOutJobs(const JobLog& log, const Workload& workload, const Schedule& schedule) {
    const std::vector<NodeRanges> nodes = nodesOf(workload, schedule);
    std::string text =
        "job_id,workload_name,profile,submission_time,requested_number_of_resources,"
        "requested_time,success,final_state,starting_time,execution_time,finish_time,waiting_time,"
        "turnaround_time,stretch,allocated_resources,consumed_energy,metadata\n";
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const LoggedJob& job = workload.jobs[i];
        const Placement& placed = schedule.placements[i];
        const double runTime = placed.end - placed.start, flow = placed.end - job.submit;
        text += spreadsheetRecord(
                    {log.nameOf(job), log.name, log.nameOf(job), plainNumber(job.submit),
                     whole(job.processors), plainNumber(job.request), placed.killed ? "0" : "1",
                     placed.killed ? "COMPLETED_WALLTIME_REACHED" : "COMPLETED_SUCCESSFULLY",
                     plainNumber(placed.start), plainNumber(runTime), plainNumber(placed.end),
                     plainNumber(placed.start - job.submit), plainNumber(flow),
                     plainNumber(flow / runTime), rangesText(nodes[i]), "-1", ""}) +
                '\n';
    }
    return text;
}

}  // namespace footbridge
