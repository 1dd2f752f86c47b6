// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategy_title.h"

#include "core/transfer/transfer_messages.h"

namespace footbridge {

Message strategyTitle(Strategy strategy) {
    switch (strategy) {
        case Strategy::Auto:
            return messages::kStrategyAuto;
        case Strategy::ZeroShot:
            return messages::kStrategyZeroShot;
        case Strategy::OutputMap:
            return messages::kStrategyOutputMap;
        case Strategy::LinearProbing:
            return messages::kStrategyLinearProbing;
        case Strategy::FineTuning:
            return messages::kStrategyFineTuning;
        case Strategy::InputAlignment:
            return messages::kStrategyInputAlignment;
        case Strategy::ResidualAugmentation:
            return messages::kStrategyResidual;
        case Strategy::TargetRidge:
            return messages::kStrategyTargetRidge;
        case Strategy::TargetGaussianProcess:
            return messages::kStrategyTargetProcess;
        case Strategy::TargetBoostedTrees:
            return messages::kStrategyTargetBoosted;
        case Strategy::TargetForest:
            return messages::kStrategyTargetForest;
    }
    return {};
}

}  // namespace footbridge
