// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/run/output_check.h"
#include "core/studies/severity_evidence.h"

namespace footbridge {

/// severity.csv, ladder.csv, identical.csv and summary.md; the folder must be there.
void writeEvidence(const SeverityEvidence& evidence, const std::filesystem::path& folder);
/// What it writes, for checkOutputs().
std::vector<OutputFile> evidenceFiles(const std::filesystem::path& folder);

}  // namespace footbridge
