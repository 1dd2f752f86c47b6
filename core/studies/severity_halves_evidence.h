// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studies/severity_evidence.h"

namespace footbridge {

/// Measures one half of every table of the campaign from the other, which should be no distance.
/// Adds to `evidence`. Throws Cancelled.
void measureIdentical(const Campaign& campaign, const EvidenceOptions& options,
                      const RunContext& context, SeverityEvidence& evidence);

}  // namespace footbridge
