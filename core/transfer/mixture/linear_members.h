// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/transfer/feature_graph.h"

namespace footbridge {

/// A member that is linear in what the source says and in the logarithms of the target's numbers;
/// what it does not look at has no weights.
struct LinearMember {
    std::string name;
    double intercept = 0;
    Vector parts, logarithms;

    Vector predict(const TargetFeatures& rows) const;
    graph::Value emit(FeatureGraph& features) const;
};

/// ridge and, where columns are shared, offset, else mean (METHODS.md, "Mixture of Gaussian
/// processes"), always in the same order. Throws Cancelled.
std::vector<LinearMember> fitLinearMembers(const TargetFeatures& shots, const Vector& v,
                                           bool shared, const RunContext& context);

/// What the forest of the source corrects: the output map with a slope for every source. pool: rows
/// that tell how far the source's predictions spread.
LinearMember fitMultipleMap(const TargetFeatures& shots, const Vector& v,
                            const TargetFeatures& pool);

}  // namespace footbridge
