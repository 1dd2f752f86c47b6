// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/matching/matching.h"
#include "core/transfer/target_view.h"

namespace footbridge {

/// Which rows a reading of the target may look at. Responses: those of the shots alone.
struct TargetRows {
    std::span<const Index> shots;
    bool poolIsShots = false;  ///< else the features of all rows count
};

struct TargetReading {
    TargetView view;
    TargetFeatures shots;
    TargetFeatures pool;       ///< at most 1000 rows drawn with the seed, without tangents
    TargetFeatures reference;  ///< at most 300 of these, to centre and scale kernels with
    Vector v;                  ///< transformed responses of the shots
    Rows place;    ///< of each shot asked for in `shots` and v, whose order follows from their
                   ///< contents
    Matrix probe;  ///< raw features of the shots and of some rows of the pool
};

/// The view of a target whose features look like `seen` (rows x schema): encoding, ranges and what
/// it shares with the source; without a response, so its transform is not chosen.
TargetView viewOf(const SourceModel& source, const FeatureSchema& schema, const Matrix& seen,
                  const Matching& matching);

/// Fits the target's encoding and looks at the shots. Throws Error for a shot without a response
/// or with one that the source model's transform cannot take.
TargetReading readTarget(const SourceModel& source, const Dataset& target, const TargetRows& rows,
                         const Matching& matching, const RunContext& context);

}  // namespace footbridge
