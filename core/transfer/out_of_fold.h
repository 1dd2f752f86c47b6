// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/costs/losses.h"
#include "core/transfer/strategy.h"
#include "core/transfer/target_view.h"

namespace footbridge {

/// Predictions of the shots by candidates that were fitted without their fold, clipped by what the
/// other folds allow; zero-shot, which learns nothing, is left as it is.
Vector outOfFold(Strategy strategy, const TargetView& view, const TargetFeatures& shots,
                 const Vector& v, const std::vector<int>& folds, const RunContext& context,
                 const Loss& loss = {});

}  // namespace footbridge
