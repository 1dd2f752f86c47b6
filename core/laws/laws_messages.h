// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kLawTooFewPoints{
    "law-too-few-points",
    FB_TEXT("A law needs at least %2 different values of %1 with the other parameters unchanged, "
            "but there are %3. Measure more.")};
inline constexpr MessageId kLawNotPositive{
    "law-not-positive",
    FB_TEXT("%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows "
            "out.")};
inline constexpr MessageId kLawColumnIsText{
    "law-column-is-text",
    FB_TEXT("Column %1 of %2 holds text. A law needs numbers; choose another column.")};
inline constexpr MessageId kLawNoPoints{
    "law-no-points", FB_TEXT("No row has both a response and all parameters. Choose other "
                             "columns.")};

}  // namespace footbridge::messages
