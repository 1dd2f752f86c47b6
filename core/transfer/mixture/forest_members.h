// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/learners/regressor.h"
#include "core/transfer/mixture/linear_members.h"

namespace footbridge {

/// Extremely randomised trees, or another learner, on the target's encoding; where columns are
/// shared also on the residual of a linear member, with what the source says among the inputs.
struct ForestMember {
    std::string name;
    LinearMember base;        ///< added; of no weights and intercept 0 where the trees stand alone
    bool asksSource = false;  ///< the source's predictions and the base are inputs
    std::shared_ptr<const Regressor> learner;

    Vector predict(const TargetFeatures& rows) const;
    graph::Value emit(FeatureGraph& features) const;
};

/// et; where columns are shared also multi + et, else boosted trees and a Gaussian process
/// (METHODS.md, "Mixture of Gaussian processes"). multi: fitted to the same shots. Throws
/// Cancelled.
std::vector<ForestMember> fitForestMembers(const TargetFeatures& shots, const Vector& v,
                                           const std::optional<LinearMember>& multi, int trees,
                                           const RunContext& context);

}  // namespace footbridge
