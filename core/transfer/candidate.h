// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/feature_graph.h"

namespace footbridge {

/// One strategy on one set of shots; predicts the transformed response.
class Candidate {
  public:
    virtual ~Candidate() = default;
    /// Deterministic for the same shots and context.seed. Throws Cancelled.
    virtual void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) = 0;
    virtual Vector predict(const TargetFeatures& rows) const = 0;
    virtual graph::Value emit(FeatureGraph& features) const = 0;
};

}  // namespace footbridge
