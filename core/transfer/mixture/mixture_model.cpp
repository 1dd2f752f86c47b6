// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/mixture_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/transfer/mixture/weights.h"
#include "core/transfer/out_of_fold.h"

namespace footbridge {
void MixtureModel::fit(const MixtureTask& task, const RunContext& context) {
    const TargetView& view = task.view;
    m_gate = view.shared ? std::clamp(task.gate, 0.0, 1.0) : 1;
    const ClipRange range = clipRange(view, task.shots, task.v);
    m_range = {range.low, range.high};
    m_representations = Representations(view, task.reference, task.shots);
    const RowBases bases = m_representations.of(task.shots);
    const std::vector<Matrix> kernels = kernelsBetween(m_representations, bases, bases);
    context.checkCancelled();
    const Members members = fitMembers(view, task.shots, task.reference, kernels, task.v, context);
    MemberErrors errors;
    errors.outOfFold = membersOutOfFold(members, view, task.shots, task.reference, kernels, task.v,
                                        task.folds, context);
    errors.v = task.v;
    errors.spread = spreadOf(view, task.v);
    errors.pool = m_range.clip(membersPredict(
        members, kernelsBetween(m_representations, m_representations.of(task.reference), bases),
        task.reference));
    errors.belief = beliefVoices(members, view.shared);
    errors.groups = task.shots.groups;
    m_outOfFold = m_range.clip(mixtureOutOfFold(errors, task.folds));
    if (m_gate < 1) m_outOfFold = m_gate * m_outOfFold + (1 - m_gate) * task.shots.mean;
    assemble(task, members, errors);
    m_shares = priorShares(members.processes, members.evidence, kernels);
}

void MixtureModel::assemble(const MixtureTask& task, const Members& members,
                            const MemberErrors& errors) {
    Rows all(static_cast<std::size_t>(task.v.size()));
    std::iota(all.begin(), all.end(), Index{0});
    const Vector weights = memberWeights(errors, all);
    const double own = std::max(variance(task.v), 1e-12);
    m_weights.clear();
    const auto tell = [&](const std::string& name, Index column, double weight) {
        m_weights.push_back({name, m_gate * weight + (name == "zero" ? 1 - m_gate : 0),
                             normalisedError(errors.outOfFold.col(column), task.v, own)});
    };
    m_linear.clear();
    Index column = 0;
    for (const LinearMember& member : members.linear) {
        if (weights[column] > 0) m_linear.push_back({member, weights[column]});
        tell(member.name, column, weights[column]);
        ++column;
    }
    m_forests.clear();
    for (const ForestMember& member : members.forests) {
        if (weights[column] > 0) m_forests.push_back({member, weights[column]});
        tell(member.name, column, weights[column]);
        ++column;
    }
    const Index processes = members.evidence.size();
    const Vector shares =
        weights.segment(column, processes) + weights[column + processes] * members.evidence;
    for (Index m = 0; m < processes; ++m)
        tell(members.processes[static_cast<std::size_t>(m)].kind->name, column + m, shares[m]);
    m_processWeight = shares.sum();
    if (m_processWeight > 0)
        m_processes = ProcessSum(members.processes, withoutSmall(shares / m_processWeight),
                                 m_representations, task.shots, task.reference);
    std::stable_sort(m_weights.begin(), m_weights.end(),
                     [](const auto& a, const auto& b) { return a.weight > b.weight; });
}

Vector MixtureModel::predict(const TargetFeatures& rows) const {
    Vector sum = Vector::Zero(rows.size());
    for (const auto& each : m_linear) sum += each.weight * m_range.clip(each.member.predict(rows));
    for (const auto& each : m_forests) sum += each.weight * m_range.clip(each.member.predict(rows));
    if (m_processWeight > 0)
        sum += m_processWeight * m_range.clip(m_processes.predict(m_representations, rows));
    if (m_gate < 1) sum = m_gate * sum + (1 - m_gate) * rows.mean;
    return sum;
}

graph::Value MixtureModel::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    if (m_gate == 0) return features.mean();
    std::vector<graph::Value> terms;
    std::vector<double> weights;
    const auto add = [&](graph::Value value, double weight) {
        terms.push_back(value);
        weights.push_back(weight);
    };
    for (const auto& each : m_linear) add(each.member.emit(features), each.weight);
    for (const auto& each : m_forests) add(each.member.emit(features), each.weight);
    if (m_processWeight > 0) {
        BasisGraph bases(features, m_representations);
        add(m_processes.emit(bases, m_representations), m_processWeight);
    }
    const auto count = static_cast<Index>(terms.size());
    const graph::Value clipped =
        builder.clip(terms.size() == 1 ? terms.front() : builder.concat(terms),
                     Vector::Constant(count, m_range.low), Vector::Constant(count, m_range.high));
    const Vector shares = m_gate * Eigen::Map<const Vector>(weights.data(), count);
    const graph::Value sum = builder.linear(clipped, shares, Vector::Zero(1));
    return m_gate == 1 ? sum : builder.add(sum, builder.scaled(features.mean(), 1 - m_gate, 0));
}

}  // namespace footbridge
