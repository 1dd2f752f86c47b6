// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

/// An error in both measures of the leaderboard: on the runs not seen, or on the shots held out
/// where no run is left to test.
struct ErrorFigures {
    double nmse = 0, mape = 0;
};

/// What a set of sources is worth.
struct SourceSetWorth {
    std::optional<double> severity;       ///< absent where it cannot be measured
    std::optional<ErrorFigures> adapted;  ///< of auto, trained and adapted afresh
    /// nMSE of the mean of these sources' models with an offset and a scale learned on the shots:
    /// what the models at hand say without training; absent where they cannot be asked.
    std::optional<double> stacked;
};

/// What one source is worth: by itself, and what is lost without it.
struct SourceWorth {
    std::string label;
    std::optional<double> severity;  ///< from this source alone
    SourceSetWorth without;          ///< all others
};

struct SourceWorths {
    SourceSetWorth all;
    std::vector<SourceWorth> sources;  ///< in the order of the input
};

/// Leaves every source out once, with the same shots. `cached` as in trainFor. Needs two sources or
/// more, else the list is empty. Throws Error as analyse does, and Cancelled.
SourceWorths sourceWorths(const AnalysisInput& input,
                          const std::shared_ptr<const SourceModel>& cached,
                          const RunContext& context);

}  // namespace footbridge
