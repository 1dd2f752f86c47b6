// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

// Before an adaptation: %1 shots, %2 a way to use the source, %3 and %4 errors.
inline constexpr MessageId kPreliminaryPays{
    "preliminary-pays",
    FB_TEXT("Preliminary: transfer should pay. On the %1 shots, each held out in turn, the best "
            "simple way to use the source (%2) errs by %3, a model of the shots alone by %4.")};
inline constexpr MessageId kPreliminaryOpen{
    "preliminary-open",
    FB_TEXT("Preliminary: the %1 shots do not settle whether transfer pays. Each held out in turn, "
            "the best simple way to use the source (%2) errs by %3, a model of the shots alone by "
            "%4.")};
inline constexpr MessageId kPreliminaryNot{
    "preliminary-not",
    FB_TEXT("Preliminary: transfer may not pay. On the %1 shots, each held out in turn, a model of "
            "the shots alone errs by %4, the best simple way to use the source (%2) by %3.")};
inline constexpr MessageId kPreliminaryUnknown{
    "preliminary-unknown",
    FB_TEXT("Preliminary: whether transfer pays cannot be said before an adaptation. It takes at "
            "least 5 shots and a source model that can predict them.")};
inline constexpr MessageId kPreliminaryErrors{
    "preliminary-errors",
    FB_TEXT("Shots are the target runs that an adaptation learns from. Errors are mean squares "
            "over the variance of the shots: 0 is exact, 1 is as good as their mean.")};
inline constexpr MessageId kPreliminaryNext{
    "preliminary-next", FB_TEXT("Adapt compares all strategies on the same shots, models of the "
                                "shots alone among them; its leaderboard decides.")};

// After it: %1 what uses the source, %2 its error, %3 rows, %4 the model of the shots alone, %5 its
// error.
inline constexpr MessageId kVerdictPays{
    "verdict-pays", FB_TEXT("Transfer pays here. %1 errs by %2 on the %3 {run|runs} not seen; the "
                            "best model of the shots alone, %4, by %5.")};
inline constexpr MessageId kVerdictOpen{
    "verdict-open", FB_TEXT("Transfer makes little difference here. %1 errs by %2 on the %3 "
                            "{run|runs} not seen; the best model of the shots alone, %4, by %5.")};
inline constexpr MessageId kVerdictNot{
    "verdict-not",
    FB_TEXT("Transfer does not pay here. %1 errs by %2 on the %3 {run|runs} not seen; the best "
            "model of the shots alone, %4, only by %5. The source is not needed.")};
inline constexpr MessageId kVerdictPaysOnShots{
    "verdict-pays-on-shots",
    FB_TEXT("Transfer pays here. %1 errs by %2 on the %3 shots, each held out in turn; the best "
            "model of the shots alone, %4, by %5.")};
inline constexpr MessageId kVerdictOpenOnShots{
    "verdict-open-on-shots",
    FB_TEXT(
        "Transfer makes little difference here. %1 errs by %2 on the %3 shots, each held out in "
        "turn; the best model of the shots alone, %4, by %5.")};
inline constexpr MessageId kVerdictNotOnShots{
    "verdict-not-on-shots",
    FB_TEXT("Transfer does not pay here. %1 errs by %2 on the %3 shots, each held out in turn; the "
            "best model of the shots alone, %4, only by %5. The source is not needed.")};
inline constexpr MessageId kVerdictNothingAlone{
    "verdict-nothing-alone",
    FB_TEXT("Whether transfer pays is not known: no model of the shots alone was compared. Choose "
            "one among the strategies on the Adapt page.")};
inline constexpr MessageId kVerdictNoTransfer{
    "verdict-no-transfer",
    FB_TEXT("Whether transfer pays is not known: no strategy that uses the source was compared. "
            "Choose one on the Adapt page.")};
inline constexpr MessageId kVerdictNoErrors{
    "verdict-no-errors",
    FB_TEXT(
        "Whether transfer pays is not known: errors cannot be compared, because the response is "
        "the same in all rows that they are measured on. Measure runs that differ.")};
inline constexpr MessageId kVerdictMape{
    "verdict-mape", FB_TEXT("Errors are the mean absolute percentage errors (MAPE) of the "
                            "leaderboard.")};
inline constexpr MessageId kVerdictNmse{
    "verdict-nmse", FB_TEXT("Errors are the normalised mean squared errors (nMSE) of the "
                            "leaderboard.")};
inline constexpr MessageId kVerdictLeast{
    "verdict-least", FB_TEXT("With hindsight %1 does best here, with an error of %2; so few shots "
                             "cannot tell that reliably beforehand.")};
inline constexpr MessageId kVerdictAsBefore{"verdict-as-before",
                                            FB_TEXT("The preliminary verdict said the same.")};
inline constexpr MessageId kVerdictWasOpen{"verdict-was-open",
                                           FB_TEXT("The preliminary verdict had left it open.")};
inline constexpr MessageId kVerdictOtherwise{
    "verdict-otherwise",
    FB_TEXT("The preliminary verdict said otherwise: it rests on a few simple models and %1 shots "
            "held out, the leaderboard on all strategies.")};

}  // namespace footbridge::messages
