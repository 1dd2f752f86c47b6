// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/run/number_text.h"
#include "core/run/plural.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"
#include "core/studies/summary/paired_ratio.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

/// auto against the best other strategy of each cell, which nobody can know beforehand.
std::string againstBest(const CampaignGrid& grid) {
    double sum = 0;
    int count = 0, close = 0;
    for (const GridCell& cell : grid.cells) {
        double least = CampaignScore::kNone;
        for (const auto& [method, errors] : cell.logErrors)
            if (method != kAuto && method != kYardstickName && !(least <= cell.mean(method)))
                least = cell.mean(method);
        if (!cell.has(kAuto) || std::isnan(least)) continue;
        sum += cell.mean(kAuto) - least;
        close += cell.mean(kAuto) - least <= std::log(1.05);
        ++count;
    }
    if (count == 0) return {};
    return "\nAgainst the best other strategy of each cell, which nobody knows beforehand: " +
           fixedNumber(std::exp(sum / count), 3) + "; at most 5 % above it in " +
           fixedNumber(100.0 * close / count, 0) + " % of " + counted(count, "cell") + ".\n";
}

}  // namespace

std::string comparisonSection(const SummaryInput& input) {
    const CampaignGrid& grid = input.grid;
    const auto& methods = grid.methods;
    if (std::find(methods.begin(), methods.end(), kAuto) == methods.end() || methods.size() < 2)
        return {};
    std::vector<std::string> titles{"strategy", "all", "auto wins", "cells"};
    titles.insert(titles.end(), grid.kinds.begin(), grid.kinds.end());
    for (const Index shots : grid.shots) titles.push_back(std::to_string(shots) + " shots");
    std::vector<std::vector<std::string>> rows;
    for (const std::string& method : methods) {
        if (method == kAuto || method == kYardstickName) continue;
        const PairedRatio all = pairedRatio(cellsOf(grid), kAuto, method);
        auto& row = rows.emplace_back(std::vector<std::string>{
            method, all.text(), fixedNumber(100 * all.wins, 0) + " %", std::to_string(all.cells)});
        for (const std::string& kind : grid.kinds)
            row.push_back(pairedRatio(cellsOfKind(grid, kind), kAuto, method).text());
        for (const Index shots : grid.shots)
            row.push_back(pairedRatio(cellsWithShots(grid, shots), kAuto, method).text());
    }
    return "## auto against each strategy\n\nRatio of the errors on the same cells, with a 90 % "
           "interval over the repeats; below 1 auto has less error.\n\n" +
           markdownTable(titles, rows) + againstBest(grid);
}

}  // namespace footbridge
