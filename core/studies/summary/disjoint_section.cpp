// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

/// The named method with the least geometric mean over the cells; "" when none was scored.
std::string leastOf(const GridCells& cells, const std::vector<std::string>& methods) {
    std::string least;
    for (const std::string& method : methods) {
        const double error = geometricMean(cells, method);
        if (!std::isnan(error) && (least.empty() || error < geometricMean(cells, least)))
            least = method;
    }
    return least;
}

std::string gain(double error, double reference) {
    const double percent = 100 * (1 - error / reference);
    if (std::isnan(percent)) return "–";
    return (percent > 0 ? "+" : "") + fixedNumber(percent, 0) + " %";
}

double meanSourceWeight(const CampaignResult& result, const std::string& pair) {
    double sum = 0;
    int count = 0;
    for (const CampaignScore& score : result.scores) {
        if (score.pair != pair || score.method != "auto" || std::isnan(score.sourceWeight))
            continue;
        sum += score.sourceWeight;
        ++count;
    }
    return count > 0 ? sum / count : CampaignScore::kNone;
}

std::vector<std::string> row(const std::string& title, const GridCells& cells, double weight) {
    std::vector<std::string> targetOnly;
    for (const Strategy strategy : allStrategies())
        if (!usesSource(strategy) && strategy != Strategy::Auto)
            targetOnly.emplace_back(strategyName(strategy));
    const std::string alone = leastOf(cells, targetOnly);
    const std::string aligned = leastOf(cells, {"input alignment", "residual augmentation"});
    const double reference = geometricMean(cells, alone);
    return {title,
            fixedNumber(geometricMean(cells, "input alignment"), 4),
            fixedNumber(geometricMean(cells, "residual augmentation"), 4),
            fixedNumber(geometricMean(cells, "auto"), 4),
            alone.empty() ? "–" : alone,
            fixedNumber(reference, 4),
            gain(geometricMean(cells, aligned), reference),
            gain(geometricMean(cells, "auto"), reference),
            fixedNumber(weight, 2)};
}

}  // namespace

std::string disjointSection(const SummaryInput& input) {
    std::vector<std::string> order;
    std::map<std::string, GridCells> byPair;
    GridCells all;
    for (const GridCell& cell : input.grid.cells) {
        if (cell.kind != "disjoint" && !cell.disguised) continue;
        if (!byPair.contains(cell.pair)) order.push_back(cell.pair);
        byPair[cell.pair].push_back(&cell);
        all.push_back(&cell);
    }
    if (all.empty()) return {};
    std::vector<std::vector<std::string>> rows;
    for (const std::string& pair : order)
        rows.push_back(row(pair, byPair[pair], meanSourceWeight(input.result, pair)));
    if (order.size() > 1) rows.push_back(row("all of them", all, CampaignScore::kNone));
    return "## Disjoint schemas\n\nPairs without common columns. Gains are over the error of the "
           "target-only strategy that is best on the pair, which nobody knows beforehand; the gain "
           "of "
           "the aligned source is that of the better of input alignment and residual "
           "augmentation.\n\n" +
           markdownTable({"pair", "input alignment", "residual augmentation", "auto",
                          "best target-only", "its nmse", "gain of the aligned source",
                          "gain of auto", "weight of the source in auto"},
                         rows);
}

}  // namespace footbridge
