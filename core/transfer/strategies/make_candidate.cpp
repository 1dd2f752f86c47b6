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

std::unique_ptr<Candidate> makeCandidate(Strategy strategy, const TargetView& view) {
    switch (strategy) {
        case Strategy::Auto:
            break;
        case Strategy::ZeroShot:
            return std::make_unique<ZeroShot>();
        case Strategy::OutputMap:
            return std::make_unique<OutputMapCandidate>();
        case Strategy::LinearProbing:
            return std::make_unique<LinearProbing>();
        case Strategy::FineTuning:
            return std::make_unique<FineTuning>(*view.source);
        case Strategy::InputAlignment:
            return std::make_unique<InputAlignment>(view);
        case Strategy::ResidualAugmentation:
            return std::make_unique<ResidualAugmentation>(view);
        case Strategy::TargetRidge:
            return std::make_unique<TargetOnly>(view, std::make_unique<Ridge>());
        case Strategy::TargetGaussianProcess:
            return std::make_unique<TargetOnly>(view, std::make_unique<GaussianProcess>());
        case Strategy::TargetBoostedTrees:
            return std::make_unique<TargetOnly>(view, std::make_unique<BoostedTrees>());
        case Strategy::TargetForest:
            return std::make_unique<TargetOnly>(view, std::make_unique<Forest>());
    }
    return nullptr;
}

}  // namespace footbridge
