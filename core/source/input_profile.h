// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

inline constexpr Index kQuantileLevels = 16;

/// What tells one encoded input from another when their names do not (METHODS.md, "Strategies").
struct InputProfile {
    double correlation = 0;  ///< Spearman, with the response; 0 when one of the two is constant
    Vector quantiles;        ///< kQuantileLevels of the standardised values
};

/// Quantiles from the columns of `all`, correlations from `labelled` with v; equal columns.
std::vector<InputProfile> profileInputs(const Matrix& all, const Matrix& labelled, const Vector& v);

/// |difference of the correlations' sizes| + 0.5 mean |difference of the quantiles|, the quantiles
/// turned around where the correlations differ in sign; rows source inputs, columns target inputs.
Matrix profileDistances(const std::vector<InputProfile>& source,
                        const std::vector<InputProfile>& target);

/// Column assigned to each row at the least total cost (Kuhn 1955), -1 where rows outnumber
/// columns. A cost that is no finite number is more than all others together.
std::vector<Index> cheapestAssignment(const Matrix& cost);

}  // namespace footbridge
