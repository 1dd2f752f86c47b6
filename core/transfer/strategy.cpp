// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategy.h"

#include <algorithm>
#include <array>

namespace footbridge {
namespace {

/// What is to be known of a strategy without running it.
struct Trait {
    Strategy strategy;
    std::string_view name;
    bool usesSource, needsSharedColumns;
};

/// In the order of the enumeration, which is that of the leaderboard's work.
constexpr std::array kTraits{
    Trait{Strategy::Auto, "auto", true, false},
    Trait{Strategy::ZeroShot, "zero-shot", true, true},
    Trait{Strategy::OutputMap, "output map", true, true},
    Trait{Strategy::LinearProbing, "linear probing", true, true},
    Trait{Strategy::FineTuning, "fine-tuning", true, true},
    Trait{Strategy::InputAlignment, "input alignment", true, false},
    Trait{Strategy::ResidualAugmentation, "residual augmentation", true, false},
    Trait{Strategy::TargetRidge, "target-only ridge", false, false},
    Trait{Strategy::TargetGaussianProcess, "target-only gp", false, false},
    Trait{Strategy::TargetBoostedTrees, "target-only boosted trees", false, false},
    Trait{Strategy::TargetForest, "target-only forest", false, false},
};

constexpr bool isInOrder() {
    for (std::size_t i = 0; i < kTraits.size(); ++i)
        if (static_cast<std::size_t>(kTraits[i].strategy) != i) return false;
    return true;
}
static_assert(isInOrder());

constexpr auto kStrategies = [] {
    std::array<Strategy, kTraits.size()> strategies{};
    std::ranges::transform(kTraits, strategies.begin(), &Trait::strategy);
    return strategies;
}();

const Trait& traitOf(Strategy strategy) {
    return kTraits.at(static_cast<std::size_t>(strategy));
}

}  // namespace

std::string_view strategyName(Strategy strategy) {
    return traitOf(strategy).name;
}

std::optional<Strategy> strategyFromName(std::string_view name) {
    const auto found = std::ranges::find(kTraits, name, &Trait::name);
    if (found == kTraits.end()) return std::nullopt;
    return found->strategy;
}

std::span<const Strategy> allStrategies() {
    return kStrategies;
}

bool usesSource(Strategy strategy) {
    return traitOf(strategy).usesSource;
}

bool needsSharedColumns(Strategy strategy) {
    return traitOf(strategy).needsSharedColumns;
}

}  // namespace footbridge
