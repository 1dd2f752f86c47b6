// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategy.h"

#include <algorithm>
#include <array>

namespace footbridge {
namespace {

constexpr std::array kStrategies{Strategy::Auto,
                                 Strategy::ZeroShot,
                                 Strategy::OutputMap,
                                 Strategy::LinearProbing,
                                 Strategy::FineTuning,
                                 Strategy::InputAlignment,
                                 Strategy::ResidualAugmentation,
                                 Strategy::TargetRidge,
                                 Strategy::TargetGaussianProcess,
                                 Strategy::TargetBoostedTrees,
                                 Strategy::TargetForest};

}  // namespace

std::string_view strategyName(Strategy strategy) {
    switch (strategy) {
        case Strategy::Auto:
            return "auto";
        case Strategy::ZeroShot:
            return "zero-shot";
        case Strategy::OutputMap:
            return "output map";
        case Strategy::LinearProbing:
            return "linear probing";
        case Strategy::FineTuning:
            return "fine-tuning";
        case Strategy::InputAlignment:
            return "input alignment";
        case Strategy::ResidualAugmentation:
            return "residual augmentation";
        case Strategy::TargetRidge:
            return "target-only ridge";
        case Strategy::TargetGaussianProcess:
            return "target-only gp";
        case Strategy::TargetBoostedTrees:
            return "target-only boosted trees";
        case Strategy::TargetForest:
            return "target-only forest";
    }
    return "";
}

std::optional<Strategy> strategyFromName(std::string_view name) {
    const auto found = std::find_if(kStrategies.begin(), kStrategies.end(),
                                    [&](Strategy s) { return strategyName(s) == name; });
    if (found == kStrategies.end()) return std::nullopt;
    return *found;
}

std::span<const Strategy> allStrategies() {
    return kStrategies;
}

bool usesSource(Strategy strategy) {
    switch (strategy) {
        case Strategy::TargetRidge:
        case Strategy::TargetGaussianProcess:
        case Strategy::TargetBoostedTrees:
        case Strategy::TargetForest:
            return false;
        default:
            return true;
    }
}

}  // namespace footbridge
