// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/metrics/errors.h"
#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"
#include "core/studies/summary/paired_ratio.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

/// Median of the labelled rows that taught the yardstick, over the shots.
double timesTheShots(const CampaignResult& result, Index shots) {
    std::vector<double> times;
    for (const CampaignScore& score : result.scores)
        if (score.method == kYardstickName && score.shots == shots && score.labelledRows > 0)
            times.push_back(static_cast<double>(score.labelledRows) / static_cast<double>(shots));
    return times.empty() ? CampaignScore::kNone : upperMedian(std::move(times));
}

}  // namespace

std::string yardstickSection(const SummaryInput& input) {
    const CampaignGrid& grid = input.grid;
    const std::string yardstick(kYardstickName);
    if (std::find(grid.methods.begin(), grid.methods.end(), yardstick) == grid.methods.end())
        return {};
    std::vector<std::vector<std::string>> rows;
    for (const Index shots : grid.shots) {
        const GridCells cells = cellsWithShots(grid, shots);
        rows.push_back({std::to_string(shots), fixedNumber(timesTheShots(input.result, shots), 0),
                        fixedNumber(geometricMean(cells, yardstick), 4),
                        fixedNumber(geometricMean(cells, "auto"), 4),
                        pairedRatio(cells, "auto", yardstick).text()});
    }
    return "## Yardstick\n\nA supervised model on 100 times the shots, as far as labelled rows "
           "reach: "
           "what measuring instead of carrying over would give. It is no strategy, since nobody "
           "with these shots has its rows.\n\n" +
           markdownTable({"shots", "rows it learned from, times the shots (median)", "its nmse",
                          "auto", "auto over it"},
                         rows);
}

}  // namespace footbridge
