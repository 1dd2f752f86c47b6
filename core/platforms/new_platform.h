// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// A platform that is new as a mixture of known ones: the log of its time over the mean of theirs
/// is level + weights . (their logs less that mean). Few runs are enough, since the known platforms
/// say how such platforms differ: each of them in turn plays the new one, with the same items run,
/// and what predicts it best on the other items, and the new one's own runs left out, is how the
/// new one is predicted (METHODS.md, "Platforms").
struct NewPlatform {
    double level = 0;
    Vector weights;        ///< of each known platform
    double deviation = 0;  ///< of what it says, as known platforms and its own runs showed it

    Vector predict(const Matrix& known) const { return (known * weights).array() + level; }
};

/// known: items x platforms, log times less the mean of their row, without gaps; ran: items that
/// were run on the new platform, perhaps none; run: log time less the same mean, one each.
NewPlatform fitNewPlatform(const Matrix& known, const Rows& ran, const Vector& run);

}  // namespace footbridge
