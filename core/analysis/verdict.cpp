// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/verdict.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/analysis/verdict_messages.h"

namespace footbridge {
namespace {

constexpr double kWorthSaying = 0.05;

/// Mean squares: on the runs not seen where there are any.
double errorOf(const StrategyResult& result) {
    return result.test ? result.test->nmse : result.outOfFoldNmse;
}

double percentOf(const StrategyResult& result) {
    return result.test ? result.test->mape : result.outOfFoldMape;
}

template <typename Wanted, typename Error>
const StrategyResult* leastOf(const Adaptation& adaptation, Wanted wanted, Error error) {
    const StrategyResult* least = nullptr;
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available || !wanted(result) || !std::isfinite(error(result))) continue;
        if (!least || error(result) < error(*least)) least = &result;
    }
    return least;
}

bool isTransfer(const StrategyResult& result) {
    return usesSource(result.strategy);
}

/// What predicts, or else what would have if it had to use the source.
const StrategyResult* transferOf(const Adaptation& adaptation) {
    if (adaptation.best < adaptation.results.size())
        if (const StrategyResult& chosen = adaptation.chosen();
            chosen.available && isTransfer(chosen) && std::isfinite(errorOf(chosen)))
            return &chosen;
    return leastOf(adaptation, isTransfer,
                   [](const StrategyResult& result) { return result.outOfFoldNmse; });
}

MessageArgument figure(const Verdict& verdict, double error) {
    return {error, Digits::Short, verdict.percent ? "%" : ""};
}

const MessageId& preliminaryWords(TransferAnswer answer) {
    switch (answer) {
        case TransferAnswer::Pays:
            return messages::kPreliminaryPays;
        case TransferAnswer::Open:
            return messages::kPreliminaryOpen;
        case TransferAnswer::DoesNotPay:
            return messages::kPreliminaryNot;
        case TransferAnswer::Unknown:
            break;
    }
    return messages::kPreliminaryUnknown;
}

const MessageId& finalWords(const Verdict& verdict) {
    const bool seen = verdict.rows == 0;
    switch (verdict.answer) {
        case TransferAnswer::Pays:
            return seen ? messages::kVerdictPaysOnShots : messages::kVerdictPays;
        case TransferAnswer::Open:
            return seen ? messages::kVerdictOpenOnShots : messages::kVerdictOpen;
        case TransferAnswer::DoesNotPay:
            return seen ? messages::kVerdictNotOnShots : messages::kVerdictNot;
        case TransferAnswer::Unknown:
            break;
    }
    if (!verdict.transfer) return messages::kVerdictNoTransfer;
    return verdict.alone ? messages::kVerdictNoErrors : messages::kVerdictNothingAlone;
}

}  // namespace

TransferAnswer compareErrors(double transfer, double alone) {
    if (!std::isfinite(transfer) || !std::isfinite(alone)) return TransferAnswer::Unknown;
    if (transfer < (1 - kWorthSaying) * alone) return TransferAnswer::Pays;
    return alone < (1 - kWorthSaying) * transfer ? TransferAnswer::DoesNotPay
                                                 : TransferAnswer::Open;
}

const char* answerName(TransferAnswer answer) {
    switch (answer) {
        case TransferAnswer::Pays:
            return "pays";
        case TransferAnswer::Open:
            return "open";
        case TransferAnswer::DoesNotPay:
            return "does not pay";
        case TransferAnswer::Unknown:
            break;
    }
    return "unknown";
}

Verdict preliminaryVerdict(const Severity& severity) {
    Verdict verdict;
    verdict.shots = severity.shots;
    if (!severity.advice) return verdict;
    const AdviceRung *alone = nullptr, *transfer = nullptr;
    for (const AdviceRung& rung : severity.advice->rungs) {
        const AdviceRung*& best = rung.key == "target-only" ? alone : transfer;
        if (!best || rung.error < best->error) best = &rung;
    }
    if (!alone || !transfer) return verdict;
    verdict.way = transfer->key;
    verdict.transferError = transfer->error;
    verdict.aloneError = alone->error;
    // The simpler rung stands unless the other is clearly better: asked both ways round.
    const RungErrors withSource{transfer->key, transfer->squared};
    const RungErrors without{alone->key, alone->squared};
    const bool paired =
        alone->squared.size() > 1 && alone->squared.size() == transfer->squared.size();
    if (!paired)  // as read from a file, which keeps the errors alone
        verdict.answer = compareErrors(transfer->error, alone->error);
    else if (climb({without, withSource}) == 1)
        verdict.answer = TransferAnswer::Pays;
    else if (climb({withSource, without}) == 1)
        verdict.answer = TransferAnswer::DoesNotPay;
    else
        verdict.answer = TransferAnswer::Open;
    return verdict;
}

Verdict verdictOf(const Adaptation& adaptation) {
    Verdict verdict;
    verdict.preliminary = false;
    verdict.shots = static_cast<Index>(adaptation.split.shots.size());
    const StrategyResult* transfer = transferOf(adaptation);
    const bool tested = transfer && transfer->test;
    const StrategyResult* alone = leastOf(
        adaptation,
        [&](const StrategyResult& result) {
            return !isTransfer(result) && result.test.has_value() == tested;
        },
        errorOf);
    if (transfer) verdict.transfer = transfer->strategy;
    if (alone) verdict.alone = alone->strategy;
    // One without an error was compared, too.
    for (const StrategyResult& result : adaptation.results)
        if (!verdict.alone && result.available && !isTransfer(result))
            verdict.alone = result.strategy;
    if (!transfer || !alone) return verdict;
    verdict.rows = transfer->test ? transfer->test->rows : 0;
    verdict.answer = compareErrors(errorOf(*transfer), errorOf(*alone));
    // A percentage reads best, unless it tells another story than the error that models learn by.
    verdict.percent = transfer->model.transform.kind == ResponseTransform::Kind::Log &&
                      compareErrors(percentOf(*transfer), percentOf(*alone)) == verdict.answer;
    const auto shown = verdict.percent ? percentOf : errorOf;
    verdict.transferError = shown(*transfer);
    verdict.aloneError = shown(*alone);
    const StrategyResult* least = leastOf(adaptation, isTransfer, shown);
    if (verdict.rows > 0 && least &&
        compareErrors(shown(*least), verdict.transferError) == TransferAnswer::Pays &&
        shown(*least) < verdict.aloneError) {
        verdict.least = least->strategy;
        verdict.leastError = shown(*least);
    }
    return verdict;
}

std::string wayName(const std::string& key) {
    static const std::map<std::string, std::string> names{
        {"source", "Source model as it is"},
        {"shift", "Source with offset and scale"},
        {"target-only", "Target only"},
        {"residual", "Source with corrected residuals"}};
    const auto found = names.find(key);
    return found == names.end() ? key : found->second;
}

VerdictNames::VerdictNames()
    : strategy([](Strategy each) { return std::string(strategyName(each)); }), way(wayName) {}

Message verdictSentence(const Verdict& verdict, const VerdictNames& names) {
    if (verdict.preliminary) {
        if (verdict.answer == TransferAnswer::Unknown) return {messages::kPreliminaryUnknown};
        return {preliminaryWords(verdict.answer),
                {verdict.shots, names.way(verdict.way), verdict.transferError, verdict.aloneError}};
    }
    if (verdict.answer == TransferAnswer::Unknown) return {finalWords(verdict)};
    return {finalWords(verdict),
            {names.strategy(*verdict.transfer), figure(verdict, verdict.transferError),
             verdict.rows > 0 ? verdict.rows : verdict.shots, names.strategy(*verdict.alone),
             figure(verdict, verdict.aloneError)}};
}

std::vector<Message> verdictNotes(const Verdict& verdict, const std::optional<Verdict>& before,
                                  const VerdictNames& names) {
    std::vector<Message> notes;
    const bool known = verdict.answer != TransferAnswer::Unknown;
    if (verdict.preliminary) {
        if (known) notes.emplace_back(messages::kPreliminaryErrors);
        notes.emplace_back(messages::kPreliminaryNext);
        return notes;
    }
    if (!known) return notes;
    notes.emplace_back(verdict.percent ? messages::kVerdictMape : messages::kVerdictNmse);
    if (verdict.least)
        notes.push_back({messages::kVerdictLeast,
                         {names.strategy(*verdict.least), figure(verdict, verdict.leastError)}});
    if (!before || before->answer == TransferAnswer::Unknown) return notes;
    if (before->answer == verdict.answer)
        notes.emplace_back(messages::kVerdictAsBefore);
    else if (before->answer == TransferAnswer::Open)
        notes.emplace_back(messages::kVerdictWasOpen);
    else
        notes.push_back({messages::kVerdictOtherwise, {verdict.shots}});
    return notes;
}

}  // namespace footbridge
