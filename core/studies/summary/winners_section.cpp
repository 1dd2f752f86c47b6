// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"
#include "core/studies/summary/paired_ratio.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

/// Strategies with a score in every cell, least error first: only their means compare.
std::vector<std::string> ranking(const CampaignGrid& grid, const GridCells& cells) {
    std::vector<std::string> order;
    for (const std::string& method : grid.methods)
        if (method != kYardstickName && scoredEverywhere(cells, method)) order.push_back(method);
    std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        return geometricMean(cells, a) < geometricMean(cells, b);
    });
    return order;
}

}  // namespace

std::string winnersSection(const SummaryInput& input) {
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const std::string& title, const GridCells& cells) {
        const std::vector<std::string> order = ranking(input.grid, cells);
        if (order.size() < 2) return;
        const PairedRatio ratio = pairedRatio(cells, order[0], order[1]);
        rows.push_back({title, order[0], fixedNumber(geometricMean(cells, order[0]), 4), order[1],
                        ratio.text(), ratio.toldApart() ? "yes" : "no",
                        std::to_string(cells.size())});
    };
    add("all", cellsOf(input.grid));
    for (const std::string& kind : input.grid.kinds) add(kind, cellsOfKind(input.grid, kind));
    for (const Index shots : input.grid.shots)
        add(std::to_string(shots) + " shots", cellsWithShots(input.grid, shots));
    if (rows.empty()) return {};
    return "## Winners\n\nAmong the strategies with a score in every cell. The ratio is that of "
           "the "
           "errors of the first and the second, with a 90 % interval over the repeats; they are "
           "told "
           "apart when it does not contain 1.\n\n" +
           markdownTable({"cells", "least error", "nmse", "next", "ratio", "told apart", "count"},
                         rows);
}

}  // namespace footbridge
