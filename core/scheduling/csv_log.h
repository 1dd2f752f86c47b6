// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/scheduling/job_log.h"

namespace footbridge {

/// A job log as CSV with the columns job, submit, processors, request and runtime, or those that
/// `columns` names instead; user, executable, queue, partition, wait and priority where it has
/// them. Cells that are empty are missing. Throws Error for a column that is not there or is text.
JobLog parseCsvLog(std::string_view bytes, const std::string& name, const LogColumns& columns,
                   const RunContext& context);

}  // namespace footbridge
