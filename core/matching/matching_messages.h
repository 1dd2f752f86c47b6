// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kAliasTooFew{
    "alias-too-few",
    FB_TEXT("Line %2 of %1 has only one name. List the names that mean the same, separated by "
            "commas.")};
inline constexpr MessageId kAliasEmpty{
    "alias-empty", FB_TEXT("Line %2 of %1 has an empty name. Fill it in or remove the comma.")};
inline constexpr MessageId kAliasTwice{
    "alias-twice",
    FB_TEXT(
        "Line %2 of %1 lists “%3”, which line %4 lists already. Put all its names on one line.")};
inline constexpr MessageId kAliasQuote{
    "alias-quote", FB_TEXT("Line %2 of %1 has a quotation mark that is not closed. Close it.")};

inline constexpr MessageId kMatchNoSource{
    "match-no-source", FB_TEXT("There is no source to match with. Add a source first.")};
inline constexpr MessageId kMatchUnknownSource{
    "match-unknown-source", FB_TEXT("No source has a feature “%1”. Check the name of the match.")};
inline constexpr MessageId kMatchUnknownTarget{
    "match-unknown-target", FB_TEXT("%2 has no feature “%1”. Check the name of the match.")};
inline constexpr MessageId kMatchNotCommon{
    "match-not-common",
    FB_TEXT("“%1” was matched with “%2”, but not every source has it; the match is not used.")};
inline constexpr MessageId kMatchTaken{
    "match-taken",
    FB_TEXT(
        "“%1” was matched with “%2”, but one of them is matched already; the first match holds.")};
inline constexpr MessageId kMatchTypes{
    "match-types",
    FB_TEXT(
        "“%1” of the source and “%2” of the target are not matched: one holds numbers, the other "
        "text.")};
inline constexpr MessageId kMatchQuantities{
    "match-quantities",
    FB_TEXT(
        "“%1” of the source and “%2” of the target are not matched: %3 and %4 measure different "
        "things.")};
inline constexpr MessageId kMatchUnits{
    "match-units", FB_TEXT("“%2” of the target is converted from %4 to %3, the unit of “%1”.")};
inline constexpr MessageId kMatchResponseUnits{
    "match-response-units",
    FB_TEXT("The response “%1” of %2 is converted from %3 to %4, the unit of “%5”.")};
inline constexpr MessageId kMatchUnitOneSided{
    "match-unit-one-sided",
    FB_TEXT(
        "The unit %3 is known for only one of “%1” and “%2”; the values are used as they are.")};
inline constexpr MessageId kUnitFactor{
    "unit-factor",
    FB_TEXT("The values of “%1” are about %3 times those of “%2”, as if they were in another "
            "unit.")};
inline constexpr MessageId kMatchUnitsByHand{
    "match-units-by-hand",
    FB_TEXT(
        "“%1” in %3 and “%2” in %4 were matched by hand although they measure different things; "
        "the values are used as they are.")};
inline constexpr MessageId kMatchAmbiguous{
    "match-ambiguous",
    FB_TEXT("Several features are called like “%1” apart from case, separators and units; “%1” is "
            "matched with “%2”. Match by hand if that is wrong.")};
inline constexpr MessageId kSourcesTypes{
    "sources-types",
    FB_TEXT("“%1” holds numbers in one source and text in another and is not used.")};

inline constexpr MessageId kSuggestionReason{"suggestion-reason",
                                             FB_TEXT("Names are %1 % alike, values %2 %.")};
inline constexpr MessageId kSuggestionReasonResponse{
    "suggestion-reason-response",
    FB_TEXT("Names are %1 % alike, values %2 %, the relation to the response %3 %.")};
inline constexpr MessageId kInputAmbiguous{
    "input-ambiguous",
    FB_TEXT("In %1 both “%3” and “%4” could be the feature “%2”. Rename or remove one of them.")};
inline constexpr MessageId kInputUnit{
    "input-unit",
    FB_TEXT(
        "In %1 the column “%2” is in another unit than the feature “%3” of the model, which is "
        "in %4, and may not be converted. Give the values in the model's unit under its name.")};
inline constexpr MessageId kInputSpelled{"input-spelled",
                                         FB_TEXT("The column “%1” was read as the feature “%2”.")};
inline constexpr MessageId kInputConverted{
    "input-converted",
    FB_TEXT("The column “%1” was converted to the unit of the feature “%2”: times %3.")};

}  // namespace footbridge::messages
