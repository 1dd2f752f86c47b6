// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/table/dataset.h"

namespace footbridge {

/// Raw features of a source's rows in a schema that may spell its columns differently (case,
/// separators, units).
Matrix sourceRows(const FeatureSchema& schema, const Dataset& source, std::span<const Index> rows);

}  // namespace footbridge
