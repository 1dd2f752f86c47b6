// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

/// The files that the tables were read from, which nothing may be written over; see checkOutputs().
std::vector<std::string> inputFiles(const AnalysisInput& input);

}  // namespace footbridge
