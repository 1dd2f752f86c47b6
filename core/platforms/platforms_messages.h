// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

// Reading tables.
inline constexpr MessageId kPlatformsNoTable{
    "platforms-no-table",
    FB_TEXT("There is no table. Name at least one CSV with run times on several platforms.")};
inline constexpr MessageId kPlatformsNoTime{
    "platforms-no-time",
    FB_TEXT("No column is known to hold the run time. Name it with --time: one column and the "
            "column of the platform's name, or one time column a platform.")};
inline constexpr MessageId kPlatformsTimeNotNumber{
    "platforms-time-not-number",
    FB_TEXT("Column \"%1\" of %2 holds text and cannot be a run time. Name a column of numbers.")};
inline constexpr MessageId kPlatformsMixedColumn{
    "platforms-mixed-column",
    FB_TEXT("Column \"%1\" holds numbers in one table and text in %2. Rename it or leave it out.")};
inline constexpr MessageId kPlatformsTwice{
    "platforms-twice", FB_TEXT("Column \"%1\" is named twice, as %2 and as %3. Name it once.")};
inline constexpr MessageId kPlatformsTooFew{
    "platforms-too-few",
    FB_TEXT("The tables hold run times of %1 {platform|platforms}. At least 2 are needed to "
            "compare them; check the platform and time columns.")};
inline constexpr MessageId kPlatformsAlike{
    "platforms-alike",
    FB_TEXT("The tables name one platform \"%1\" and another \"%2\", which is what a bound of the "
            "first is called in every file of predictions. Rename one of them.")};
inline constexpr MessageId kPlatformsTooFewItems{
    "platforms-too-few-items",
    FB_TEXT("Only %1 {run was|runs were} measured on more than one platform, and at least 3 are "
            "needed. Check which columns say what was run.")};
inline constexpr MessageId kPlatformsNoFeatures{
    "platforms-no-features",
    FB_TEXT("No column is left that describes a run: every column is a name, a time, constant or "
            "left out.")};
inline constexpr MessageId kPlatformsNoReference{
    "platforms-no-reference",
    FB_TEXT(
        "\"%1\" is not a platform of the tables: %2. Name one of them, or fastest or slowest.")};
inline constexpr MessageId kPlatformsTooFewGroups{
    "platforms-too-few-groups",
    FB_TEXT("There is only one group of runs, so none can be left out. Name other group columns.")};
inline constexpr MessageId kPlatformsUnknown{
    "platforms-unknown", FB_TEXT("\"%1\" is not a platform of the tables: %2.")};
inline constexpr MessageId kPlatformsUnknownMethod{
    "platforms-unknown-method", FB_TEXT("There is no model \"%1\". Name one of: %2.")};
inline constexpr MessageId kPlatformsBadAlias{
    "platforms-bad-alias",
    FB_TEXT("Line %1 of the alias table is not \"counter,name\". Correct it: the first cell is the "
            "name to use, each further cell a name that a tool writes.")};

inline constexpr MessageId kNotPlatformBundle{
    "not-platform-bundle",
    FB_TEXT("%1 holds another kind of model. Name one that \"platforms train\" has written.")};
inline constexpr MessageId kPlatformBundleTooNew{
    "platform-bundle-too-new",
    FB_TEXT("%1 was written by a newer Footbridge. Open it with that version.")};

inline constexpr MessageId kPlatformsNoCovariance{
    "platforms-no-covariance",
    FB_TEXT("The model does not hold how its errors go together, so measured run times cannot "
            "correct it. Train it again with this version.")};
inline constexpr MessageId kPlatformsNoMeasured{
    "platforms-no-measured",
    FB_TEXT("%1 has no column of numbers that bears the name of a platform: %2. Name the columns "
            "with measured run times so.")};

// Notes.
inline constexpr MessageId kPlatformsBadTimes{
    "platforms-bad-times",
    FB_TEXT("Rows without a run time above 0 or without a platform were left out: %1.")};
inline constexpr MessageId kPlatformsBadMeasured{
    "platforms-bad-measured",
    FB_TEXT("%1 measured {time is|times are} not above 0 and {counts|count} as missing.")};
inline constexpr MessageId kPlatformsRepeats{
    "platforms-repeats", FB_TEXT("Repeated measurements became their median: %1 {row|rows}, %2 "
                                 "{time|times}. Their typical spread is %3 %.")};
inline constexpr MessageId kPlatformsLeftOutLater{
    "platforms-left-out-later",
    FB_TEXT("Left out, because they differ between platforms where the other columns describe the "
            "run itself: %1.")};
inline constexpr MessageId kPlatformsLeftOutTime{
    "platforms-left-out-time", FB_TEXT("Left out, because they follow the run time: %1.")};
inline constexpr MessageId kPlatformsNamesOnly{
    "platforms-names-only", FB_TEXT("Used to tell runs apart, not to predict: %1.")};
inline constexpr MessageId kPlatformsGroupsProposed{
    "platforms-groups-proposed",
    FB_TEXT("Runs that agree in %1 form a group and stay on one side of every split.")};
inline constexpr MessageId kPlatformsNoGroups{
    "platforms-no-groups",
    FB_TEXT("No column says which application a run belongs to, so each run is a group of its "
            "own. Name the column if there is one.")};
inline constexpr MessageId kPlatformsRenamed{"platforms-renamed",
                                             FB_TEXT("Counters brought to common names: %1.")};
inline constexpr MessageId kPlatformsRatios{"platforms-ratios", FB_TEXT("As ratios to %1: %2.")};
inline constexpr MessageId kPlatformsNoTotal{
    "platforms-no-total",
    FB_TEXT("No column holds the total of instructions, so ratios cannot be formed. Add it to the "
            "alias table as PAPI_TOT_INS.")};

// Stages.
inline constexpr MessageId kPlatformsTraining{"platforms-training", FB_TEXT("Training %1")};
inline constexpr MessageId kPlatformsLeavingOut{"platforms-leaving-out", FB_TEXT("Leaving out %1")};

// Models.
inline constexpr MessageId kMethodMajority{"platforms-majority", FB_TEXT("Majority order")};
inline constexpr MessageId kMethodMean{"platforms-mean", FB_TEXT("Mean vector")};
inline constexpr MessageId kMethodNeighbours{"platforms-neighbours", FB_TEXT("Nearest neighbours")};
inline constexpr MessageId kMethodRidge{"platforms-ridge", FB_TEXT("Ridge")};
inline constexpr MessageId kMethodForest{"platforms-forest", FB_TEXT("Forest")};
inline constexpr MessageId kMethodBoosted{"platforms-boosted", FB_TEXT("Boosted trees")};
inline constexpr MessageId kMethodProcess{"platforms-process", FB_TEXT("Gaussian process")};
inline constexpr MessageId kMethodPublished{"platforms-published",
                                            FB_TEXT("Published: VAE, network")};
inline constexpr MessageId kMethodAuto{"platforms-auto", FB_TEXT("Auto")};
inline constexpr MessageId kVariantSigma{"platforms-variant-sigma",
                                         FB_TEXT("Published, without calibrated decoder")};
inline constexpr MessageId kVariantSchedule{"platforms-variant-schedule",
                                            FB_TEXT("Published, without KL schedule")};
inline constexpr MessageId kVariantCalibration{
    "platforms-variant-calibration", FB_TEXT("Published, without reference platform first")};
inline constexpr MessageId kVariantRegression{"platforms-variant-regression",
                                              FB_TEXT("Published, without regression loss")};
inline constexpr MessageId kVariantLatent{"platforms-variant-latent",
                                          FB_TEXT("Published, network alone")};

}  // namespace footbridge::messages
