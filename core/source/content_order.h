// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/table/dataset.h"

namespace footbridge {

/// The labelled rows, ascending by response and then by the features in the order of their names:
/// an order that follows from what the rows say, so that what is drawn of them does not depend on
/// where they stand in the table. schema: as of sourceRows().
Rows contentOrder(const Dataset& source, const FeatureSchema& schema);

/// Groups of the rows, counted from 0 in the order in which `rows` meet them; empty without groups.
std::vector<int> renumbered(const std::vector<int>& groups, std::span<const Index> rows);

/// The sources without those whose labelled rows say what those of an earlier one say.
std::vector<Dataset> distinctSources(std::span<const Dataset> sources);

}  // namespace footbridge
