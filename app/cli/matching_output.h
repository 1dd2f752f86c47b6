// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/severity_output.h"
#include "core/matching/matching.h"

namespace footbridge {

void printMatching(const Console& console, const Matching& matching);
Json matchingJson(const Matching& matching);

}  // namespace footbridge
