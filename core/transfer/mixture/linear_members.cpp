// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/linear_members.h"

#include "core/learners/ridge.h"
#include "core/transfer/strategies/output_map.h"

namespace footbridge {
namespace {

double totalVariance(const Matrix& X) {
    return (X.rowwise() - X.colwise().mean()).squaredNorm() / static_cast<double>(X.rows());
}

}  // namespace

Vector LinearMember::predict(const TargetFeatures& rows) const {
    Vector sum = Vector::Constant(rows.size(), intercept);
    if (parts.size() > 0) sum += rows.parts * parts;
    if (logarithms.size() > 0) sum += rows.logarithms * logarithms;
    return sum;
}

graph::Value LinearMember::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    graph::Value sum{};
    const auto add = [&](graph::Value x, const Vector& weights) {
        const double start = sum.node < 0 ? intercept : 0;
        const graph::Value term = builder.linear(x, weights, Vector::Constant(1, start));
        sum = sum.node < 0 ? term : builder.add(sum, term);
    };
    if (parts.size() > 0) add(features.parts(), parts);
    if (logarithms.size() > 0) add(features.logarithms(), logarithms);
    return sum.node < 0 ? builder.constant(Vector::Constant(1, intercept)) : sum;
}

std::vector<LinearMember> fitLinearMembers(const TargetFeatures& shots, const Vector& v,
                                           bool shared, const RunContext& context) {
    Ridge own;
    own.fit(shots.logarithms, v, context);
    const LinearMember ridge{"ridge", own.intercept(), {}, own.weights()};
    if (!shared) return {{"mean", v.mean(), {}, {}}, ridge};
    const Vector weights = sourceWeights(shots.parts, v);
    return {ridge, {"offset", (v - shots.parts * weights).mean(), weights, {}}};
}

LinearMember fitMultipleMap(const TargetFeatures& shots, const Vector& v,
                            const TargetFeatures& pool) {
    const OutputMap map = fitOutputMap(shots.parts, v, totalVariance(pool.parts));
    return {"multi", map.intercept, map.weights, {}};
}

}  // namespace footbridge
