// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "core/run/output_check.h"
#include "core/scheduling/comparison.h"
#include "core/scheduling/workload_statistics.h"

namespace footbridge {

/// What a report on these loads leaves in its folder, for checkOutputs(); makes the folder and that
/// of the plots. Throws Error.
std::vector<OutputFile> scheduleOutputs(const std::filesystem::path& folder,
                                        const std::vector<double>& loads);

/// report.html and the folder plots, with every plot as SVG, PDF and PNG. The folders are there.
void writeScheduleReport(const std::filesystem::path& folder, const JobLog& log,
                         const Workload& workload, const std::vector<Comparison>& loads);

}  // namespace footbridge
