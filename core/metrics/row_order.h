// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// -1, 0 or 1; a missing value (NaN) equals another one and follows every number.
int compareValues(double a, double b);

/// -1, 0 or 1 by the values of the given columns in turn.
int compareRows(const Matrix& values, const Rows& columns, Index a, Index b);

/// All rows, ascending by the given columns in turn; equal rows keep their order.
Rows rowOrder(const Matrix& values, const Rows& columns);

}  // namespace footbridge
