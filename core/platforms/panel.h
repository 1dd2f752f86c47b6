// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"

namespace footbridge {

/// Vectors of log relative times in few coordinates: what platforms do together is learned once
/// (METHODS.md, "Platforms").
struct Panel {
    Vector mean;       ///< of each platform; sums to zero
    Matrix axes;       ///< coordinates x platforms, orthonormal rows, most spread first
    Vector deviation;  ///< of each coordinate, by which it is divided

    Index coordinates() const { return axes.rows(); }
    Matrix vectors(const Matrix& scores) const;  ///< rows x platforms
    Matrix scores(const Matrix& vectors) const;  ///< rows x coordinates
    graph::Value emit(graph::Builder& builder, graph::Value scores) const;
};

struct FittedPanel {
    Panel panel;
    Matrix scores;   ///< items x coordinates
    Matrix vectors;  ///< items x platforms: log times less their mean, gaps filled in
    /// Of what was filled in for platforms with few runs (new_platform.h); 0 for the others.
    Vector deviation;
};

/// A platform with at most so many runs is new, where others have more than twice as many.
inline constexpr Index kFewRuns = 20;

/// As many coordinates as hold 99 % of the variance, at most 6; times that are missing are filled
/// in by what the others of the item and of the platform say, in turns; those of new platforms by a
/// mixture of the others, as fitNewPlatform() has it. Needs an item and two platforms.
FittedPanel fitPanel(const Matrix& times);

}  // namespace footbridge
