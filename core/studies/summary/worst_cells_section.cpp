// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

constexpr std::size_t kShown = 10;
constexpr double kLost = 2;  ///< nmse; worse than twice as bad as the mean

}  // namespace

std::string worstCellsSection(const SummaryInput& input) {
    struct Defeat {
        const GridCell* cell;
        double ratio;
    };
    std::vector<Defeat> losses;
    for (const GridCell& cell : input.grid.cells)
        if (cell.has(kAuto) && cell.best() != kAuto)
            losses.push_back({&cell, std::exp(cell.mean(kAuto) - cell.mean(cell.best()))});
    std::stable_sort(losses.begin(), losses.end(),
                     [](const Defeat& a, const Defeat& b) { return a.ratio > b.ratio; });
    const auto lost = std::count_if(
        input.result.scores.begin(), input.result.scores.end(),
        [](const CampaignScore& score) { return score.method == kAuto && score.nmse > kLost; });
    if (losses.empty() && lost == 0) return {};
    if (losses.size() > kShown) losses.resize(kShown);
    std::vector<std::vector<std::string>> rows;
    for (const Defeat& loss : losses) {
        const GridCell& cell = *loss.cell;
        rows.push_back({cell.pair, cell.kind, std::to_string(cell.shots),
                        fixedNumber(std::exp(cell.mean(kAuto)), 4), cell.best(),
                        fixedNumber(std::exp(cell.mean(cell.best())), 4),
                        fixedNumber(loss.ratio, 2)});
    }
    return "## Worst cells of auto\n\nThose farthest above the best strategy of the cell. Scores "
           "of "
           "auto above 2: " +
           std::to_string(lost) + ".\n\n" +
           markdownTable({"pair", "kind", "shots", "auto", "best", "its nmse", "ratio"}, rows);
}

}  // namespace footbridge
