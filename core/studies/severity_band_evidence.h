// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/studies/severity_evidence.h"

namespace footbridge {

/// How often the band of so many shots held the headline with all labels, over the pairs that share
/// columns.
struct BandScore {
    Index shots = 0;
    std::size_t cells = 0;
    double held = 0, width = 0;  ///< share and mean, in [0, 1]
    double heldElsewhere = 0;    ///< share when each family's band is widened by a factor that
                                 ///< holds 90 % of the cells of all other families
    double factorLow = 1, factorHigh = 1;  ///< of these factors
    double error = 0;        ///< mean distance of the headline from that with all labels
    double correlation = 0;  ///< Spearman of the two
};

/// One score for each number of shots; none without cells that share columns.
std::vector<BandScore> scoreBands(const std::vector<EvidenceCell>& cells);

}  // namespace footbridge
