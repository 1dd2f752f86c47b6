// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/costs/losses.h"
#include "core/transfer/candidate.h"
#include "core/transfer/strategy.h"

namespace footbridge {

/// A fresh, unfitted candidate that minimises the loss as far as it learns anything; `view` must
/// outlive it. Not for Strategy::Auto.
std::unique_ptr<Candidate> makeCandidate(Strategy strategy, const TargetView& view,
                                         const Loss& loss = {});

}  // namespace footbridge
