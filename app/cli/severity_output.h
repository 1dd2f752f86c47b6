// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/severity/severity.h"
#include "core/severity/severity_matrix.h"

namespace footbridge {

/// The sentence, the components with their ticks and what else was measured.
void printSeverity(const Console& console, const Severity& severity);
Json severityJson(const Severity& severity);

/// One row per source, one column per target; what the marks mean below.
void printSeverityMatrix(const Console& console, const SeverityMatrix& matrix);
Json severityMatrixJson(const SeverityMatrix& matrix);

}  // namespace footbridge
