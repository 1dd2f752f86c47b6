// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bundle/report.h"
#include "core/scheduling/comparison.h"

namespace footbridge {

/// A self-contained HTML page of a study of a machine: what the log holds, what flexibility and the
/// model bring at each load, the pictures, every setting with its figures.
std::string scheduleReport(const JobLog& log, const Workload& workload,
                           const std::vector<Comparison>& loads,
                           const std::vector<ReportPicture>& pictures,
                           const ReportLanguage& language = {});

}  // namespace footbridge
