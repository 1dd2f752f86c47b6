// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/costs/recommendation.h"
#include "core/table/table.h"

namespace footbridge {

/// A platform to run on: its adapted model, and what a node costs for one unit of the run time.
struct PricedPlatform {
    std::string name;
    Bundle bundle;
    double price = 1;
    std::string path = {};  ///< of the bundle's file
};

/// Has platforms of one name called by their files as well, and by their prices where those are
/// one.
void tellApart(std::vector<PricedPlatform>& platforms);

/// The rows of a table of candidates on one platform, each with the request that the costing asks
/// for; `nodes` names the column with their nodes, "" where all take one. Throws Error for columns
/// that are missing or of another type, and for bundles that say nothing of their errors.
std::vector<Alternative> alternativesOn(const PricedPlatform& platform, const Table& candidates,
                                        const std::string& nodes, const Costing& costing,
                                        const RunContext& context);

}  // namespace footbridge
