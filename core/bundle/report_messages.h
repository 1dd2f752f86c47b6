// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

//: The code of the language of the report's sentences: "de", "zh-CN"
inline constexpr MessageId kReportLanguage{"report-language", FB_TEXT("en")};
inline constexpr MessageId kReportTitle{"report-title", FB_TEXT("From %1 to %2")};
inline constexpr MessageId kReportLead{"report-lead",
                                       FB_TEXT("A performance model carried to a new platform with "
                                               "a handful of measured runs, the shots.")};
//: Between the names of a list
inline constexpr MessageId kReportSeparator{"report-separator", FB_TEXT(", ")};
//: One sentence after another
inline constexpr MessageId kReportSentences{"report-sentences", FB_TEXT("%1 %2")};
inline constexpr MessageId kReportPercent{"report-percent", FB_TEXT("%1 %")};
//: Of the features
inline constexpr MessageId kReportNone{"report-none", FB_TEXT("none")};

// Facts: what stands below a large figure.
inline constexpr MessageId kReportShots{"report-shots", FB_TEXT("shots of %1")};
inline constexpr MessageId kReportMatched{"report-matched", FB_TEXT("matched features")};
inline constexpr MessageId kReportOneSided{"report-one-sided",
                                           FB_TEXT("features on one side only")};
//: Instead of the figure of the severity
inline constexpr MessageId kReportNotMeasurable{"report-not-measurable", FB_TEXT("not measurable")};
inline constexpr MessageId kReportScale{"report-scale",
                                        FB_TEXT("severity, 0 (same) to 1 (nothing carries over)")};
inline constexpr MessageId kReportExported{"report-exported",
                                           FB_TEXT("strategy of the exported model")};
inline constexpr MessageId kReportErrorOnShots{"report-error-on-shots",
                                               FB_TEXT("mean error, out of fold")};
inline constexpr MessageId kReportErrorUnseen{"report-error-unseen",
                                              FB_TEXT("mean error on %1 unseen {row|rows}")};

// Features.
inline constexpr MessageId kReportDoubts{"report-doubts", FB_TEXT("Doubts about the tables")};
inline constexpr MessageId kReportFeatures{"report-features", FB_TEXT("Features")};
inline constexpr MessageId kReportSource{"report-source", FB_TEXT("Source")};
inline constexpr MessageId kReportTarget{"report-target", FB_TEXT("Target")};
inline constexpr MessageId kReportMatchedBy{"report-matched-by", FB_TEXT("Matched by")};
inline constexpr MessageId kReportSameName{"report-same-name", FB_TEXT("same name")};
inline constexpr MessageId kReportAlias{"report-alias", FB_TEXT("alias")};
inline constexpr MessageId kReportByHand{"report-by-hand", FB_TEXT("by hand")};
inline constexpr MessageId kReportAccepted{"report-accepted",
                                           FB_TEXT("accepted suggestion, confidence %1 %")};
inline constexpr MessageId kReportAcceptedByHand{"report-accepted-by-hand",
                                                 FB_TEXT("accepted suggestion")};
inline constexpr MessageId kReportNothingMatched{
    "report-nothing-matched",
    FB_TEXT("No feature of the source corresponds to one of the target.")};
inline constexpr MessageId kReportOnlySource{"report-only-source", FB_TEXT("Only in the source")};
inline constexpr MessageId kReportOnlyTarget{"report-only-target", FB_TEXT("Only in the target")};
inline constexpr MessageId kReportSuggested{"report-suggested", FB_TEXT("Suggested, not used")};
inline constexpr MessageId kReportConfidence{"report-confidence", FB_TEXT("Confidence")};
inline constexpr MessageId kReportWhy{"report-why", FB_TEXT("Why")};

// Divergence.
inline constexpr MessageId kReportDivergence{"report-divergence", FB_TEXT("Divergence")};
inline constexpr MessageId kReportBand{
    "report-band", FB_TEXT("The bar from 0 to 1 shows the 90 % band, the tick the severity.")};
inline constexpr MessageId kReportComponent{"report-component", FB_TEXT("Component")};
inline constexpr MessageId kReportValue{"report-value", FB_TEXT("Value")};
//: Above bars: their tick is what chance reaches in 95 of 100 cases
inline constexpr MessageId kReportTick{"report-tick", FB_TEXT("Tick: chance, 95 %")};
//: What the source shows of itself
inline constexpr MessageId kReportFloor{"report-floor", FB_TEXT("Source itself")};
inline constexpr MessageId kReportMeaning{"report-meaning", FB_TEXT("Meaning")};
inline constexpr MessageId kReportAdvice{"report-advice",
                                         FB_TEXT("What the shots said beforehand")};
inline constexpr MessageId kReportVerdict{"report-verdict", FB_TEXT("Does transfer pay?")};
inline constexpr MessageId kReportWay{"report-way", FB_TEXT("Way to predict")};
inline constexpr MessageId kReportWayError{"report-way-error",
                                           FB_TEXT("Error on held-out shots, over their variance")};
inline constexpr MessageId kReportMoved{"report-moved", FB_TEXT("Features that moved most")};
inline constexpr MessageId kReportFeature{"report-feature", FB_TEXT("Feature")};
inline constexpr MessageId kReportShift{"report-shift", FB_TEXT("Shift")};
inline constexpr MessageId kReportNoise{"report-noise", FB_TEXT("Up to here chance")};
inline constexpr MessageId kReportOutside{"report-outside",
                                          FB_TEXT("Share outside the source's range")};

// Strategies.
inline constexpr MessageId kReportStrategies{"report-strategies", FB_TEXT("Strategies")};
inline constexpr MessageId kReportStrategy{"report-strategy", FB_TEXT("Strategy")};
inline constexpr MessageId kReportFoldNmse{"report-fold-nmse", FB_TEXT("Out-of-fold nMSE")};
inline constexpr MessageId kReportFoldMape{"report-fold-mape", FB_TEXT("Out-of-fold MAPE %")};
inline constexpr MessageId kReportTestNmse{"report-test-nmse", FB_TEXT("Unseen nMSE")};
inline constexpr MessageId kReportTestMape{"report-test-mape", FB_TEXT("Unseen MAPE %")};
inline constexpr MessageId kReportTestR2{"report-test-r2", FB_TEXT("Unseen R²")};
inline constexpr MessageId kReportInterval{"report-interval", FB_TEXT("Interval")};
//: %1 is a percentage, %2 a factor
inline constexpr MessageId kReportIntervalFactor{"report-interval-factor", FB_TEXT("%1 %: ×/÷ %2")};
//: %1 is a percentage, %2 a half width on the scale of the transformed response
inline constexpr MessageId kReportIntervalWidth{"report-interval-width",
                                                FB_TEXT("%1 %: ± %2 (transformed)")};
inline constexpr MessageId kReportTerms{
    "report-terms",
    FB_TEXT("Out of fold: every shot is predicted by a model that did not see it. Unseen: measured "
            "rows of the target that are not shots; no model has seen them. nMSE: mean squared "
            "error of the transformed response over its variance, so 1 is as good as the mean.")};
inline constexpr MessageId kReportReplicates{
    "report-replicates",
    FB_TEXT("Measurements repeated on identical features scatter: %1 {row has|rows have} a twin, "
            "and their transformed response has a standard deviation of %2. No model can do better "
            "than this on a single run.")};
inline constexpr MessageId kReportPlots{"report-plots", FB_TEXT("Plots")};

// Why predictions are what they are.
inline constexpr MessageId kReportWhyPredictions{"report-why-predictions",
                                                 FB_TEXT("What the predictions rest on")};
inline constexpr MessageId kReportIncrease{"report-increase", FB_TEXT("Increase of the nMSE")};
inline constexpr MessageId kReportLeast{"report-least", FB_TEXT("least")};
inline constexpr MessageId kReportGreatest{"report-greatest", FB_TEXT("greatest")};
inline constexpr MessageId kReportRow{"report-row", FB_TEXT("Why this prediction? Data row %1")};
inline constexpr MessageId kReportRowPredicted{"report-row-predicted", FB_TEXT("%1 predicted.")};
inline constexpr MessageId kReportRowInterval{
    "report-row-interval", FB_TEXT("%1 predicted, %2 % interval from %3 to %4.")};
inline constexpr MessageId kReportRowMeasured{"report-row-measured", FB_TEXT("%1 measured.")};
inline constexpr MessageId kReportMember{"report-member", FB_TEXT("Member of the mixture")};
inline constexpr MessageId kReportWeight{"report-weight", FB_TEXT("Weight")};
inline constexpr MessageId kReportPrediction{"report-prediction", FB_TEXT("Prediction")};
inline constexpr MessageId kReportMoves{
    "report-moves", FB_TEXT("What moves it: one feature over its range, the others as they are.")};
inline constexpr MessageId kReportNow{"report-now", FB_TEXT("Now")};
inline constexpr MessageId kReportLowest{"report-lowest", FB_TEXT("Lowest prediction")};
inline constexpr MessageId kReportHighest{"report-highest", FB_TEXT("Highest prediction")};
inline constexpr MessageId kReportNearest{
    "report-nearest", FB_TEXT("Nearest rows, over the features that move the prediction.")};
inline constexpr MessageId kReportDataRow{"report-data-row", FB_TEXT("Data row")};
inline constexpr MessageId kReportDistance{"report-distance", FB_TEXT("Distance")};
inline constexpr MessageId kReportMeasured{"report-measured", FB_TEXT("Measured")};
inline constexpr MessageId kReportNearSource{"report-near-source", FB_TEXT("%1, source")};
inline constexpr MessageId kReportNearShot{"report-near-shot", FB_TEXT("%1, shot")};

// Provenance.
inline constexpr MessageId kReportProvenance{"report-provenance", FB_TEXT("Provenance")};
inline constexpr MessageId kReportRole{"report-role", FB_TEXT("Role")};
inline constexpr MessageId kReportRoleSource{"report-role-source", FB_TEXT("source")};
inline constexpr MessageId kReportRoleTarget{"report-role-target", FB_TEXT("target")};
inline constexpr MessageId kReportPlatform{"report-platform", FB_TEXT("Platform")};
inline constexpr MessageId kReportFile{"report-file", FB_TEXT("File")};
inline constexpr MessageId kReportRows{"report-rows", FB_TEXT("Rows")};
inline constexpr MessageId kReportShotsLeftOut{"report-shots-left-out",
                                               FB_TEXT("Which rows the shots are was left out.")};
inline constexpr MessageId kReportShotRows{"report-shot-rows",
                                           FB_TEXT("Shots (0-based data rows)")};
inline constexpr MessageId kReportShotsChecksum{"report-shots-checksum",
                                                FB_TEXT("SHA-256 of the shots as CSV")};
inline constexpr MessageId kReportPoolShots{
    "report-pool-shots", FB_TEXT("Features used for statistics: the shots only. Seed: %1. Made by "
                                 "Footbridge %2.")};
inline constexpr MessageId kReportPoolAll{
    "report-pool-all", FB_TEXT("Features used for statistics: all rows of the target. Seed: %1. "
                               "Made by Footbridge %2.")};

}  // namespace footbridge::messages
