// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/cli/console.h"
#include "core/analysis/source_worth.h"
#include "core/analysis/verdict.h"
#include "core/severity/severity.h"
#include "core/severity/severity_matrix.h"

namespace footbridge {

/// The sentence, the components with their ticks and what else was measured.
void printSeverity(const Console& console, const Severity& severity);
Json severityJson(const Severity& severity);

/// Whether transfer pays, with its figures; `before`: what was said before the adaptation.
void printVerdict(const Console& console, const Verdict& verdict,
                  const std::optional<Verdict>& before);
Json verdictJson(const Verdict& verdict, const std::optional<Verdict>& before);

/// One row per source, after that of all together.
void printSourceWorths(const Console& console, const SourceWorths& worths);
Json sourceWorthsJson(const SourceWorths& worths);

/// One row per source, one column per target; what the marks mean below.
void printSeverityMatrix(const Console& console, const SeverityMatrix& matrix);
Json severityMatrixJson(const SeverityMatrix& matrix);

}  // namespace footbridge
