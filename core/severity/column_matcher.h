// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/source/source_model.h"

namespace footbridge {

/// What pairs columns when no name does: their shapes, and how they follow the response. A value
/// that holds for every set of shots of a pair.
struct ColumnMatcher {
    std::vector<InputProfile> source, target;  ///< of encoded columns; the target's correlations
                                               ///< come with the shots
    std::vector<std::vector<double>> sourceSorted, targetSorted;  ///< values of each column
    /// How much the shapes of a source and a target column differ, the latter as it is and turned
    /// around; source x target.
    Matrix straight, turned;
};

/// `target`: encoded rows of the pool. Of the sources at most 1000 rows each are read.
ColumnMatcher makeColumnMatcher(const SourceModel& source, std::span<const Dataset> sources,
                                const Matrix& target, std::uint64_t seed);

/// f of each part on the shots (n x parts): columns are paired one to one on four fifths of the
/// shots (whole groups), their values carried over quantile by quantile, and the source model asked
/// about the last fifth. Empty below 5 shots. `encoded`: the shots in the target's encoding.
/// Source: METHODS.md, "Severity".
Matrix matchedPredictions(const ColumnMatcher& matcher, const SourceModel& source,
                          const Matrix& encoded, const Vector& v, const std::vector<int>& groups,
                          std::uint64_t seed);

/// The same for rows that are no shots, with columns paired on all shots.
Matrix predictionsByMatching(const ColumnMatcher& matcher, const SourceModel& source,
                             const Matrix& encodedShots, const Vector& v, const Matrix& encoded);

}  // namespace footbridge
