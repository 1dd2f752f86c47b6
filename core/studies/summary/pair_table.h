// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/studies/summary/campaign_grid.h"

namespace footbridge {

/// One pair of a campaign at one number of shots, as the published table has it.
struct PairRow {
    static constexpr double kNone = CampaignScore::kNone;

    std::string pair, source, target, kind;  ///< source, target: file names without their ending
    Index shots = 0;
    double severity = kNone;  ///< mean over the repeats
    /// 1 - error of auto / error of the best of the shots alone, geometric means; negative where
    /// transfer does not pay. NaN without both.
    double gain = kNone;
    double gainLow = kNone, gainHigh = kNone;  ///< 90 % over the repeats; NaN for one repeat
    std::string winner, bestOther;             ///< least error, and the next; "" without scores
    double nmse = kNone;                       ///< of auto, geometric mean
    int done = 0, failed = 0, cells = 0;       ///< of the repeats; failed ones are among the done
};

/// Every pair that the campaign names at every number of shots that was drawn, in its order.
std::vector<PairRow> pairTable(const Campaign& campaign, const CampaignResult& result);
/// With the grid of these results.
std::vector<PairRow> pairTable(const Campaign& campaign, const CampaignResult& result,
                               const CampaignGrid& grid);

/// The names of a pair's tables.
std::string sourceLabel(const CampaignPair& pair);
std::string targetLabel(const CampaignPair& pair);

/// "33 % [22, 43]"; "–" for none.
std::string gainText(const PairRow& row);

}  // namespace footbridge
