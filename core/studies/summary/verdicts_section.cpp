// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

#include "core/analysis/verdict.h"
#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

constexpr std::array kAnswers{TransferAnswer::Pays, TransferAnswer::Open,
                              TransferAnswer::DoesNotPay};

/// What was said before one cell was adapted, and what auto and the best model of the shots alone
/// turned out to err by.
struct Outcome {
    std::string before;
    double transfer = CampaignScore::kNone, alone = CampaignScore::kNone;
};

using Outcomes = std::map<std::tuple<Index, std::string, int>, Outcome>;

Outcomes outcomesOf(const CampaignResult& result) {
    Outcomes outcomes;
    for (const CampaignScore& score : result.scores) {
        const auto strategy = strategyFromName(score.method);
        if (!strategy || !std::isfinite(score.nmse)) continue;
        Outcome& outcome = outcomes[{score.shots, score.pair, score.repeat}];
        outcome.before = score.preliminary;
        if (*strategy == Strategy::Auto) outcome.transfer = score.nmse;
        if (!usesSource(*strategy) && !(score.nmse >= outcome.alone)) outcome.alone = score.nmse;
    }
    return outcomes;
}

/// How often each was said before (first) and turned out after (second).
using Counts = std::map<std::pair<std::string, TransferAnswer>, int>;

std::vector<std::string> rowOf(const std::string& title, Counts& counts) {
    std::vector<std::string> row{title};
    int same = 0, opposite = 0, all = 0;
    for (const TransferAnswer before : kAnswers)
        for (const TransferAnswer after : kAnswers) {
            const int count = counts[{answerName(before), after}];
            row.push_back(std::to_string(count));
            all += count;
            if (before == after) same += count;
            const bool settled = before != TransferAnswer::Open && after != TransferAnswer::Open;
            if (settled && before != after) opposite += count;
        }
    const double cells = std::max(1, all);
    row.push_back(fixedNumber(same / cells, 2));
    row.push_back(fixedNumber(opposite / cells, 2));
    return row;
}

}  // namespace

std::string verdictsSection(const SummaryInput& input) {
    std::map<Index, Counts> byShots;
    for (const auto& [cell, outcome] : outcomesOf(input.result)) {
        const TransferAnswer after = compareErrors(outcome.transfer, outcome.alone);
        if (outcome.before.empty() || outcome.before == answerName(TransferAnswer::Unknown) ||
            after == TransferAnswer::Unknown)
            continue;
        ++byShots[std::get<0>(cell)][{outcome.before, after}];
    }
    if (byShots.empty()) return {};
    std::vector<std::string> titles{"shots"};
    for (const TransferAnswer before : kAnswers)
        for (const TransferAnswer after : kAnswers)
            titles.push_back(std::string(answerName(before)) + " → " + answerName(after));
    titles.insert(titles.end(), {"same", "opposite"});
    std::vector<std::vector<std::string>> rows;
    for (auto& [shots, counts] : byShots) rows.push_back(rowOf(std::to_string(shots), counts));
    return "## Verdicts\n\nCells by what the preliminary verdict said of the shots and what auto "
           "and "
           "the best model of the shots alone then showed on rows that no strategy saw (within 5 "
           "%: "
           "open). Same: both answers agree; opposite: one says that transfer pays and the other "
           "that it does not.\n\n" +
           markdownTable(titles, rows);
}

}  // namespace footbridge
