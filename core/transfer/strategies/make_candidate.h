// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/transfer/candidate.h"
#include "core/transfer/strategy.h"

namespace footbridge {

/// A fresh, unfitted candidate; `view` must outlive it. Not for Strategy::Auto.
std::unique_ptr<Candidate> makeCandidate(Strategy strategy, const TargetView& view);

}  // namespace footbridge
