// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/dataset.h"

namespace footbridge {

// What can be computed with (core/run/number_limits.h). Each throws Error naming the first cell
// that cannot.

/// Features and the response.
void checkNumbers(const Table& table, const Roles& roles);
/// The features of a schema; what the table lacks or has as text is passed over.
void checkNumbers(const Table& table, const FeatureSchema& schema);
/// A column that others are divided by: a response, a request, a cost.
void checkMeasured(const Table& table, const Column& column);

}  // namespace footbridge
