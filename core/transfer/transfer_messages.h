// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kReadingTarget{"reading-target", FB_TEXT("Encoding the target")};
inline constexpr MessageId kFittingStrategy{"fitting-strategy", FB_TEXT("Adapting: %1")};
// What the strategies are called where a person reads of them.
inline constexpr MessageId kStrategyAuto{"strategy-auto", FB_TEXT("Auto")};
inline constexpr MessageId kStrategyZeroShot{"strategy-zero-shot", FB_TEXT("Zero-shot")};
inline constexpr MessageId kStrategyOutputMap{"strategy-output-map", FB_TEXT("Output map")};
inline constexpr MessageId kStrategyLinearProbing{"strategy-linear-probing",
                                                  FB_TEXT("Linear probing")};
inline constexpr MessageId kStrategyFineTuning{"strategy-fine-tuning", FB_TEXT("Fine-tuning")};
inline constexpr MessageId kStrategyInputAlignment{"strategy-input-alignment",
                                                   FB_TEXT("Input alignment")};
inline constexpr MessageId kStrategyResidual{"strategy-residual-augmentation",
                                             FB_TEXT("Residual augmentation")};
inline constexpr MessageId kStrategyTargetRidge{"strategy-target-only-ridge",
                                                FB_TEXT("Target-only ridge")};
inline constexpr MessageId kStrategyTargetProcess{"strategy-target-only-gp",
                                                  FB_TEXT("Target-only GP")};
inline constexpr MessageId kStrategyTargetBoosted{"strategy-target-only-boosted-trees",
                                                  FB_TEXT("Target-only boosted trees")};
inline constexpr MessageId kStrategyTargetForest{"strategy-target-only-forest",
                                                 FB_TEXT("Target-only forest")};
inline constexpr MessageId kTooFewShots{
    "too-few-shots",
    FB_TEXT("An adaptation needs at least 3 shots, but there {is|are} %1. Measure more rows.")};
inline constexpr MessageId kShotWithoutResponse{
    "shot-without-response",
    FB_TEXT(
        "Data row %1 of the target, counted from 0, is named as a shot but has no response. Take "
        "it out of the shots or measure it.")};
inline constexpr MessageId kResponseNotPositive{
    "response-not-positive",
    FB_TEXT("Data row %1 of the target, counted from 0, is a shot with a response of %2, but the "
            "source model takes logarithms. Train the source again with these shots.")};
inline constexpr MessageId kTooFewGroups{
    "too-few-groups",
    FB_TEXT("The shots belong to fewer than three groups: no interval can say how far predictions "
            "of other groups err. Measure runs of three groups or more.")};
inline constexpr MessageId kNeedsSharedColumns{
    "needs-shared-columns",
    FB_TEXT("Needs features that the sources and the target share, and too few are matched. Match "
            "features by hand or accept suggestions.")};
inline constexpr MessageId kStrategyFailed{
    "strategy-failed", FB_TEXT("Gave no finite prediction on these shots. Use another strategy.")};
}  // namespace footbridge::messages
