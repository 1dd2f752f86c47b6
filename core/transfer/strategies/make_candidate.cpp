// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/make_candidate.h"

#include "core/learners/boosted_trees.h"
#include "core/learners/forest.h"
#include "core/learners/gaussian_process.h"
#include "core/learners/ridge.h"
#include "core/transfer/strategies/fine_tuning.h"
#include "core/transfer/strategies/input_alignment.h"
#include "core/transfer/strategies/linear_probing.h"
#include "core/transfer/strategies/output_map.h"
#include "core/transfer/strategies/residual_augmentation.h"
#include "core/transfer/strategies/target_only.h"
#include "core/transfer/strategies/zero_shot.h"

namespace footbridge {
namespace {

/// Leaves of one row each have nothing to lean on.
ForestOptions forestOptions(const Loss& loss) {
    constexpr int kLeaningLeaf = 5;
    ForestOptions options;
    options.loss = loss;
    if (loss.leans()) options.minimumLeaf = kLeaningLeaf;
    return options;
}

BoostedTreesOptions boostedOptions(const Loss& loss) {
    BoostedTreesOptions options;
    options.loss = loss;
    return options;
}

}  // namespace

std::unique_ptr<Candidate> makeCandidate(Strategy strategy, const TargetView& view,
                                         const Loss& loss) {
    switch (strategy) {
        case Strategy::Auto:
            break;
        case Strategy::ZeroShot:
            return std::make_unique<ZeroShot>();
        case Strategy::OutputMap:
            return std::make_unique<OutputMapCandidate>(loss);
        case Strategy::LinearProbing:
            return std::make_unique<LinearProbing>(loss);
        case Strategy::FineTuning:
            return std::make_unique<FineTuning>(*view.source, loss);
        case Strategy::InputAlignment:
            return std::make_unique<InputAlignment>(view, loss);
        case Strategy::ResidualAugmentation:
            return std::make_unique<ResidualAugmentation>(view, loss);
        case Strategy::TargetRidge:
            return std::make_unique<TargetOnly>(
                view, std::make_unique<Ridge>(std::vector<double>(), loss));
        case Strategy::TargetGaussianProcess:
            return std::make_unique<TargetOnly>(view, std::make_unique<GaussianProcess>(loss));
        case Strategy::TargetBoostedTrees:
            return std::make_unique<TargetOnly>(
                view, std::make_unique<BoostedTrees>(boostedOptions(loss)));
        case Strategy::TargetForest:
            return std::make_unique<TargetOnly>(view,
                                                std::make_unique<Forest>(forestOptions(loss)));
    }
    return nullptr;
}

}  // namespace footbridge
