// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/run_context.h"
#include "core/source/source_process.h"

namespace footbridge {

struct FittedProcess {
    SourceProcess process;
    std::vector<Vector> leftOut;  ///< predictions of each asked set of rows by one without them
};

/// More encoded inputs take too many rows to find their length-scales.
inline constexpr Index kMostProcessInputs = 40;

/// Hyper-parameters by maximum a posteriori on some rows of X, then told v of at most `limit` rows,
/// both drawn with the seed. `mean` and `deviation` are of v. The processes of `leftOut` share the
/// hyper-parameters. Throws Cancelled, and Error where numbers are not finite.
FittedProcess fitProcess(const Matrix& X, const Vector& v, double mean, double deviation,
                         Index limit, const std::vector<Rows>& leftOut, const RunContext& context);

}  // namespace footbridge
