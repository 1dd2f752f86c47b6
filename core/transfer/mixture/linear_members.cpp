// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/linear_members.h"

#include "core/learners/ridge.h"
#include "core/metrics/errors.h"
#include "core/metrics/slope.h"
#include "core/transfer/strategies/output_map.h"

namespace footbridge {
namespace {

constexpr double kPartsInRidge = 3;  // times the response's scale: the source is trusted more

Vector equally(Index parts, double sum) {
    return Vector::Constant(parts, sum / static_cast<double>(parts));
}

double totalVariance(const Matrix& X) {
    return (X.rowwise() - X.colwise().mean()).squaredNorm() / static_cast<double>(X.rows());
}

/// Least squares of v on f, pulled to slope 1 by the worth of one row of the pool.
LinearMember affineMember(const TargetFeatures& shots, const Vector& v,
                          const TargetFeatures& pool) {
    const Vector f = shots.mean.array() - shots.mean.mean();
    const double slope = pulledSlope(f.dot(v), f.squaredNorm(), variance(pool.mean));
    return {
        "affine", v.mean() - slope * shots.mean.mean(), equally(shots.parts.cols(), slope), {}, {}};
}

LinearMember ridgeOnParts(const TargetFeatures& shots, const Vector& v, double scale,
                          const RunContext& context) {
    const double level = v.mean(), unit = kPartsInRidge / scale;
    Ridge ridge;
    ridge.fit(sideBySide({shots.encoded, Matrix((shots.parts.array() - level) * unit)}), v,
              context);
    const Vector parts = unit * ridge.weights().tail(shots.parts.cols());
    return {"ridge xf",
            ridge.intercept() - level * parts.sum(),
            parts,
            {},
            ridge.weights().head(shots.encoded.cols())};
}

}  // namespace

Vector LinearMember::predict(const TargetFeatures& rows) const {
    Vector sum = Vector::Constant(rows.size(), intercept);
    if (parts.size() > 0) sum += rows.parts * parts;
    if (latents.size() > 0) sum += rows.latents * latents;
    if (encoded.size() > 0) sum += rows.encoded * encoded;
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
    if (latents.size() > 0) add(features.latents(), latents);
    if (encoded.size() > 0) add(features.encoded(), encoded);
    return sum.node < 0 ? builder.constant(Vector::Constant(1, intercept)) : sum;
}

std::vector<LinearMember> fitLinearMembers(const TargetFeatures& shots, const Vector& v,
                                           const TargetFeatures& pool, double scale, bool shared,
                                           const RunContext& context) {
    std::vector<LinearMember> members;
    members.push_back({"mean", v.mean(), {}, {}, {}});
    Ridge own;
    own.fit(shots.encoded, v, context);
    members.push_back({"ridge", own.intercept(), {}, {}, own.weights()});
    if (!shared) return members;

    const Index sources = shots.parts.cols();
    members.push_back({"zero", 0, equally(sources, 1), {}, {}});
    members.push_back({"offset", (v - shots.mean).mean(), equally(sources, 1), {}, {}});
    const LinearMember affine = affineMember(shots, v, pool);
    members.push_back(affine);
    const OutputMap map = fitOutputMap(shots.parts, v, totalVariance(pool.parts));
    members.push_back({"multi", map.intercept, map.weights, {}, {}});
    const std::vector<double> lambdas = logSpace(-1, 4, 16);
    Ridge probe(lambdas), correction(lambdas);
    probe.fit(shots.latents, v, context);
    members.push_back({"lp", probe.intercept(), {}, probe.weights(), {}});
    correction.fit(shots.latents, v - affine.predict(shots), context);
    members.push_back({"lp res",
                       affine.intercept + correction.intercept(),
                       affine.parts,
                       correction.weights(),
                       {}});
    members.push_back(ridgeOnParts(shots, v, scale, context));
    return members;
}

}  // namespace footbridge
