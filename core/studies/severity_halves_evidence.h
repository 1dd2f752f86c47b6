// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/studies/function_study.h"
#include "core/studies/severity_evidence.h"

namespace footbridge {

/// Groups of one cell each: every table of the campaign, one half of it measured from the other,
/// which should be no distance. Their records are of IdenticalCells. The campaign must outlive
/// them.
std::vector<CellGroup> halvesOfTables(const Campaign& campaign, const EvidenceOptions& options);

}  // namespace footbridge
