// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/mixture_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/transfer/clip_range.h"
#include "core/transfer/mixture/weights.h"

namespace footbridge {
namespace {

constexpr double kClearGain = 0.8;
constexpr double kLeastSpread = 1e-12;  // of the responses' variance: exact shots keep a width

/// How sure the shots are that the mixture is better than the source as it is: as sure as their
/// responses are rare where its squared out-of-fold errors are smaller (rarity alone does not say
/// what is better); or 0 unless its errors are a fifth smaller and 2 standard errors apart, 1 from
/// 3 on.
double gainOver(const Vector& source, const Vector& mixture, const Vector& v, double responseGate) {
    const Vector plain = (v - source).cwiseAbs(), mixed = (v - mixture).cwiseAbs();
    const double rare = mixed.squaredNorm() < plain.squaredNorm() ? responseGate : 0;
    if (mixed.mean() > kClearGain * plain.mean()) return rare;
    const Vector gain = plain - mixed;
    const double error =
        std::sqrt(variance(gain) / static_cast<double>(std::max<Index>(gain.size() - 1, 1)));
    return error > 0 ? std::clamp(gain.mean() / error - 2, rare, 1.0) : 1;
}

/// A source that knows nothing of its own platform is not asked: there are only wrong ways to
/// follow it.
bool asksSource(const MixtureTask& task) {
    return task.view.shared && task.view.source->knowsItself();
}

}  // namespace

void MixtureModel::fit(const MixtureTask& task, const RunContext& context) {
    TargetView view = task.view;
    view.shared = asksSource(task);
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
    errors.voices = beliefVoices(members, view.shared);
    errors.groups = task.shots.groups;
    errors.joinedFrom = members.processColumn();
    errors.silent = members.inEvidenceAlone();
    m_leaning = Leaning::None;
    m_shift = 0;
    weigh(task, members, errors);
    if (task.loss.leans()) lean(task, members, errors);
    m_shares = priorShares(members.processes, members.evidence, kernels);
}

void MixtureModel::weigh(const MixtureTask& task, const Members& members,
                         const MemberErrors& errors) {
    const MixtureOutOfFold outOfFold = mixtureOutOfFold(errors, task.folds);
    m_blend = blendFor(task, task.shots, task.v, outOfFold.value);
    assemble(task, members, errors);
    learnSpread(task, errors, outOfFold);
}

void MixtureModel::lean(const MixtureTask& task, const Members& members,
                        const MemberErrors& errors) {
    const auto shiftFor = [&](const Rows& rows) {
        return task.loss.bestShift(task.v(rows) - m_outOfFold(rows), m_outOfFoldSpread(rows));
    };
    Vector quantile = m_outOfFold;
    for (const FoldRows& rows : foldRows(task.folds))
        if (!rows.teach.empty())
            quantile(rows.ask) += shiftFor(rows.teach) * m_outOfFoldSpread(rows.ask);
    Rows all(static_cast<std::size_t>(task.v.size()));
    std::iota(all.begin(), all.end(), Index{0});
    const double shift = shiftFor(all);
    MemberErrors leaning = errors;
    leaning.loss = task.loss;
    weigh(task, members, leaning);
    m_leaning = Leaning::Weights;
    if (task.loss.mean(task.v, m_outOfFold) < task.loss.mean(task.v, quantile)) return;
    weigh(task, members, errors);
    m_leaning = Leaning::Quantile;
    m_shift = shift;
    m_outOfFold = quantile;
}

Vector MixtureModel::Blend::of(const Vector& mixture, const TargetFeatures& rows) const {
    return gate < 1 ? Vector(gate * mixture + (1 - gate) * source.predict(rows)) : mixture;
}

MixtureModel::Blend MixtureModel::blendFor(const MixtureTask& task, const TargetFeatures& shots,
                                           const Vector& v, const Vector& mixture) {
    Blend blend;
    if (!asksSource(task) || task.gate >= 1) return blend;
    const SourceGate found = task.sourceGate(shots, v);
    blend.source = SourceAsItIs(task.view, static_cast<Index>(found.closest), shots, v);
    blend.gate = std::max(std::max(task.gate, 0.0), gainOver(blend.source.predict(shots), mixture,
                                                             v, std::clamp(found.gate, 0.0, 1.0)));
    return blend;
}

void MixtureModel::assemble(const MixtureTask& task, const Members& members,
                            const MemberErrors& errors) {
    Rows all(static_cast<std::size_t>(task.v.size()));
    std::iota(all.begin(), all.end(), Index{0});
    const Vector weights = memberWeights(errors, all);
    const double own = std::max(variance(task.v), 1e-12);
    m_weights.clear();
    const auto tell = [&](const std::string& name, Index column, double weight) {
        m_weights.push_back({name, m_blend.gate * weight,
                             normalisedError(errors.outOfFold.col(column), task.v, own)});
    };
    m_linear.clear();
    Index column = 0;
    for (const LinearMember& member : members.linear) {
        if (weights[column] > 0) m_linear.push_back({member, weights[column]});
        tell(member.name, column, weights[column]);
        ++column;
    }
    m_aligned.reset();
    if (members.aligned) {
        if (weights[column] > 0) m_aligned = {*members.aligned, weights[column]};
        tell(members.aligned->name, column, weights[column]);
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
    if (m_blend.gate < 1)
        m_weights.push_back({kSourceAsItIsName, 1 - m_blend.gate,
                             normalisedError(m_blend.source.predict(task.shots), task.v, own)});
    std::stable_sort(m_weights.begin(), m_weights.end(),
                     [](const auto& a, const auto& b) { return a.weight > b.weight; });
}

void MixtureModel::learnSpread(const MixtureTask& task, const MemberErrors& errors,
                               const MixtureOutOfFold& mixture) {
    const Vector clipped = m_range.clip(mixture.value);
    m_outOfFold = m_blend.of(clipped, task.shots);
    Vector gates = Vector::Constant(task.v.size(), m_blend.gate);
    // Each fold by a gate and by weights of the source's learners that the other folds chose.
    if (m_blend.gate < 1)
        for (const FoldRows& rows : foldRows(task.folds)) {
            std::vector<int> folds;
            for (const Index row : rows.teach)
                folds.push_back(task.folds[static_cast<std::size_t>(row)]);
            const Blend blend =
                blendFor(task, task.shots.select(rows.teach), task.v(rows.teach),
                         mixtureOutOfFold(errorsOf(errors, rows.teach), folds).value);
            m_outOfFold(rows.ask) = blend.of(clipped(rows.ask), task.shots.select(rows.ask));
            gates(rows.ask).setConstant(blend.gate);
        }
    const double typical = median((task.v - m_outOfFold).cwiseAbs());
    m_leastSpread = std::max(typical * typical, kLeastSpread * errors.spread);
    const Matrix& encoded = task.shots.encoded;
    Vector leverage = Vector::Zero(task.v.size());
    for (const FoldRows& rows : foldRows(task.folds))
        if (!rows.teach.empty())
            leverage(rows.ask) =
                Leverage(encoded(rows.teach, Eigen::all)).of(encoded(rows.ask, Eigen::all));
    m_outOfFoldSpread =
        (gates.array() * (mixture.disagreement + m_leastSpread * leverage).array() + m_leastSpread)
            .sqrt();
    m_leverage = Leverage(encoded);
    const Terms said = terms(task.reference);
    m_typicalSpread = median(spreadAt(task.reference, said, said.values * said.weights));
}

Vector MixtureModel::spreadAt(const TargetFeatures& rows, const Terms& terms,
                              const Vector& sum) const {
    const Vector disagreement = (terms.values.colwise() - sum).cwiseAbs2() * terms.weights;
    const Vector open = disagreement + m_leastSpread * m_leverage.of(rows.encoded);
    return (m_blend.gate * open.array() + m_leastSpread).sqrt();
}

MixtureModel::Terms MixtureModel::terms(const TargetFeatures& rows) const {
    const auto count = static_cast<Index>(m_linear.size() + m_forests.size()) +
                       (m_aligned ? 1 : 0) + (m_processWeight > 0 ? 1 : 0);
    Terms terms{Matrix(rows.size(), count), Vector(count)};
    Index column = 0;
    const auto add = [&](const Vector& value, double weight) {
        terms.values.col(column) = m_range.clip(value);
        terms.weights[column++] = weight;
    };
    for (const auto& each : m_linear) add(each.member.predict(rows), each.weight);
    if (m_aligned) add(m_aligned->member.predict(rows), m_aligned->weight);
    for (const auto& each : m_forests) add(each.member.predict(rows), each.weight);
    if (m_processWeight > 0) add(m_processes.predict(m_representations, rows), m_processWeight);
    return terms;
}

Vector MixtureModel::predict(const TargetFeatures& rows) const {
    const Terms said = terms(rows);
    const Vector sum = said.values * said.weights;
    const Vector value = m_blend.of(sum, rows);
    return m_shift == 0 ? value : Vector(value + m_shift * spreadAt(rows, said, sum));
}

MixtureModel::Emitted MixtureModel::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    const Vector none = Vector::Zero(1);
    Emitted emitted;
    MixtureParts& parts = emitted.parts;
    parts.gate = m_blend.gate;
    parts.leastVariance = m_leastSpread;
    parts.typicalSpread = m_typicalSpread;
    parts.shift = m_shift;
    parts.detail = m_weights;
    const auto leant = [&](graph::Value value, graph::Value spread) {
        parts.spread = spread.node;
        emitted.spread = spread;
        emitted.value =
            m_shift == 0 ? value : builder.add(value, builder.scaled(spread, m_shift, 0));
        return emitted;
    };
    const auto source = [&] {
        const graph::Value value = m_blend.source.emit(features);
        parts.source = value.node;
        return value;
    };
    if (m_blend.gate == 0)
        return leant(source(), builder.constant(Vector::Constant(1, std::sqrt(m_leastSpread))));
    std::vector<graph::Value> terms;
    const auto add = [&](graph::Value value, const std::string& name, double weight) {
        terms.push_back(value);
        parts.terms.push_back({name, weight});
    };
    for (const auto& each : m_linear)
        add(each.member.emit(features), each.member.name, each.weight);
    if (m_aligned) add(m_aligned->member.emit(features), m_aligned->member.name, m_aligned->weight);
    for (const auto& each : m_forests)
        add(each.member.emit(features), each.member.name, each.weight);
    if (m_processWeight > 0) {
        BasisGraph bases(features, m_representations);
        add(m_processes.emit(bases, m_representations), kProcessesName, m_processWeight);
    }
    const auto count = static_cast<Index>(terms.size());
    const graph::Value clipped =
        builder.clip(terms.size() == 1 ? terms.front() : builder.concat(terms),
                     Vector::Constant(count, m_range.low), Vector::Constant(count, m_range.high));
    parts.members = clipped.node;
    Vector shares(count);
    for (Index m = 0; m < count; ++m) shares[m] = parts.terms[static_cast<std::size_t>(m)].weight;
    const graph::Value sum = builder.linear(clipped, shares, none);
    const graph::Value away = builder.combine(graph::Binary::Subtract, clipped, sum);
    const graph::Value squares = builder.combine(graph::Binary::Multiply, away, away);
    const graph::Value disagreement = builder.linear(squares, m_blend.gate * shares, none);
    const graph::Value rest =
        builder.scaled(m_leverage.emit(features), m_blend.gate * m_leastSpread, m_leastSpread);
    const graph::Value spread = builder.apply(graph::Unary::Sqrt, builder.add(disagreement, rest));
    if (m_blend.gate == 1) return leant(sum, spread);
    return leant(builder.add(builder.scaled(sum, m_blend.gate, 0),
                             builder.scaled(source(), 1 - m_blend.gate, 0)),
                 spread);
}

}  // namespace footbridge
