// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/studies/severity_evidence.h"

namespace footbridge {

/// How well a rule of advice does on the cells with one number of shots.
struct AdviceScore {
    std::string rule;
    double hit = 0;     ///< share that names the simplest rung within 10 % of the best
    double near = 0;    ///< share whose rung is within 25 % of the best
    double regret = 0;  ///< geometric mean of the rung's error over the best one's
    std::size_t cells = 0;
};

/// Constant advice, the advice, the advice with alignment where most rows lie beyond the source,
/// and the advice with the constants that do best on the other families (hits less half the log of
/// the regret).
std::vector<AdviceScore> scoreAdvice(const std::vector<EvidenceCell>& cells, Index shots);

}  // namespace footbridge
