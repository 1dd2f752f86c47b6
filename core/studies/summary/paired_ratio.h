// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/studies/summary/campaign_grid.h"

namespace footbridge {

/// How one method's error compares with another's on the same cells and repeats.
struct PairedRatio {
    double ratio = CampaignScore::kNone;  ///< geometric mean of nmse over nmse; below 1: less error
    double low = CampaignScore::kNone, high = CampaignScore::kNone;  ///< 90 %; NaN for one repeat
    double wins = 0;  ///< share of the cells with less error
    int cells = 0;

    bool toldApart() const { return low > 1 || high < 1; }
    std::string text() const;  ///< "0.45 [0.41, 0.50]"; "–" without common cells
};

/// Over the cells in which both have scores in a common repeat. The interval is a bootstrap over
/// the repeats of each cell, cells staying as they are: it says what other draws of shots would
/// change, not what other pairs would (METHODS.md, "Campaigns"). Deterministic.
PairedRatio pairedRatio(const GridCells& cells, const std::string& method,
                        const std::string& other);

}  // namespace footbridge
