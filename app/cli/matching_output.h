// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/divergence/severity.h"
#include "core/matching/matching.h"

namespace footbridge {

void printMatching(const Console& console, const Matching& matching);
Json matchingJson(const Matching& matching);

void printSeverity(const Console& console, const Severity& severity);
Json severityJson(const Severity& severity);

}  // namespace footbridge
