// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/costs/requests.h"

namespace footbridge {

/// A place to run on: so many nodes of a platform at a price.
struct Alternative {
    std::string platform;
    double nodes = 1;  ///< not above 0, or not finite: nothing can be run there
    double price = 1;  ///< of a node for one unit of the run time
    double request = 0;
    PlannedRun run;
    std::vector<double> residuals;  ///< of the platform's model
    Backward backward;
    SiteRules site = {};  ///< of the platform
};

struct Limits {
    double deadline = std::numeric_limits<double>::infinity();  ///< of the time to solution
    double budget = std::numeric_limits<double>::infinity();    ///< of what is charged
    double risk = 0.05;  ///< chance of missing one of both that is put up with
};

struct Assessment {
    double time = 0;          ///< expected time to solution
    double price = 0;         ///< expected: price x nodes x charged
    double chanceMissed = 0;  ///< of a limit
    bool onFront = false;     ///< no other is as fast and as cheap, and better in one of both
};

struct PlaceRecommendation {
    std::vector<Assessment> assessments;  ///< one an alternative, in their order
    std::optional<std::size_t> best;      ///< nothing where none could be assessed
    bool withinRisk = false;              ///< of the best
};

/// Takes the cheapest alternative within the risk, the fastest where a budget is all there is; the
/// one least likely to miss where none is within it. Throws Error for limits not above 0.
PlaceRecommendation recommend(const std::vector<Alternative>& alternatives, const Limits& limits);

}  // namespace footbridge
