// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/dataset.h"

namespace footbridge {

/// Positions of the features, ascending by name: an order that a table's columns have no part in.
Rows byName(const FeatureSchema& schema);

}  // namespace footbridge
