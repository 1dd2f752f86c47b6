// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/explain/explained_model.h"
#include "core/explain/importance.h"

namespace footbridge {

/// A bundle's model with its shots, where it holds them, and these sources, which may be none:
/// spelled as those that it was trained on, the first of them first.
ExplainedModel explainedBundle(const Bundle& bundle, const std::vector<Dataset>& sources);

/// What a table says was measured, in the model's unit; found as features are, by name and unit.
/// Nothing where it has no such column.
std::optional<Column> measuredColumn(const Table& table, const AdaptedModel& model);

/// Importance on the measured rows of the table that are no shots of the bundle, where there are
/// five; else on its shots held out. `source` is what messages call the bundle. Throws Error where
/// the bundle was made without its shots, Cancelled.
ModelExplanation explainBundle(const Bundle& bundle, const Table& rows, const std::string& source,
                               const RunContext& context);

}  // namespace footbridge
