// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/scheduling/simulate.h"

namespace footbridge {

/// Processors by the name of a partition, from 1 to kMostProcessors.
using PartitionSizes = std::map<std::string, int>;

/// "debug=64" → its place in the map. Throws Error, also where the map has the name.
void addPartition(PartitionSizes& partitions, const std::string& text);

/// As simulate(), but that jobs of these partitions of the log run on processors of their own, and
/// all others on those that are left. Named nodes are counted through, partitions by name first.
/// Throws Error where the log knows no such partition, they are larger than the machine, or a job
/// is larger than where it belongs.
Schedule simulateInPartitions(const JobLog& log, const Workload& workload,
                              const Estimates& estimates, const SimulationOptions& options,
                              const PartitionSizes& partitions, const RunContext& context = {});

}  // namespace footbridge
