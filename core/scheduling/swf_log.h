// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/scheduling/job_log.h"

namespace footbridge {

/// Whether the first line that says something is a comment of `;` or begins with numbers between
/// blanks.
bool looksLikeSwf(std::string_view bytes);

/// Standard Workload Format 2.2 (METHODS.md, "Scheduling"): 18 fields a line, `;` opens a comment,
/// of which the header's machine and clock are read. A line that is not so is left out and warned
/// of. In the order of the file.
JobLog parseSwf(std::string_view bytes, const std::string& name, const RunContext& context);

}  // namespace footbridge
