// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/clip_range.h"

#include <algorithm>

namespace footbridge {

ClipRange clipRange(const TargetView& view, const TargetFeatures& shots, const Vector& v) {
    const double range = v.maxCoeff() - v.minCoeff();
    ClipRange clip{v.minCoeff() - 3 * range, v.maxCoeff() + 3 * range};
    if (view.shared) {
        const double offset = (v - shots.mean).mean();
        clip.low = std::min(clip.low, view.lowestMean + offset);
        clip.high = std::max(clip.high, view.highestMean + offset);
    }
    return clip;
}

}  // namespace footbridge
