// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kPreparing{"preparing", FB_TEXT("Matching features and drawing shots")};
inline constexpr MessageId kAnalysisDone{"analysis-done", FB_TEXT("Done")};
inline constexpr MessageId kAnalysisNoSource{
    "analysis-no-source", FB_TEXT("No source is loaded. Load at least one table of a platform that "
                                  "was measured before.")};
inline constexpr MessageId kAnalysisNoTarget{
    "analysis-no-target",
    FB_TEXT("No target is loaded. Load the table of the platform to predict.")};
inline constexpr MessageId kAnalysisNoResponse{
    "analysis-no-response",
    FB_TEXT(
        "%1 has no response column. Choose the column that holds the measured time or the like.")};
inline constexpr MessageId kSameTables{
    "same-tables",
    FB_TEXT("The source %1 and the target %2 hold the same file, so there is nothing to transfer. "
            "Choose the table of another platform for one of them.")};
inline constexpr MessageId kSourceTwice{
    "source-twice", FB_TEXT("The sources %1 and %2 hold the same file, which counts twice. Remove "
                            "one of them.")};
inline constexpr MessageId kResponseMeasuresOther{
    "response-measures-other",
    FB_TEXT("The response of the source %1 is in %2, that of the target %3 in %4, which measures "
            "something else. Choose the response that means the same.")};
inline constexpr MessageId kFeatureTellsResponse{
    "feature-tells-response",
    FB_TEXT("“%1” of %2 is its response times a constant in every run, so it tells what is to be "
            "predicted. Ignore it unless it is known before a run.")};
/// Of several.
inline constexpr MessageId kFeaturesTellResponse{
    "feature-tells-response",
    FB_TEXT("In %2, the columns %1 are the response times a constant in every run, so they tell "
            "what is to be predicted. Ignore them unless they are known before a run.")};
inline constexpr MessageId kAndMoreFeatures{"and-more-features", FB_TEXT("%1 and %2 more")};
inline constexpr MessageId kRowsOfSources{
    "rows-of-sources",
    FB_TEXT("Of %2, %1 measured {row also stands|rows also stand} in a source, digit for digit. "
            "{It is|They are} left out of the test, because the source model was trained on "
            "{it|them}. Where {it is a shot|they are shots}, the errors on shots held out look "
            "smaller than they are.")};
inline constexpr MessageId kRowsTwice{
    "rows-twice",
    FB_TEXT("Of %2, %1 measured rows stand in the table more than once, digit for digit. Where one "
            "of them is a shot, the others are left out of the test.")};
inline constexpr MessageId kNothingToTestOn{
    "nothing-to-test-on", FB_TEXT("All %1 measured rows of %2 are shots, so none is left to test "
                                  "on. With %3 shots the others show how large the error is.")};
inline constexpr MessageId kCostNotNumeric{
    "cost-not-numeric",
    FB_TEXT("The column %1 of %2 is to hold what a run costs, but it is not numeric. Name another "
            "column.")};
inline constexpr MessageId kNothingToPlan{
    "nothing-to-plan",
    FB_TEXT(
        "Every row of %1 has been measured, so there is no run left to choose. Add rows for the "
        "runs that could be measured, with an empty response, or take fewer shots.")};
inline constexpr MessageId kContinuationLacking{
    "continuation-lacking",
    FB_TEXT(
        "%1 lacks the columns %2, which the bundle was adapted with. Add them, empty where they "
        "are unknown.")};
inline constexpr MessageId kContinuationType{
    "continuation-type",
    FB_TEXT("In %1 the columns %2 hold text where the bundle was adapted with numbers. Correct "
            "their cells.")};
inline constexpr MessageId kWithoutSource{"without-source", FB_TEXT("Adapting without %1")};
inline constexpr MessageId kShotCurve{"shot-curve", FB_TEXT("Adapting with %1 {shot|shots}")};

}  // namespace footbridge::messages
