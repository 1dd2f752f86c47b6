// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/transfer/feature_graph.h"

namespace footbridge {

/// A member that is linear in what the source says, in its latents and in the target's encoding;
/// what it does not look at has no weights.
struct LinearMember {
    std::string name;
    double intercept = 0;
    Vector parts, latents, encoded;

    Vector predict(const TargetFeatures& rows) const;
    graph::Value emit(FeatureGraph& features) const;
};

/// mean and ridge; where columns are shared also zero, offset, affine, multi, lp, lp res and
/// ridge xf (METHODS.md, "Mixture of Gaussian processes"), always in the same order.
/// pool: rows that tell how far the source's predictions spread. scale: what responses are measured
/// by. Throws Cancelled.
std::vector<LinearMember> fitLinearMembers(const TargetFeatures& shots, const Vector& v,
                                           const TargetFeatures& pool, double scale, bool shared,
                                           const RunContext& context);

}  // namespace footbridge
