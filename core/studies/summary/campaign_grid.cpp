// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/campaign_grid.h"
#include "core/studies/campaign_methods.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

constexpr double kLeastError = 1e-4, kGreatestError = 10;

template <typename Keep>
GridCells cellsWhere(const CampaignGrid& grid, Keep keep) {
    GridCells cells;
    for (const GridCell& cell : grid.cells)
        if (keep(cell)) cells.push_back(&cell);
    return cells;
}

}  // namespace

double GridCell::mean(const std::string& method) const {
    const auto found = logErrors.find(method);
    if (found == logErrors.end()) return CampaignScore::kNone;
    double sum = 0;
    for (const auto& [repeat, error] : found->second) sum += error;
    return sum / static_cast<double>(found->second.size());
}

std::string GridCell::best() const {
    std::string least;
    for (const auto& [method, errors] : logErrors)
        if (method != kYardstickName && (least.empty() || mean(method) < mean(least)))
            least = method;
    return least;
}

std::string GridCell::bestAlone() const {
    std::string least;
    for (const auto& [method, errors] : logErrors) {
        const auto strategy = strategyFromName(method);
        if (!strategy || usesSource(*strategy)) continue;
        if (least.empty() || mean(method) < mean(least)) least = method;
    }
    return least;
}

CampaignGrid CampaignGrid::of(const Campaign& campaign, const CampaignResult& result) {
    CampaignGrid grid;
    std::map<std::string, const CampaignPair*> pairs;
    for (const CampaignPair& pair : campaign.pairs) pairs.emplace(pair.name, &pair);
    std::map<std::tuple<std::string, Index>, std::size_t> places;
    std::set<std::string> kinds, methods;
    std::set<Index> shots;
    for (const CampaignScore& score : result.scores) {
        if (std::isnan(score.nmse)) continue;
        const auto [place, fresh] =
            places.emplace(std::tuple(score.pair, score.shots), grid.cells.size());
        if (fresh) {
            GridCell& cell = grid.cells.emplace_back();
            cell.pair = score.pair;
            cell.kind = score.kind.empty() ? "other" : score.kind;
            cell.shots = score.shots;
            if (const auto pair = pairs.find(score.pair); pair != pairs.end()) {
                cell.grouped = !pair->second->group.empty();
                cell.disguised = pair->second->disguised();
            }
        }
        GridCell& cell = grid.cells[place->second];
        cell.logErrors[score.method][score.repeat] =
            std::log(std::clamp(score.nmse, kLeastError, kGreatestError));
        kinds.insert(cell.kind);
        shots.insert(cell.shots);
        methods.insert(score.method);
    }
    for (const std::string& method : knownCampaignMethods())
        if (methods.contains(method)) grid.methods.push_back(method);
    grid.kinds.assign(kinds.begin(), kinds.end());
    grid.shots.assign(shots.begin(), shots.end());
    return grid;
}

GridCells cellsOf(const CampaignGrid& grid) {
    return cellsWhere(grid, [](const GridCell&) { return true; });
}

GridCells cellsOfKind(const CampaignGrid& grid, const std::string& kind) {
    return cellsWhere(grid, [&](const GridCell& cell) { return cell.kind == kind; });
}

GridCells cellsWithShots(const CampaignGrid& grid, Index shots) {
    return cellsWhere(grid, [&](const GridCell& cell) { return cell.shots == shots; });
}

double geometricMean(const GridCells& cells, const std::string& method) {
    double sum = 0;
    int count = 0;
    for (const GridCell* cell : cells) {
        if (!cell->has(method)) continue;
        sum += cell->mean(method);
        ++count;
    }
    return count > 0 ? std::exp(sum / count) : CampaignScore::kNone;
}

bool scoredEverywhere(const GridCells& cells, const std::string& method) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](const GridCell* cell) { return cell->has(method); });
}

}  // namespace footbridge
