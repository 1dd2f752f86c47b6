// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/matching/schema_map.h"
#include "core/run/run_context.h"
#include "core/table/dataset.h"
#include "core/table/response.h"

namespace footbridge {

/// Share of the source's transformed response, in [0, 1], that trees explain out of fold with all
/// of its features but not with those that the target has. `schema` are the source model's inputs,
/// `map` where the target has them. 0 when nothing varying is missing. Throws Cancelled.
/// Source: METHODS.md, "Severity".
double schemaCost(const Dataset& source, const FeatureSchema& schema, const SchemaMap& map,
                  ResponseTransform::Kind kind, const RunContext& context);

}  // namespace footbridge
