// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/forest_members.h"

#include "core/learners/boosted_trees.h"
#include "core/learners/forest.h"
#include "core/learners/gaussian_process.h"

namespace footbridge {
namespace {

Matrix inputs(const ForestMember& member, const TargetFeatures& rows, const Vector& base) {
    if (!member.asksSource) return rows.encoded;
    return sideBySide({rows.encoded, rows.trees, rows.networks, rows.processes, rows.parts, base});
}

}  // namespace

Vector ForestMember::predict(const TargetFeatures& rows) const {
    const Vector start = base.predict(rows);
    return start + learner->predict(inputs(*this, rows, start));
}

graph::Value ForestMember::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    if (!asksSource) return learner->emit(builder, features.encoded());
    const graph::Value start = base.emit(features);
    std::vector<graph::Value> columns{features.encoded(), features.trees(), features.networks()};
    if (const auto processes = features.processes()) columns.push_back(*processes);
    columns.push_back(features.parts());
    columns.push_back(start);
    return builder.add(start, learner->emit(builder, builder.concat(columns)));
}

std::vector<ForestMember> fitForestMembers(const TargetFeatures& shots, const Vector& v,
                                           const std::optional<LinearMember>& multi, int trees,
                                           const RunContext& context) {
    std::vector<ForestMember> members;
    const auto add = [&](ForestMember member, std::shared_ptr<Regressor> learner) {
        const Vector start = member.base.predict(shots);
        learner->fit(inputs(member, shots, start), v - start, context);
        member.learner = std::move(learner);
        members.push_back(std::move(member));
    };
    const auto forest = [&] { return std::make_shared<Forest>(ForestOptions{trees, 1, 1, false}); };
    if (multi) {
        add({"multi + et", *multi, true, nullptr}, forest());
        return members;
    }
    add({"et", {}, false, nullptr}, forest());
    // Where the shots alone have to do, ways that are too slow to stand beside the source's.
    add({"boosted trees", {}, false, nullptr}, std::make_shared<BoostedTrees>());
    add({"gp", {}, false, nullptr}, std::make_shared<GaussianProcess>());
    return members;
}

}  // namespace footbridge
