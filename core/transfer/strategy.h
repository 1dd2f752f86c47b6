// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace footbridge {

/// One way to predict the target (METHODS.md, "Strategies").
enum class Strategy {
    Auto,
    ZeroShot,
    OutputMap,
    LinearProbing,
    FineTuning,
    InputAlignment,
    ResidualAugmentation,
    TargetRidge,
    TargetGaussianProcess,
    TargetBoostedTrees,
    TargetForest,
};

std::string_view strategyName(Strategy strategy);  ///< "zero-shot", "target-only ridge", …
std::optional<Strategy> strategyFromName(std::string_view name);
std::span<const Strategy> allStrategies();  ///< Auto first
bool usesSource(Strategy strategy);         ///< false for the target-only ones
bool needsSharedColumns(Strategy strategy);

}  // namespace footbridge
