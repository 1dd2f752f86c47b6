// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/aligned_member.h"

#include "core/transfer/input_pairing.h"

namespace footbridge {
namespace {

/// With so many shots their correlations count half: shapes come from more rows.
constexpr double kShotsToTrust = 20;

}  // namespace

std::optional<AlignedMember> fitAlignedMember(const TargetView& view, const TargetFeatures& shots,
                                              const TargetFeatures& pool, const Vector& v) {
    if (view.shared || view.source->profiles.empty()) return std::nullopt;
    AlignedMember member{kAlignedSourceName, view.source, {}, {}};
    const auto n = static_cast<double>(v.size());
    member.inputs =
        pairedInputs(view.source->profiles, profileInputs(pool.encoded, shots.encoded, v), 1,
                     n / (n + kShotsToTrust))
            .front();
    const Matrix parts =
        view.source->encodedPredictions(throughLayer(shots.encoded, member.inputs));
    member.map = fitOutputMap(parts, v);
    return member;
}

Vector AlignedMember::predict(const TargetFeatures& rows) const {
    const Matrix parts = source->encodedPredictions(throughLayer(rows.encoded, inputs));
    return (parts * map.weights).array() + map.intercept;
}

graph::Value AlignedMember::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    const graph::Value aligned = builder.linear(features.encoded(), inputs.weight, inputs.bias);
    return builder.linear(source->emitPredictions(builder, aligned), map.weights,
                          Vector::Constant(1, map.intercept));
}

}  // namespace footbridge
