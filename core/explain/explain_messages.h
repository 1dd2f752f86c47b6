// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kMemberMean{"member-mean", FB_TEXT("Mean of the shots")};
inline constexpr MessageId kMemberRidge{"member-ridge", FB_TEXT("Ridge on the features")};
inline constexpr MessageId kMemberOffset{"member-offset", FB_TEXT("Source with an offset")};
inline constexpr MessageId kMemberProbe{"member-probe", FB_TEXT("Linear probing")};
inline constexpr MessageId kMemberForest{"member-forest", FB_TEXT("Forest on the features")};
inline constexpr MessageId kMemberResidualForest{"member-residual-forest",
                                                 FB_TEXT("Source corrected by a forest")};
inline constexpr MessageId kMemberAligned{"member-aligned", FB_TEXT("Aligned source")};
inline constexpr MessageId kMemberProcesses{"member-processes", FB_TEXT("Gaussian processes")};
inline constexpr MessageId kMemberSource{"member-source", FB_TEXT("Source as it is")};
inline constexpr MessageId kMemberOther{"member-other", FB_TEXT("%1")};

inline constexpr MessageId kFactorBand{"factor-band", FB_TEXT("×/÷ %1")};
inline constexpr MessageId kWidthBand{"width-band", FB_TEXT("± %1")};

inline constexpr MessageId kIntervalWide{"interval-wide",
                                         FB_TEXT("The interval is wide: %1, where %2 is usual.")};
inline constexpr MessageId kIntervalNarrow{
    "interval-narrow", FB_TEXT("The interval is narrow: %1, where %2 is usual.")};
inline constexpr MessageId kIntervalUsual{"interval-usual",
                                          FB_TEXT("The interval is about as wide as usual: %1.")};
inline constexpr MessageId kIntervalSame{
    "interval-same",
    FB_TEXT("The interval is %1 for every row: this model does not tell certain rows from "
            "uncertain ones.")};
inline constexpr MessageId kIntervalNone{
    "interval-none", FB_TEXT("There is no interval: too few shots, or groups of shots, were held "
                             "out to measure errors on.")};
inline constexpr MessageId kMembersDifferFactor{
    "members-differ-factor", FB_TEXT("The members of the mixture differ by a factor of up to %1.")};
inline constexpr MessageId kMembersDiffer{
    "members-differ", FB_TEXT("The members of the mixture differ by up to %1.")};
inline constexpr MessageId kMembersAgree{
    "members-agree",
    FB_TEXT("The members of the mixture agree; the width comes from the usual error on shots held "
            "out.")};
inline constexpr MessageId kUnlikeShots{
    "unlike-shots",
    FB_TEXT(
        "The members of the mixture agree, but the shots say little about rows like this one.")};
inline constexpr MessageId kShotFar{"shot-far",
                                    FB_TEXT("The nearest shot lies %1 away, where %2 is usual.")};
inline constexpr MessageId kShotNear{"shot-near",
                                     FB_TEXT("A shot lies near: %1 away, where %2 is usual.")};
inline constexpr MessageId kShotItself{"shot-itself", FB_TEXT("This row is one of the shots.")};
inline constexpr MessageId kValueMissing{"value-missing", FB_TEXT("“%1” has no value.")};
inline constexpr MessageId kValueUnseen{"value-unseen",
                                        FB_TEXT("The model has not seen this value of “%1”.")};
inline constexpr MessageId kValueOutside{
    "value-outside",
    FB_TEXT("“%1” lies outside the range of the rows that the model was made from.")};
inline constexpr MessageId kMostlySource{
    "mostly-source",
    FB_TEXT("%1 % of the prediction is the closest source as it is, because the shots hardly show "
            "that the target differs.")};
inline constexpr MessageId kCalibrated{
    "calibrated", FB_TEXT("It is as wide as it takes to hold %1 of the %2 shots held out.")};

inline constexpr MessageId kImportanceUnseen{
    "importance-unseen",
    FB_TEXT("Values shuffled %2 times among %1 runs that the model has not seen; their error as "
            "they are: %3.")};
inline constexpr MessageId kImportanceHeldOut{
    "importance-held-out",
    FB_TEXT("Values shuffled %2 times among the %1 shots, each predicted by a model made without "
            "it; their error as they are: %3.")};
inline constexpr MessageId kExplainFoldModels{"explain-fold-models",
                                              FB_TEXT("Making models without some of the shots")};
inline constexpr MessageId kExplainImportance{"explain-importance",
                                              FB_TEXT("Shuffling the features")};
inline constexpr MessageId kExplainTooFew{
    "explain-too-few",
    FB_TEXT("The importance of features needs at least 5 measured rows that the model has not "
            "seen, or 5 shots to hold out. Measure more rows.")};

inline constexpr MessageId kNearestSome{
    "nearest-some",
    FB_TEXT("%1 has %2 of the %3 {feature|features} that move the prediction: its distances count "
            "no others.")};
inline constexpr MessageId kNearestNone{
    "nearest-none",
    FB_TEXT("%1 has none of the features that move the prediction, so no row of it is near.")};

}  // namespace footbridge::messages
