// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/studies/severity_evidence.h"

namespace footbridge {

inline constexpr const char* kEvidenceTitle = "# Severity, measured\n";  ///< of the summary

/// Rank correlations, coverage, identical halves, advice and times as Markdown.
std::string evidenceSummary(const SeverityEvidence& evidence);

}  // namespace footbridge
