// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/pair_table.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/run/number_text.h"
#include "core/studies/summary/paired_ratio.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

bool isStrategy(const std::string& method) {
    return strategyFromName(method).has_value();
}

void rank(const GridCell& cell, PairRow& row) {
    for (const auto& [method, errors] : cell.logErrors) {
        if (!isStrategy(method)) continue;
        if (row.winner.empty() || cell.mean(method) < cell.mean(row.winner)) {
            row.bestOther = std::exchange(row.winner, method);
        } else if (row.bestOther.empty() || cell.mean(method) < cell.mean(row.bestOther)) {
            row.bestOther = method;
        }
    }
}

void compare(const GridCell& cell, PairRow& row) {
    const std::string automatic(strategyName(Strategy::Auto));
    if (cell.has(automatic)) row.nmse = std::exp(cell.mean(automatic));
    const std::string alone = cell.bestAlone();
    if (alone.empty() || !cell.has(automatic)) return;
    const PairedRatio ratio = pairedRatio({&cell}, automatic, alone);
    row.gain = 1 - ratio.ratio;
    row.gainLow = 1 - ratio.high;
    row.gainHigh = 1 - ratio.low;
}

/// What the scores of one pair and number of shots say beside their errors.
struct Tally {
    std::map<int, bool> repeats;  ///< repeat -> some method has a score
    double severity = 0;
    int severities = 0;
    std::set<int> measured;
};

}  // namespace

std::string sourceLabel(const CampaignPair& pair) {
    std::string label;
    for (const auto& source : pair.sources)
        label += (label.empty() ? "" : " + ") + source.stem().string();
    return label;
}

std::string targetLabel(const CampaignPair& pair) {
    return pair.target.stem().string();
}

std::vector<PairRow> pairTable(const Campaign& campaign, const CampaignResult& result) {
    return pairTable(campaign, result, CampaignGrid::of(campaign, result));
}

std::vector<PairRow> pairTable(const Campaign& campaign, const CampaignResult& result,
                               const CampaignGrid& grid) {
    std::map<std::pair<std::string, Index>, Tally> tallies;
    for (const CampaignScore& score : result.scores) {
        Tally& tally = tallies[{score.pair, score.shots}];
        tally.repeats[score.repeat] |= !std::isnan(score.nmse);
        if (std::isnan(score.severity) || !tally.measured.insert(score.repeat).second) continue;
        tally.severity += score.severity;
        ++tally.severities;
    }
    std::map<std::pair<std::string, Index>, const GridCell*> cells;
    for (const GridCell& cell : grid.cells) cells[{cell.pair, cell.shots}] = &cell;
    std::vector<PairRow> rows;
    for (const CampaignPair& pair : campaign.pairs)
        for (auto tally = tallies.lower_bound({pair.name, 0});
             tally != tallies.end() && tally->first.first == pair.name; ++tally) {
            PairRow row;
            row.pair = pair.name;
            row.source = sourceLabel(pair);
            row.target = targetLabel(pair);
            row.kind = pair.kind;
            row.shots = tally->first.second;
            row.cells = std::max(1, campaign.repeats);
            row.done = static_cast<int>(tally->second.repeats.size());
            row.failed = static_cast<int>(std::ranges::count_if(
                tally->second.repeats, [](const auto& one) { return !one.second; }));
            if (tally->second.severities > 0)
                row.severity = tally->second.severity / tally->second.severities;
            if (const auto cell = cells.find(tally->first); cell != cells.end()) {
                rank(*cell->second, row);
                compare(*cell->second, row);
            }
            rows.push_back(std::move(row));
        }
    return rows;
}

std::string gainText(const PairRow& row) {
    if (std::isnan(row.gain)) return "–";
    std::string head = fixedNumber(100 * row.gain, 0) + " %";
    if (std::isnan(row.gainLow)) return head;
    return head + " [" + fixedNumber(100 * row.gainLow, 0) + ", " +
           fixedNumber(100 * row.gainHigh, 0) + "]";
}

}  // namespace footbridge
