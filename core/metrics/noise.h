// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/run/matrix.h"

namespace footbridge {

/// Spread of the response among rows with identical features.
struct ReplicateNoise {
    double variance = 0;  ///< pooled within-replicate variance of v
    Index rows = 0;       ///< rows that have at least one twin
};
/// Nothing when no two rows agree. raw is n x p, v is n (transformed), NaN equals NaN.
std::optional<ReplicateNoise> replicateNoise(const Matrix& raw, const Vector& v);

}  // namespace footbridge
