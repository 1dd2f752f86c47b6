// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

/// Mean coverage and geometric mean width of one level.
struct Coverage {
    double covered = 0, logWidth = 0;
    int cells = 0;

    void add(double coverage, double width) {
        if (std::isnan(coverage)) return;
        covered += coverage;
        logWidth += std::log(std::max(width, 1e-12));
        ++cells;
    }
    std::string share() const {
        return cells == 0 ? "–" : fixedNumber(100 * covered / cells, 1) + " %";
    }
    std::string width() const {
        return cells == 0 ? "–" : fixedNumber(std::exp(logWidth / cells), 3);
    }
};

struct Levels {
    Coverage at80, at90;
};

}  // namespace

std::string intervalsSection(const SummaryInput& input) {
    std::set<std::string> grouped;
    for (const CampaignPair& pair : input.campaign.pairs)
        if (!pair.group.empty()) grouped.insert(pair.name);
    std::map<std::tuple<bool, std::string, Index>, Levels> groups;
    for (const CampaignScore& score : input.result.scores) {
        const IntervalQuality& quality = score.intervals;
        if (std::isnan(quality.coverage80) && std::isnan(quality.coverage90)) continue;
        Levels& levels = groups[{grouped.contains(score.pair), score.method, score.shots}];
        levels.at80.add(quality.coverage80, quality.width80);
        levels.at90.add(quality.coverage90, quality.width90);
    }
    if (groups.empty()) return {};
    std::vector<std::vector<std::string>> rows;
    for (const auto& [key, levels] : groups) {
        const auto& [isGrouped, method, shots] = key;
        rows.push_back({isGrouped ? "by groups" : "by rows", method, std::to_string(shots),
                        levels.at80.share(), levels.at80.width(), levels.at90.share(),
                        levels.at90.width(), std::to_string(levels.at80.cells)});
    }
    return "## Intervals\n\nShare of the test rows inside, and geometric mean of the half-widths "
           "in "
           "the transformed response. Pairs that are split by groups stand apart: the shots say "
           "less about other groups. Levels that the shots are too few for are left out.\n\n" +
           markdownTable({"split", "strategy", "shots", "80 % covers", "80 % half-width",
                          "90 % covers", "90 % half-width", "scores"},
                         rows);
}

}  // namespace footbridge
