// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/severity/severity_of.h"

namespace footbridge {

/// The closest source's model against the shots, in the response's unit: what severity is made of.
struct ShotFit {
    std::string source;            ///< label of the source
    Rows rows;                     ///< of the target, one per shot
    Vector measured, predicted;    ///< of each shot; predicted by the source model as it is
    Vector fitted;                 ///< by the source model with the fitted offset and scale
    double factor = 1, slope = 1;  ///< measured = factor x predicted^slope, of a positive response
    double spread = 1;  ///< of the residuals: a factor, or a difference of asinh(y / scale)
    bool logResponse = true;
};

/// Rows of sources and target in the plane of the two leading principal components of the features
/// that they share, as normal scores of all these rows together.
struct RowMap {
    Matrix source, target;  ///< rows x 2
    Vector sourceResponse;  ///< in the target's unit
    Vector targetResponse;  ///< NaN where not measured
    Rows targetRows;        ///< which rows of the target, the shots among them
    Rows shots;             ///< positions in `target` of the shots
    Index columns = 0;      ///< shared features
    double share = 0;       ///< of the variance that the plane shows, in [0, 1]
};

/// Severity of so many shots. Up to the shots at hand: the median of some draws from them; beyond
/// them nothing is known but that the band narrows with the root of their number.
struct SeverityPoint {
    Index shots = 0;
    double value = 0, low = 0, high = 1;
    bool expected = false;
};

/// What makes a severity visible.
struct DivergenceView {
    std::optional<ShotFit> fit;        ///< where the source model answers for all shots
    std::optional<RowMap> map;         ///< where a feature is shared
    std::vector<SeverityPoint> curve;  ///< from 5 shots on; empty where nothing is shared
};

/// `closest` as in the severity of these shots. At most 600 rows of each side are in the map, all
/// shots among them. Throws Cancelled.
DivergenceView viewDivergence(const PreparedPair& prepared, const SourceModel& source,
                              std::span<const Dataset> sources, const Dataset& target,
                              std::span<const Index> shots, const Severity& severity,
                              const RunContext& context);

}  // namespace footbridge
