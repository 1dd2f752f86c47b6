// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kTrainingNothingShared{
    "training-nothing-shared",
    FB_TEXT("%1 and %2 have no feature of the same name and type, so that no weight can be carried "
            "over. Match or rename the columns that correspond.")};
inline constexpr MessageId kTrainingTooFewRows{
    "training-too-few-rows",
    FB_TEXT("%1 has %2 measured {row|rows}, but training needs at least %3. Open a larger table.")};
inline constexpr MessageId kTrainingConstant{
    "training-constant",
    FB_TEXT("The response of %1 is the same in all rows. Choose another response.")};
inline constexpr MessageId kTrainingSeed{"training-seed", FB_TEXT("Training with seed %1 of %2")};

}  // namespace footbridge::messages
