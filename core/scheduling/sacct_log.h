// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/scheduling/job_log.h"

namespace footbridge {

/// Whether the first line names columns of sacct between bars.
bool looksLikeSacct(std::string_view bytes);

/// What `sacct --parsable2` prints: JobID, Submit and Elapsed (or ElapsedRaw), Timelimit (or
/// TimelimitRaw, minutes), NNodes (else AllocNodes, NCPUS, AllocCPUS, ReqCPUS), and Start, User,
/// JobName, Partition, Priority where they are there. Steps are left out, and jobs that had not
/// ended as State or End says where they are there. Throws Error for a column that is not there.
JobLog parseSacct(std::string_view bytes, const std::string& name, const RunContext& context);

}  // namespace footbridge
