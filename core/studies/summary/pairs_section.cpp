// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"
#include "core/studies/summary/pair_table.h"

namespace footbridge {

std::string pairsSection(const SummaryInput& input) {
    std::vector<std::vector<std::string>> rows;
    for (const PairRow& row : pairTable(input.campaign, input.result))
        rows.push_back({row.source, row.target, std::to_string(row.shots),
                        fixedNumber(row.severity, 2), gainText(row),
                        row.winner.empty() ? "–" : row.winner,
                        row.bestOther.empty() ? "–" : row.bestOther});
    if (rows.empty()) return {};
    return "## Pairs\n\nImprovement is how much less error auto has than the best strategy that "
           "learns from the shots alone, with a 90 % interval over the repeats; below 0 transfer "
           "does not pay.\n\n" +
           markdownTable(
               {"Source", "Target", "Shots", "Severity", "Improvement", "Winner", "Best of others"},
               rows);
}

}  // namespace footbridge
