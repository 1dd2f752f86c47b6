// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include "core/scheduling/comparison.h"
#include "core/scheduling/workload_statistics.h"

namespace footbridge {

/// report.html and the folder plots, with every plot as SVG, PDF and PNG.
void writeScheduleReport(const std::filesystem::path& folder, const JobLog& log,
                         const Workload& workload, const std::vector<Comparison>& loads);

}  // namespace footbridge
