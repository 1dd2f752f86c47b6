// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

/// Measured rows of the target that a source holds too: the same features, by what is `matched` and
/// by names and units that matching unites, and the same response to the last digit. With short
/// responses, of fewer than five digits, a few of the rows may agree by chance; then it takes half
/// of them, or, of at least five rows with three digits, half of those whose features agree. Where
/// the target has features besides all those of the source, short responses tell nothing; where the
/// source has some of its own, too, it takes eight digits or half of the rows. Such a row says
/// nothing of how well the model carries over, and prepare() and campaigns leave it out of the
/// test. Throws Cancelled.
Rows rowsOfSources(const std::vector<Dataset>& sources, const Dataset& target,
                   const std::vector<Match>& matched = {}, const RunContext& context = {});

inline constexpr std::size_t kFewestTestRows = 5;  ///< fewer judge nothing

/// Takes the rows out of the test that a source knows, ascending, and those that are a shot once
/// more: the same features and the same response of at least five digits.
void leaveOutKnown(const Dataset& target, const Rows& known, Split& split);

/// What looks wrong about the tables and takes a look at every cell: rows of sources in the target,
/// rows that stand in it more than once, and features that are the response times a constant, be it
/// rounded to four digits, which no run to predict has. Throws Cancelled.
std::vector<Message> doubtsAbout(const AnalysisInput& input, const RunContext& context = {});

}  // namespace footbridge
