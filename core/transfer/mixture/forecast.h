// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/target_reader.h"

namespace footbridge {

/// Mean squared error expected after `added` runs are measured too, over that expected now: by
/// the posterior variance of the mixture's Gaussian processes over the reference rows, noise
/// included, which no response of the added runs enters (METHODS.md, "Which runs to measure"). In
/// (0, 1]. Needs at least 3 shots. Throws Cancelled.
double expectedErrorRatio(const TargetReading& reading, const TargetFeatures& added,
                          const RunContext& context);

}  // namespace footbridge
