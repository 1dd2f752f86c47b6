// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/studies/campaign.h"

namespace footbridge {

inline const std::string kAuto = "auto";  ///< the method that others are compared with

/// ln nmse of each method and repeat of one pair and number of shots. Errors are kept within
/// [1e-4, 10] first, so that one cell that went wrong does not hide the others.
struct GridCell {
    std::string pair, kind;
    Index shots = 0;
    bool grouped = false;                                    ///< rows are split by groups
    bool disguised = false;                                  ///< columns were renamed or dropped
    std::map<std::string, std::map<int, double>> logErrors;  ///< method -> repeat -> ln nmse

    bool has(const std::string& method) const { return logErrors.contains(method); }
    double mean(const std::string& method) const;  ///< over the repeats; NaN without any
    /// The strategy with the least mean; the yardstick is none. "" when nothing was scored.
    std::string best() const;
    /// The strategy with the least mean of those that learn from the shots alone; "" for none.
    std::string bestAlone() const;
};

/// The scores of a campaign as a grid of pairs and numbers of shots.
struct CampaignGrid {
    std::vector<GridCell> cells;
    std::vector<std::string> methods;  ///< with at least one score, in the campaign's order
    std::vector<std::string> kinds;    ///< in alphabetical order; "other" for none
    std::vector<Index> shots;          ///< ascending

    static CampaignGrid of(const Campaign& campaign, const CampaignResult& result);
};

using GridCells = std::vector<const GridCell*>;

/// All cells, those of a kind, and those with so many shots.
GridCells cellsOf(const CampaignGrid& grid);
GridCells cellsOfKind(const CampaignGrid& grid, const std::string& kind);
GridCells cellsWithShots(const CampaignGrid& grid, Index shots);

/// Geometric mean of nmse over the cells in which the method has a score; NaN without any.
double geometricMean(const GridCells& cells, const std::string& method);

/// Has a score in every one of the cells.
bool scoredEverywhere(const GridCells& cells, const std::string& method);

}  // namespace footbridge
