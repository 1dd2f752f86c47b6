// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/transfer/feature_graph.h"
#include "core/transfer/strategy.h"

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

/// A fresh, unfitted candidate; `view` must outlive it. Not for Strategy::Auto.
std::unique_ptr<Candidate> makeCandidate(Strategy strategy, const TargetView& view);

bool needsSharedColumns(Strategy strategy);

}  // namespace footbridge
