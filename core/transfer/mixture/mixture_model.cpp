// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/mixture_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/transfer/mixture/weights.h"
#include "core/transfer/out_of_fold.h"

namespace footbridge {
namespace {

// A source's variance counts as much as this many shots.
constexpr double kSourceRows = 2;

/// Variance of v, steadied by the sources': what errors and responses are measured by.
double spreadOf(const TargetView& view, const Vector& v) {
    const double own = variance(v);
    if (!view.shared) return std::max(own, 1e-12);
    double source = 0;
    for (const SourcePart& part : view.source->parts) source += part.deviation * part.deviation;
    source /= static_cast<double>(view.source->parts.size());
    const auto n = static_cast<double>(v.size());
    return std::max((n * own + kSourceRows * source) / (n + kSourceRows), 1e-12);
}

/// All members fitted to the same shots. Columns of predictions: linear members, processes, and
/// their evidence mixture.
struct Members {
    std::vector<LinearMember> linear;
    std::vector<ProcessFit> processes;
    Vector evidence;

    Index count() const { return static_cast<Index>(linear.size() + processes.size()) + 1; }

    Matrix predict(const TargetFeatures& rows, const std::vector<Matrix>& kernels) const {
        Matrix predicted(rows.size(), count());
        Index at = 0;
        for (const LinearMember& member : linear) predicted.col(at++) = member.predict(rows);
        for (const ProcessFit& fit : processes) predicted.col(at++) = fit.predict(kernels, rows);
        predicted.col(at) = predicted.middleCols(Index(linear.size()), evidence.size()) * evidence;
        return predicted;
    }
};

Members fitMembers(const TargetView& view, const TargetFeatures& shots,
                   const std::vector<Matrix>& kernels, const Vector& v,
                   std::span<const ProcessFit> starts, const RunContext& context) {
    const double scale = std::sqrt(spreadOf(view, v));
    Members members;
    members.linear = fitLinearMembers(shots, v, scale, view.shared, context);
    members.processes = fitProcesses({&shots, &kernels, v, scale}, view.shared, starts, context);
    members.evidence = evidenceWeights(members.processes);
    return members;
}

/// Predictions of the shots by members that were fitted without their fold.
Matrix outOfFoldOf(const MixtureTask& task, const Members& members,
                   const std::vector<Matrix>& kernels, const RunContext& context) {
    Matrix predicted = Matrix::Constant(task.v.size(), members.count(), task.v.mean());
    for (const FoldRows& rows : foldRows(task.folds)) {
        context.checkCancelled();
        const TargetFeatures teach = task.shots.select(rows.teach);
        const Vector known = task.v(rows.teach);
        const Members fold =
            fitMembers(task.view, teach, subBlocks(kernels, rows.teach, rows.teach), known,
                       members.processes, context);
        const ClipRange range = clipRange(task.view, teach, known);
        predicted(rows.ask, Eigen::all) =
            fold.predict(task.shots.select(rows.ask), subBlocks(kernels, rows.ask, rows.teach))
                .cwiseMax(range.low)
                .cwiseMin(range.high);
    }
    return predicted;
}

}  // namespace

void MixtureModel::fit(const MixtureTask& task, const RunContext& context) {
    m_gate = task.view.shared ? std::clamp(task.gate, 0.0, 1.0) : 1;
    const ClipRange range = clipRange(task.view, task.shots, task.v);
    m_range = {range.low, range.high};
    m_representations = Representations(task.view, task.reference, task.shots);
    const RowBases bases = m_representations.of(task.shots);
    const std::vector<Matrix> kernels = kernelsBetween(m_representations, bases, bases);
    context.checkCancelled();
    const Members members = fitMembers(task.view, task.shots, kernels, task.v, {}, context);
    MemberErrors errors{outOfFoldOf(task, members, kernels, context), task.v,
                        spreadOf(task.view, task.v), members.count() - 1};
    Rows all(static_cast<std::size_t>(task.v.size()));
    std::iota(all.begin(), all.end(), Index{0});
    const Vector weights = memberWeights(errors, all);
    m_outOfFold = m_range.clip(mixtureOutOfFold(errors, task.folds));
    if (m_gate < 1) m_outOfFold = m_gate * m_outOfFold + (1 - m_gate) * task.shots.mean;

    m_weights.clear();
    m_linear.clear();
    const double own = std::max(variance(task.v), 1e-12);
    const auto tell = [&](const std::string& name, Index column, double weight) {
        m_weights.push_back({name, m_gate * weight + (name == "zero" ? 1 - m_gate : 0),
                             normalisedError(errors.outOfFold.col(column), task.v, own)});
    };
    Index column = 0;
    for (const LinearMember& member : members.linear) {
        if (weights[column] > 0) m_linear.push_back({member, weights[column]});
        tell(member.name, column, weights[column]);
        ++column;
    }
    const auto processes = static_cast<Index>(members.processes.size());
    Vector shares =
        weights.segment(column, processes) + weights[column + processes] * members.evidence;
    for (const ProcessFit& fit : members.processes) {
        tell(fit.kind->name, column, shares[column - Index(members.linear.size())]);
        ++column;
    }
    m_processWeight = shares.sum();
    if (m_processWeight > 0)
        m_processes = ProcessSum(members.processes, withoutSmall(shares / m_processWeight),
                                 m_representations, task.shots, task.reference);
    std::stable_sort(m_weights.begin(), m_weights.end(),
                     [](const auto& a, const auto& b) { return a.weight > b.weight; });
    m_shares = priorShares(members.processes, members.evidence, kernels);
}

Vector MixtureModel::predict(const TargetFeatures& rows) const {
    Vector sum = Vector::Zero(rows.size());
    for (const Weighted& each : m_linear)
        sum += each.weight * m_range.clip(each.member.predict(rows));
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
    for (const Weighted& each : m_linear) add(each.member.emit(features), each.weight);
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
