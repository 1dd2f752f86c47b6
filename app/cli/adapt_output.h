// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/analysis/analysis.h"
#include "core/bundle/bundle.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {

/// Where results went; empty where nobody asked.
struct WrittenFiles {
    std::string predictions, bundle, report;
    std::vector<std::string> plots;
    std::optional<ExportReport> check;  ///< of the bundle
};

/// `yardstick` is what a hundred times the runs would give, where labelled rows remain; `rank` what
/// the leaderboard is ordered by, null for the error.
void printAdaptation(const Console& console, const AnalysisInput& input, const Analysis& analysis,
                     const StrategyResult& chosen, const std::optional<Yardstick>& yardstick,
                     const WrittenFiles& written, const CostMetric* rank);
Json adaptationJson(const AnalysisInput& input, const Analysis& analysis,
                    const StrategyResult& chosen, const std::optional<Yardstick>& yardstick,
                    const WrittenFiles& written, const CostMetric* rank);

}  // namespace footbridge
