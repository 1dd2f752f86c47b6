// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/run/output_check.h"
#include "core/studies/plan_evidence.h"

namespace footbridge {

/// Error of planned over random shots, and forecasts against what came true, as Markdown.
std::string planSummary(const PlanEvidence& evidence);

/// plans.csv and summary.md; the folder must be there.
void writePlanEvidence(const PlanEvidence& evidence, const std::filesystem::path& folder);
/// What it writes, for checkOutputs().
std::vector<OutputFile> planEvidenceFiles(const std::filesystem::path& folder);

}  // namespace footbridge
