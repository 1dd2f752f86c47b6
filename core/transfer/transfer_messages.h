// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kNoSource{
    "no-source", FB_TEXT("There is no source to learn from. Load at least one source table.")};
inline constexpr MessageId kSourceTooSmall{
    "source-too-small",
    FB_TEXT("The source %1 has %2 rows with a response, but a source model needs at least %3. Add "
            "measured rows or leave this source out.")};
inline constexpr MessageId kSourceNoFeatures{
    "source-no-features",
    FB_TEXT("The sources share no feature that varies. Check the roles of their columns, or use "
            "fewer sources.")};
inline constexpr MessageId kTrainingNetwork{"training-network",
                                            FB_TEXT("Training source network %1 of %2")};
inline constexpr MessageId kFinishingTrees{"finishing-trees",
                                           FB_TEXT("Finishing the source trees")};
inline constexpr MessageId kReadingTarget{"reading-target", FB_TEXT("Encoding the target")};
inline constexpr MessageId kFittingStrategy{"fitting-strategy", FB_TEXT("Adapting: %1")};
inline constexpr MessageId kTooFewShots{
    "too-few-shots",
    FB_TEXT("An adaptation needs at least 3 shots, but there are %1. Measure more rows.")};
inline constexpr MessageId kShotWithoutResponse{
    "shot-without-response",
    FB_TEXT("Row %1 of the target is named as a shot but has no response. Take it out of the "
            "shots or measure it.")};
inline constexpr MessageId kResponseNotPositive{
    "response-not-positive",
    FB_TEXT("Row %1 of the target is a shot with a response of %2, but the source model takes "
            "logarithms. Train the source again with these shots.")};
inline constexpr MessageId kNeedsSharedColumns{
    "needs-shared-columns",
    FB_TEXT("Needs features that the sources and the target share, and too few are matched. Match "
            "features by hand or accept suggestions.")};
inline constexpr MessageId kNeedsOutOfFold{
    "needs-out-of-fold",
    FB_TEXT("Weighs the strategies by their errors on held-out shots, which were not asked for.")};
inline constexpr MessageId kStrategyFailed{
    "strategy-failed", FB_TEXT("Gave no finite prediction on these shots. Use another strategy.")};
inline constexpr MessageId kStateDamaged{
    "state-damaged", FB_TEXT("The stored source model in %1 is damaged. Copy the file again, or "
                             "make it again from the sources.")};
inline constexpr MessageId kStateTooNew{
    "state-too-new",
    FB_TEXT("The stored source model in %1 is of format %2, but this version reads formats up to "
            "%3. Update Footbridge to go on with it.")};

inline constexpr MessageId kCostNotPositive{
    "cost-not-positive",
    FB_TEXT("Row %1 of the target has no positive cost. Fill it in, or choose runs without "
            "costs.")};
inline constexpr MessageId kNothingKnownBefore{
    "nothing-known-before",
    FB_TEXT("No feature of %1 is known before a run, so no run can be told from another. Mark the "
            "features that are.")};

inline constexpr MessageId kMeasuringPair{"measuring-pair",
                                          FB_TEXT("Measuring severity from %1 to %2")};

}  // namespace footbridge::messages
