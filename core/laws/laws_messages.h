// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kLawTooFewPoints{
    "law-too-few-points",
    FB_TEXT("A law needs at least %2 different values of %1 with the other parameters unchanged, "
            "but %3 {was|were} found. Measure more.")};
inline constexpr MessageId kLawTooManyParameters{
    "law-too-many-parameters",
    FB_TEXT("A law has at most %1 parameters, but %2 were named. Name those that matter most.")};
inline constexpr MessageId kLawColumnTwice{
    "law-column-twice",
    FB_TEXT("%1 was named twice. Name each column once, as the response or as a parameter.")};
inline constexpr MessageId kLawTooLarge{
    "law-too-large", FB_TEXT("A response of %1 is too large to compute with. Give the responses in "
                             "a larger unit.")};
inline constexpr MessageId kLawNotPositive{
    "law-not-positive",
    FB_TEXT("%1 holds %2. A law needs parameters greater than 0; choose others or leave the rows "
            "out.")};
inline constexpr MessageId kLawColumnIsText{
    "law-column-is-text",
    FB_TEXT("Column %1 of %2 holds text. A law needs numbers; choose another column.")};
inline constexpr MessageId kLawColumnIsNoFeature{
    "law-column-is-no-feature",
    FB_TEXT("Column %1 of %2 is the response or is left out. A law grows with features; choose "
            "another column.")};
inline constexpr MessageId kLawNoPoints{
    "law-no-points", FB_TEXT("No row has both a response and all parameters. Choose other "
                             "columns.")};

// Progress.
inline constexpr MessageId kLawComparing{"law-comparing", FB_TEXT("Comparing laws")};

}  // namespace footbridge::messages
