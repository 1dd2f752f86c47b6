// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/studies/evidence_records.h"
#include "core/studies/function_study.h"
#include "core/studies/severity_evidence.h"

namespace footbridge {

/// Groups of one cell each: every table of the campaign, one half of it measured from the other,
/// which should be no distance. Their records are of IdenticalCells. The campaign and its tables
/// must outlive them.
std::vector<CellGroup> halvesOfTables(const Campaign& campaign, const EvidenceTables& tables,
                                      const EvidenceOptions& options);

}  // namespace footbridge
