// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tests/core/platforms.h"

namespace footbridge::platforms {

/// A platform whose measurements scatter, campaign by campaign if asked for.
struct Scatter {
    Index perGroup = 1;               ///< runs of one campaign; 1: nothing is told of campaigns
    double ofGroups = 0, ofRuns = 0;  ///< standard deviations of ln time
    double step = 0;                  ///< above 0: what times are counted in, rounded up
    double slower = 0;                ///< added to every ln time
};

inline Dataset scattered(const std::string& label, Index count, const Scatter& scatter,
                         std::uint64_t seed) {
    const std::vector<Execution> runs = drawRuns(count, seed);
    Random random(seed, "scatter");
    double own = 0;
    Index at = 0;
    Table table = *platform(label, runs, [&](const Execution& run) {
                       if (at++ % scatter.perGroup == 0) own = scatter.ofGroups * random.normal();
                       const double time = std::exp(run.logTime() + scatter.slower + own +
                                                    scatter.ofRuns * random.normal());
                       return scatter.step > 0 ? std::ceil(time / scatter.step) : time;
                   }).table;
    Roles roles;
    roles.response = "time";
    if (scatter.perGroup > 1) {
        Column campaign{"campaign", ColumnType::Number, {}, {}, {}};
        for (Index row = 0; row < count; ++row)
            campaign.numbers.push_back(static_cast<double>(row / scatter.perGroup));
        table.columns.push_back(campaign);
        roles.groups = {"campaign"};
    }
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

}  // namespace footbridge::platforms
