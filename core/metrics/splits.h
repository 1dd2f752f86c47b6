// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// How many shots, or which.
struct ShotRequest {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"  // Kind::Rows is always written in full
    enum class Kind { Count, Percent, Rows, AllLabelled };
#pragma GCC diagnostic pop
    Kind kind = Kind::AllLabelled;
    double amount = 0;  ///< of Count or Percent
    Rows rows;          ///< of Rows
    bool operator==(const ShotRequest&) const = default;
};
/// Fewest shots that a model is adapted to.
inline constexpr std::size_t kFewestToAdapt = 3;
/// Fewest where they come beside others, such as those of a bundle.
inline constexpr std::size_t kFewestMoreShots = 0;

/// "20", "5%" -> a request. Throws Error for anything else, and for a number below `fewest`.
ShotRequest parseShotRequest(std::string_view text, std::size_t fewest = kFewestToAdapt);

/// More shots than these are not used: they would take hours and hardly improve what is carried
/// over. Who has thousands of measured runs can do without a source.
inline constexpr std::size_t kMostShots = 500;

/// Rows that may teach and rows that may only test; never a row in both.
struct Split {
    Rows shots;
    Rows test;  ///< labelled rows that no adaptation sees; with groups, from groups without shots
    std::size_t asked = 0;  ///< shots that were asked for, which may be more than kMostShots
};

/// Draws shots among the labelled rows: percent rounded half up, at least `fewest`;
/// with groups half of them (rounded down, at least one) form the pool that shots come from and
/// test rows come from the others. Rows named by hand: test is the other labelled rows (of other
/// groups). Of more than kMostShots so many are drawn, and the others test. Throws Error when there
/// are too few rows, a row is unlabelled, doubled or out of range.
Split drawSplit(const Rows& labelled, const std::vector<int>& groups, Index tableRows,
                const ShotRequest& request, std::size_t maximumTestRows, std::uint64_t seed,
                std::size_t fewest = kFewestToAdapt);

/// Fold of each of n shots (METHODS.md, "Strategies"): leave-one-out up to 10, ten folds up
/// to 20, else
/// five; whole groups where there are at least three (then min(groups, 10 or 5) folds).
std::vector<int> assignFolds(Index n, const std::vector<int>& shotGroups, std::uint64_t seed);

/// Rows of a fold and all others.
struct FoldRows {
    Rows teach, ask;
};
std::vector<FoldRows> foldRows(const std::vector<int>& folds);  ///< without empty folds

/// Whose features may be used for statistics of the target.
enum class Pool { All, Shots };

}  // namespace footbridge
