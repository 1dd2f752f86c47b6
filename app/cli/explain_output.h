// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/explain/importance.h"
#include "core/explain/row_explanation.h"

namespace footbridge {

/// A row with what was measured there; NaN where it was not.
struct NamedRow {
    Index row = 0;
    double measured = 0;
};

void printExplanation(const Console& console, const ExplainedModel& explained,
                      const RowExplanation& explanation, const NamedRow& named);
Json explanationJson(const ExplainedModel& explained, const RowExplanation& explanation,
                     const NamedRow& named);

void printExplanation(const Console& console, const AdaptedModel& model,
                      const ModelExplanation& explanation);
Json explanationJson(const AdaptedModel& model, const ModelExplanation& explanation);

}  // namespace footbridge
