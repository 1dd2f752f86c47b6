// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

inline constexpr double kSmallestProbability = 1e-12;  ///< stands for everything below it

/// How well a classifier tells target rows from source rows by their features.
struct TwoSampleTest {
    double auc = 0.5;  ///< of the score of rows (or groups) that the classifier has not seen
    /// Two-sided Mann-Whitney, no less than kSmallestProbability; 1 where the score is worse than
    /// chance.
    double p = 1;
    bool byGroup = false;  ///< whole groups were held out and count once each
};

/// Forty trees on at most 300 rows of each side, out of bag. `source` and `target` are scores
/// (rows x columns) in an order that does not depend on the file's. With groups on a side (of each
/// row; empty: none) whole groups are held out by halves and count once each, because a
/// classifier recognises a group it has seen; nothing then with fewer than 4 groups on a side.
/// Nothing without columns or with fewer than 10 rows on a side. Throws Cancelled.
/// Source: METHODS.md, "Severity".
std::optional<TwoSampleTest> twoSampleTest(const Matrix& source, const Matrix& target,
                                           const std::vector<int>& sourceGroups,
                                           const std::vector<int>& targetGroups, std::uint64_t seed,
                                           const RunContext& context);

/// Share of the target's rows with at least one number outside the range of the source; nothing
/// without a numeric column.
std::optional<double> shareOutsideRange(const Matrix& source, const Matrix& target,
                                        const std::vector<bool>& isCategory);

}  // namespace footbridge
