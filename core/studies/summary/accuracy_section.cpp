// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

/// Some cells under a title.
struct Group {
    std::string title;
    GridCells cells;
};

std::string shown(const std::string& method) {
    return method == kYardstickName ? method + " (yardstick)" : method;
}

/// One row a method, best first, one column a group.
std::string errorsTable(const CampaignGrid& grid, const std::vector<Group>& groups) {
    std::map<std::string, int> wins;
    for (const GridCell& cell : grid.cells) ++wins[cell.best()];
    std::vector<std::string> order = grid.methods;
    std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        return geometricMean(groups[0].cells, a) < geometricMean(groups[0].cells, b);
    });
    std::vector<std::string> titles{"strategy"};
    for (const Group& group : groups) titles.push_back(group.title);
    titles.insert(titles.end(), {"best in", "cells"});
    std::vector<std::vector<std::string>> rows;
    for (const std::string& method : order) {
        std::vector<std::string>& row = rows.emplace_back(1, shown(method));
        for (const Group& group : groups)
            row.push_back(fixedNumber(geometricMean(group.cells, method), 4));
        row.push_back(method == kYardstickName ? "–" : std::to_string(wins[method]));
        row.push_back(std::to_string(std::count_if(grid.cells.begin(), grid.cells.end(),
                                                   [&](const auto& c) { return c.has(method); })));
    }
    return markdownTable(titles, rows);
}

}  // namespace

std::string accuracySection(const SummaryInput& input) {
    const CampaignGrid& grid = input.grid;
    std::vector<Group> kinds{{"all", cellsOf(grid)}}, shots{{"all", cellsOf(grid)}};
    for (const std::string& kind : grid.kinds) kinds.push_back({kind, cellsOfKind(grid, kind)});
    for (const Index count : grid.shots)
        shots.push_back({std::to_string(count), cellsWithShots(grid, count)});
    return "## By kind of pair\n\n" + errorsTable(grid, kinds) + "\n## By number of shots\n\n" +
           errorsTable(grid, shots);
}

}  // namespace footbridge
