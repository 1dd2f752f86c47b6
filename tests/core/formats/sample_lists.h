// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tool_samples.h"

namespace footbridge::tests {

std::vector<ToolSample> jsonSamples();
std::vector<ToolSample> textSamples();

}  // namespace footbridge::tests
