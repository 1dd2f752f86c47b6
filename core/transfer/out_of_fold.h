// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/candidate.h"

namespace footbridge {

/// Limits of a mixture's members, in v.
struct ClipRange {
    double low, high;
};
/// Three ranges of the shots around them, united with the range of fbar moved by the mean residual
/// (METHODS.md, "Strategies").
ClipRange clipRange(const TargetView& view, const TargetFeatures& shots, const Vector& v);

/// Predictions of the shots by candidates that were fitted without their fold, clipped by what the
/// other folds allow; zero-shot, which learns nothing, is left as it is.
Vector outOfFold(Strategy strategy, const TargetView& view, const TargetFeatures& shots,
                 const Vector& v, const std::vector<int>& folds, const RunContext& context);

}  // namespace footbridge
