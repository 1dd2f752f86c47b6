// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/target_view.h"

namespace footbridge {

/// Limits of a mixture's members, in v.
struct ClipRange {
    double low, high;
};
/// Three ranges of the shots around them, united with the range of fbar moved by the mean residual
/// (METHODS.md, "Strategies").
ClipRange clipRange(const TargetView& view, const TargetFeatures& shots, const Vector& v);

}  // namespace footbridge
