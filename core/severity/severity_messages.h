// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kMeasuringSeverity{"measuring-severity", FB_TEXT("Measuring severity")};

// What the components mean.
inline constexpr MessageId kShapeMeans{
    "severity-shape",
    FB_TEXT(
        "On the shots, %1 % of the response's variance is beyond what the source model explains "
        "after an offset and a scale; on its own platform it misses %2 %.")};
inline constexpr MessageId kLevelFactorMeans{
    "severity-level-factor",
    FB_TEXT("The target's response is %1 times what the source model says; the offset is worth %2 "
            "response variances and the scale %3.")};
inline constexpr MessageId kLevelMeans{
    "severity-level",
    FB_TEXT("The target's responses lie apart from what the source model says: the offset is worth "
            "%1 response variances and the scale %2.")};
inline constexpr MessageId kStructureMeans{
    "severity-structure",
    FB_TEXT("The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal "
            "distance); two parts of the source are %3 apart and unrelated features %4.")};
inline constexpr MessageId kStructureNoise{
    "severity-structure-noise",
    FB_TEXT("The %1 leading {direction|directions} of the features {is|are} %2 apart (chordal "
            "distance), no more than two parts of the source, which reach %3.")};
inline constexpr MessageId kInputsMean{
    "severity-inputs",
    FB_TEXT("A classifier that sees only the features tells a target row from a source row in %1 % "
            "of the pairs; 50 % is chance (%2).")};
inline constexpr MessageId kInputsNoise{
    "severity-inputs-noise",
    FB_TEXT("A classifier that sees only the features cannot tell target rows from source rows: it "
            "is right in %1 % of the pairs and 50 % is chance (%2).")};
inline constexpr MessageId kProbability{"severity-probability", FB_TEXT("p = %1")};
inline constexpr MessageId kProbabilityBelow{"severity-probability-below", FB_TEXT("p < %1")};
inline constexpr MessageId kSupportMeans{
    "severity-support",
    FB_TEXT("%1 % of the target's rows have a feature outside the range that the source covers.")};
inline constexpr MessageId kSchemaMeans{
    "severity-schema",
    FB_TEXT("%1 % of all feature names stand on one side only; the source model loses %2 % of its "
            "response's variance without the columns that the target lacks.")};
inline constexpr MessageId kSchemaNames{
    "severity-schema-names", FB_TEXT("%1 % of all feature names stand on one side only.")};

// Where the band lies within one word.
inline constexpr MessageId kSeveritySame{
    "severity-same",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): the target differs little from the source; at most "
            "a small correction is needed.")};
inline constexpr MessageId kSeverityShift{
    "severity-shift",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): an offset and a scale carry most of "
            "the source model over.")};
inline constexpr MessageId kSeverityOtherLevel{
    "severity-other-level",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): the target behaves like the source at another "
            "level.")};
inline constexpr MessageId kSeverityPartly{
    "severity-partly", FB_TEXT("Severity %1 (%2 to %3, %4 shots): much of how the source "
                               "behaves carries over, at most at another level.")};
inline constexpr MessageId kSeverityCompare{
    "severity-compare",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): part of how the source behaves carries over, part "
            "of it does not.")};
inline constexpr MessageId kSeverityLittle{
    "severity-little", FB_TEXT("Severity %1 (%2 to %3, %4 shots): little of how the source "
                               "behaves carries over as it is.")};

// Where the band is wider than the word of the point.
inline constexpr MessageId kSeverityMaybeSame{
    "severity-maybe-same",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): the target may differ little from the source, "
            "but so few shots cannot settle it.")};
inline constexpr MessageId kSeverityMaybeShift{
    "severity-maybe-shift",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): an offset and a scale may carry most of the source "
            "model over, but so few shots cannot settle it.")};
inline constexpr MessageId kSeverityMaybeOtherLevel{
    "severity-maybe-other-level",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): the target may behave like the source at another "
            "level, but so few shots cannot settle it.")};
inline constexpr MessageId kSeverityMaybePartly{
    "severity-maybe-partly",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): much of how the source behaves may carry over, "
            "but so few shots cannot settle it.")};
inline constexpr MessageId kSeverityMaybeCompare{
    "severity-maybe-compare",
    FB_TEXT("Severity %1 (%2 to %3, %4 shots): part of how the source behaves may carry over, "
            "but so few shots cannot settle it.")};
inline constexpr MessageId kSeverityMaybeLittle{
    "severity-maybe-little",
    FB_TEXT(
        "Severity %1 (%2 to %3, %4 shots): little of how the source behaves may carry over as it "
        "is, but so few shots cannot settle it.")};

// What the ends of such a band would mean.
inline constexpr MessageId kBandSame{
    "band-same", FB_TEXT("The band reaches %1, where the target differs little from the source.")};
inline constexpr MessageId kBandShift{
    "band-shift", FB_TEXT("The band reaches %1, where an offset and a scale carry most of it.")};
inline constexpr MessageId kBandOtherLevel{
    "band-other-level",
    FB_TEXT("The band reaches %1, where the target behaves like the source at another level.")};
inline constexpr MessageId kBandPartly{
    "band-partly",
    FB_TEXT("The band reaches %1, where much of how the source behaves carries over.")};
inline constexpr MessageId kBandCompare{
    "band-compare",
    FB_TEXT("The band reaches %1, where part of how the source behaves carries over.")};
inline constexpr MessageId kBandLittle{
    "band-little",
    FB_TEXT("The band reaches %1, where little of how the source behaves carries over.")};

// What a severity of 0.00 leaves open.
inline constexpr MessageId kSeverityZeroCovers{
    "severity-zero-covers",
    FB_TEXT("A severity of %1 does not promise small errors: the source model misses %2 % of the "
            "variance on its own platform, and another level or behaviour too small to tell from "
            "chance with %3 shots (up to %4) does not count.")};
inline constexpr MessageId kSeverityZeroSeveral{
    "severity-zero-several",
    FB_TEXT("This is the severity from %1, the closest of %2 sources. A strategy that averages "
            "over all of them, as zero-shot does, can err by much more.")};

// Instead of a word.
inline constexpr MessageId kSeverityNothingSeen{
    "severity-nothing-seen", FB_TEXT("No difference from the source is detectable with %1 "
                                     "{shot|shots}; a severity of up to %2 is possible.")};
inline constexpr MessageId kSeverityNotMeasurable{
    "severity-not-measurable", FB_TEXT("Severity is not measurable with %1 {shot|shots}. At least "
                                       "4 target rows with a response are needed.")};
inline constexpr MessageId kSeverityNoSharedColumns{
    "severity-no-shared-columns",
    FB_TEXT("Source and target share no feature, so the source model cannot predict the target. "
            "Match features on the Features page.")};
inline constexpr MessageId kSeverityNoPredictions{
    "severity-no-predictions",
    FB_TEXT("The source model gives no number for some of the %1 {shot|shots}, so severity cannot "
            "be measured. Check the shots' features.")};
inline constexpr MessageId kSeverityWeakSource{
    "severity-weak-source",
    FB_TEXT("The source model misses %1 % of the variance on its own platform, so severity says "
            "little here. Look for a source with more rows or better features.")};
inline constexpr MessageId kSeverityKnowsNothing{
    "severity-source-knows-nothing",
    FB_TEXT("The source model does not predict its own platform better than chance, so there is no "
            "severity and nothing to carry over. Look for a source with more rows or better "
            "features.")};
inline constexpr MessageId kSeverityRough{
    "severity-rough", FB_TEXT("Rough: %1 shots leave a wide margin. Measure at least 8.")};
inline constexpr MessageId kSeverityNoHeldOut{
    "severity-no-held-out",
    FB_TEXT("The source has too few rows to say what chance alone would show, so every difference "
            "counts in full.")};

inline constexpr MessageId kLabelsMean{
    "severity-labels",
    FB_TEXT("The responses of source and shots are %1 apart (largest difference of their "
            "distribution functions). This stands for itself and does not enter the severity.")};
inline constexpr MessageId kSeverityMatched{
    "severity-matched",
    FB_TEXT("Source and target share no feature. Columns were paired by their shapes, without "
            "their meaning; a matching by hand can make the source worth more. Match features on "
            "the Features page.")};
inline constexpr MessageId kSeverityTooFewToMatch{
    "severity-too-few-to-match",
    FB_TEXT("Source and target share no feature, and %1 {shot is|shots are} too few to pair "
            "columns by their shapes. Match features on the Features page or measure at least 5.")};
inline constexpr MessageId kInputsByGroup{
    "severity-inputs-by-group",
    FB_TEXT("A classifier that sees only the features tells a target group that it has not seen "
            "from a source group in %1 % of the pairs; 50 % is chance (%2).")};

// What one feature did.
inline constexpr MessageId kShiftMoved{
    "shift-moved",
    FB_TEXT("Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source "
            "from %5 to %6.")};
inline constexpr MessageId kShiftBeyond{
    "shift-beyond",
    FB_TEXT("Median %1 instead of %2; nine in ten target rows lie from %3 to %4, of the source "
            "from %5 to %6. %7 % of the target's rows lie beyond all of the source's.")};
inline constexpr MessageId kShiftLevel{
    "shift-level", FB_TEXT("%1 makes up %2 % of the target's rows and %3 % of the source's.")};
inline constexpr MessageId kShiftUnseenLevels{
    "shift-unseen-levels",
    FB_TEXT("%1 % of the target's rows have a level that the source lacks.")};
inline constexpr MessageId kShiftNone{"shift-none", FB_TEXT("No difference beyond chance.")};

// What the shots call for.
inline constexpr MessageId kAdviceSource{
    "advice-source",
    FB_TEXT("On the %1 shots nothing predicts clearly better than the source model as it is.")};
inline constexpr MessageId kAdviceShift{
    "advice-shift",
    FB_TEXT("On the %1 shots an offset and a scale of the source model predict clearly better, and "
            "nothing beyond them does.")};
inline constexpr MessageId kAdviceTarget{
    "advice-target-only",
    FB_TEXT("On the %1 shots a model of the target alone predicts clearly better than the source "
            "model with an offset and a scale.")};
inline constexpr MessageId kAdviceResidual{
    "advice-residual",
    FB_TEXT("On the %1 shots the source model with its residuals corrected predicts clearly better "
            "than all that is simpler.")};
inline constexpr MessageId kAdviceMean{
    "advice-mean", FB_TEXT("On the %1 shots nothing predicts clearly better than their mean.")};
inline constexpr MessageId kAdviceBecauseMean{
    "advice-because-mean",
    FB_TEXT("The best of the ways leaves %1 of their variance on held-out shots, and chance may "
            "leave as much.")};
inline constexpr MessageId kAdviceBecauseNoBetter{
    "advice-because-no-better",
    FB_TEXT("Its error on held-out shots is %1 of their variance; no other beats it by more than "
            "chance allows.")};
inline constexpr MessageId kAdviceBecauseBetter{
    "advice-because-better",
    FB_TEXT("Its error on held-out shots is %1 of their variance, that of the simplest way %2.")};
inline constexpr MessageId kAdviceBeyond{
    "advice-beyond",
    FB_TEXT("Most of the target's rows lie beyond the range of the source's features, where trees "
            "only repeat what they have seen. Compare with input alignment.")};
inline constexpr MessageId kAdviceUnsettled{
    "advice-unsettled",
    FB_TEXT(
        "On the %1 shots the simplest way is not clearly beaten, but so few shots cannot settle "
        "it.")};
inline constexpr MessageId kMeasuringPair{"measuring-pair",
                                          FB_TEXT("Measuring severity from %1 to %2")};

}  // namespace footbridge::messages
