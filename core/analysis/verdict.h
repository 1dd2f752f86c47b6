// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/severity/severity.h"
#include "core/transfer/adapter.h"

namespace footbridge {

/// Whether using the source beats the best model of the shots alone.
enum class TransferAnswer { Unknown, Pays, Open, DoesNotPay };

/// Pays where the first error is below the second by more than 5 %, DoesNotPay where it is above by
/// more than that, else Open; Unknown unless both are numbers. Errors are mean squares.
TransferAnswer compareErrors(double transfer, double alone);

/// "pays", "open", "does not pay", "unknown": for files.
const char* answerName(TransferAnswer answer);

/// The one answer to "does transfer pay?", with the figures that it rests on. Every page, the
/// report and the command line take it from here, so that they agree.
struct Verdict {
    TransferAnswer answer = TransferAnswer::Unknown;
    bool preliminary = true;  ///< from simple models on held-out shots; else from the leaderboard
    Index shots = 0;
    Index rows = 0;  ///< runs not seen; 0: the errors are those of the shots held out
    double transferError = 0, aloneError = 0;
    bool percent = false;  ///< errors are MAPE; else mean squares over the variance (nMSE)
    std::string way{};     ///< of the preliminary one: the best simple way to use the source
    std::optional<Strategy> transfer{}, alone{};  ///< of the final one: what is compared
    std::optional<Strategy>
        least{};  ///< errs less than `transfer` by more than 5 %, seen afterwards
    double leastError = 0;
};

/// Before an adaptation: by the paired errors of the ways of Severity::advice on held-out shots.
/// Open where their difference is within 10 % or so many standard errors as AdviceRule asks for.
Verdict preliminaryVerdict(const Severity& severity);

/// After it: what predicts (or, where that is a model of the shots alone, the best strategy that
/// uses the source) against the best model of the shots alone, on the runs not seen where there are
/// any. The model of the shots alone has the benefit of hindsight: the least error counts.
Verdict verdictOf(const Adaptation& adaptation);

/// How strategies and ways are called in a sentence; in English until told otherwise.
struct VerdictNames {
    VerdictNames();
    std::function<std::string(Strategy)> strategy;
    std::function<std::string(const std::string&)> way;
};
std::string wayName(const std::string& key);  ///< of a rung of the advice, in English

/// The answer in one sentence, with its figures.
Message verdictSentence(const Verdict& verdict, const VerdictNames& names = {});
/// What the figures are, whether the preliminary verdict (if any) agrees, and what else a person
/// should know beside the answer.
std::vector<Message> verdictNotes(const Verdict& verdict, const std::optional<Verdict>& before,
                                  const VerdictNames& names = {});

}  // namespace footbridge
