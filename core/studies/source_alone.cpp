// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/source_alone.h"

#include "core/transfer/feature_graph.h"
#include "core/transfer/target_reader.h"
#include "core/transfer/test_scorer.h"

namespace footbridge {

SourceAlone sourceAlone(const SourceModel& source, const Dataset& target, const Split& split,
                        const Matching& matching, Pool pool, const RunContext& context) {
    const TargetReading reading =
        readTarget(source, target, {split.shots, pool == Pool::Shots}, matching, context);
    const TargetView& view = reading.view;
    if (!view.shared) return {};
    const TestScorer scorer(target, view.schema, split.test);
    const auto errorsOf = [&](graph::Value (FeatureGraph::*answer)()) {
        FeatureGraph features(view);
        graph::Builder& builder = features.builder();
        const graph::Value each = (features.*answer)();
        const graph::Value mean = builder.linear(
            each, Matrix::Constant(each.columns, 1, 1 / static_cast<double>(each.columns)),
            Vector::Zero(1));
        AdaptedModel model;
        model.schema = view.schema;
        model.transform = view.transform;
        model.graph = builder.finish(view.transform.emitBackward(builder, mean));
        return scorer.score(model, context);
    };
    return {errorsOf(&FeatureGraph::trees), errorsOf(&FeatureGraph::networks)};
}

}  // namespace footbridge
