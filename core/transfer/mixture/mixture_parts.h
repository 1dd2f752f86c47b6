// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/transfer/mixture/explanation.h"

namespace footbridge {

inline constexpr const char* kProcessesName = "Gaussian processes";
inline constexpr const char* kSourceAsItIsName = "source as it is";

/// Where the parts of a mixture's prediction stand in its graph, so that what is exported says what
/// it is made of. With F_m the columns of `members`, w_m the weights of `terms` and m = sum w_m F_m
/// the prediction is v = gate m + (1 - gate) source + shift spread, spread^2 = gate (sum w_m (F_m -
/// m)^2 + leastVariance leverage) + leastVariance (METHODS.md, "Mixture of Gaussian processes",
/// "Intervals").
struct MixtureParts {
    struct Term {
        std::string name;
        double weight = 0;  ///< all together 1
    };
    std::vector<Term> terms;
    int members = -1;  ///< node with a column of v for each term; -1: the gate is 0
    int source = -1;   ///< node with the closest source as it is, in v; -1: the gate is 1
    int spread = -1;   ///< node
    double gate = 1;   ///< in [0, 1]
    double leastVariance = 0, typicalSpread = 0, shift = 0;
    std::vector<MemberWeight> detail;  ///< every process for itself, largest weight first
};

}  // namespace footbridge
