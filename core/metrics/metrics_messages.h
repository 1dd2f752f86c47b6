// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kShotsNotANumber{
    "shots-not-a-number",
    FB_TEXT("\"%1\" is not a number of shots. Give a whole number such as 20, or a share of the "
            "labelled rows such as 5%.")};
inline constexpr MessageId kShotsOutOfRange{
    "shots-out-of-range",
    FB_TEXT("%1 shots are more than any table has rows. Give a whole number such as 20, or a share "
            "of the labelled rows such as 5%.")};
inline constexpr MessageId kShotsPercentRange{
    "shots-percent-range",
    FB_TEXT("%1 % of the labelled rows is not a share that can be drawn. Give more than 0 % and at "
            "most 100 %.")};
inline constexpr MessageId kShotsTooFew{"shots-too-few",
                                        FB_TEXT("%1 {shot is|shots are} too few to adapt a model. "
                                                "Use at least 3 target rows with a response.")};
inline constexpr MessageId kShotsLimited{
    "shots-limited",
    FB_TEXT(
        "%2 of the %1 shots are used, drawn with the seed, and the others test the result: more "
        "would take hours and hardly improve what is carried over.")};
inline constexpr MessageId kShotsNoLabels{
    "shots-no-labels",
    FB_TEXT("No row of the target has a response. Measure the response of at least 3 rows, or "
            "choose another response column.")};
inline constexpr MessageId kShotsMoreThanRows{
    "shots-more-than-rows", FB_TEXT("%1 {shot was|shots were} asked for, but only %2 target {row "
                                    "has|rows have} a response. Ask for at most %2.")};
inline constexpr MessageId kShotsMoreThanPool{
    "shots-more-than-pool",
    FB_TEXT("%1 {shot was|shots were} asked for, but the groups they may come from hold only %2 "
            "{row|rows} with a response, because the other groups are kept for testing. Ask for at "
            "most %2, or leave the group columns out.")};
inline constexpr MessageId kShotRowOutside{
    "shot-row-outside",
    FB_TEXT("Shot row %1 is not in the target, whose data rows are 0 to %2. Correct the list of "
            "shot rows.")};
inline constexpr MessageId kShotRowTwice{
    "shot-row-twice", FB_TEXT("Shot row %1 is named twice. Name every shot row once.")};
inline constexpr MessageId kShotRowUnlabelled{
    "shot-row-unlabelled",
    FB_TEXT("Shot row %1 has no response in the target, so nothing can be learned from it. Fill in "
            "its response or leave the row out.")};

}  // namespace footbridge::messages
