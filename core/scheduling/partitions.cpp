// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/partitions.h"

#include <charconv>

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

/// Jobs that share processors, and those processors.
struct Part {
    int processors = 0;
    int firstNode = 0;
    std::vector<std::size_t> jobs;
};

/// The named ones in order, then the rest.
std::vector<Part> partsOf(const JobLog& log, const Workload& workload,
                          const PartitionSizes& partitions) {
    std::vector<Part> parts;
    std::map<std::string, std::size_t> places;
    std::int64_t together = 0;
    for (const auto& [name, processors] : partitions) together += processors;
    if (together > workload.processors)
        throw Error(messages::kPartitionsTooLarge, {together, workload.processors});
    int used = 0;
    for (const auto& [name, processors] : partitions) {
        places[name] = parts.size();
        parts.push_back({processors, used, {}});
        used += processors;
    }
    parts.push_back({workload.processors - used, used, {}});
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const LoggedJob& job = workload.jobs[i];
        const auto place = places.find(log.partitionOf(job));
        Part& part = place == places.end() ? parts.back() : parts[place->second];
        if (job.processors > part.processors)
            throw Error(messages::kPartitionTooSmall,
                        {log.nameOf(job), job.processors, part.processors});
        part.jobs.push_back(i);
    }
    for (const auto& [name, place] : places)
        if (parts[place].jobs.empty()) throw Error(messages::kPartitionUnknown, {log.name, name});
    return parts;
}

/// Simulates one part alone and puts its schedule in its places.
void simulatePart(const Part& part, const Workload& workload, const Estimates& estimates,
                  SimulationOptions options, const RunContext& context, Schedule& whole) {
    Workload some;
    some.processors = part.processors;
    std::vector<double> truth;
    for (const std::size_t i : part.jobs) {
        some.jobs.push_back(workload.jobs[i]);
        if (!options.truth.empty()) truth.push_back(options.truth[i]);
    }
    options.truth = std::move(truth);
    Schedule schedule = simulate(some, estimates.of(part.jobs), options, context);
    for (std::size_t i = 0; i < part.jobs.size(); ++i) {
        whole.placements[part.jobs[i]] = schedule.placements[i];
        if (schedule.nodes.empty()) continue;
        NodeRanges& nodes = whole.nodes[part.jobs[i]];
        nodes = std::move(schedule.nodes[i]);
        for (auto& [first, last] : nodes) {
            first += part.firstNode;
            last += part.firstNode;
        }
    }
}

}  // namespace

void addPartition(PartitionSizes& partitions, const std::string& text) {
    const std::size_t equals = text.rfind('=');
    int processors = 0;
    if (equals != std::string::npos && equals > 0) {
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data() + equals + 1, end, processors);
        if (read.ec != std::errc{} || read.ptr != end) processors = 0;
    }
    if (processors <= 0 || processors > kMostProcessors)
        throw Error(messages::kPartitionText, {text, kMostProcessors});
    const std::string name = text.substr(0, equals);
    if (!partitions.emplace(name, processors).second)
        throw Error(messages::kPartitionTwice, {name});
}

Schedule simulateInPartitions(const JobLog& log, const Workload& workload,
                              const Estimates& estimates, const SimulationOptions& options,
                              const PartitionSizes& partitions, const RunContext& context) {
    if (partitions.empty()) return simulate(workload, estimates, options, context);
    const std::vector<Part> parts = partsOf(log, workload, partitions);
    Schedule whole;
    whole.placements.resize(workload.jobs.size());
    if (namesNodes(options.policy)) whole.nodes.resize(workload.jobs.size());
    for (const Part& part : parts)
        if (!part.jobs.empty()) simulatePart(part, workload, estimates, options, context, whole);
    return whole;
}

}  // namespace footbridge
