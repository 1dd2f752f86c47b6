// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kNoSource{
    "no-source", FB_TEXT("There is no source to learn from. Load at least one source table.")};
inline constexpr MessageId kSourceTooSmall{
    "source-too-small",
    FB_TEXT("The source %1 has %2 {row|rows} with a response, but a source model needs at least "
            "%3. Add measured rows or leave this source out.")};
inline constexpr MessageId kSourceNoFeatures{
    "source-no-features",
    FB_TEXT("The sources share no feature that varies. Check the roles of their columns, or use "
            "fewer sources.")};
inline constexpr MessageId kTrainingNetwork{"training-network",
                                            FB_TEXT("Training source network %1 of %2")};
inline constexpr MessageId kSourceNetwork{"source-network", FB_TEXT("source network %1")};
inline constexpr MessageId kFinishingTrees{"finishing-trees",
                                           FB_TEXT("Finishing the source trees")};
inline constexpr MessageId kStateDamaged{
    "state-damaged", FB_TEXT("The stored source model in %1 is damaged. Copy the file again, or "
                             "make it again from the sources.")};
inline constexpr MessageId kStateTooNew{
    "state-too-new",
    FB_TEXT("The stored source model in %1 is of format %2, but this version reads formats up to "
            "%3. Update Footbridge to go on with it.")};

}  // namespace footbridge::messages
