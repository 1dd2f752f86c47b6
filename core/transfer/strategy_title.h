// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"
#include "core/transfer/strategy.h"

namespace footbridge {

/// What a person reads of a strategy, as a label: "Zero-shot", "Target-only ridge".
Message strategyTitle(Strategy strategy);

}  // namespace footbridge
