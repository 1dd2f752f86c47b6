// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/members.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/transfer/clip_range.h"

namespace footbridge {
namespace {

// A source's variance counts as much as this many shots.
constexpr double kSourceRows = 2;
// With more shots a fold hardly changes the parameters, and fitting them again costs seconds.
constexpr Index kMostRefitted = 60;
constexpr int kTrees = 100;
constexpr int kTreesInFolds = 40;

/// Fills the fold's rows of the processes' columns of `predicted`.
class FoldProcesses {
  public:
    FoldProcesses(const Members& members, Matrix& predicted)
        : m_members(members), m_first(members.processColumn()), m_predicted(predicted) {}

    /// By processes fitted to the other rows.
    void refitted(const ProcessData& teach, bool shared, const TargetFeatures& asked,
                  const std::vector<Matrix>& kernels, const Rows& rows, const RunContext& context) {
        const std::vector<ProcessFit> fits = fitProcesses(teach, shared, context);
        Matrix values(asked.size(), static_cast<Index>(fits.size()));
        for (std::size_t m = 0; m < fits.size(); ++m)
            values.col(static_cast<Index>(m)) = fits[m].predict(kernels, asked);
        fill(values, evidenceWeights(fits), rows);
    }

    /// By those fitted to all rows, the fold taken out of them.
    void kept(const Vector& v, const Rows& rows) {
        const Index count = m_members.evidence.size();
        Matrix values(static_cast<Index>(rows.size()), count);
        Vector objectives(count);
        for (Index m = 0; m < count; ++m) {
            const auto without = m_members.processes[static_cast<std::size_t>(m)].without(rows, v);
            values.col(m) = without.values;
            objectives[m] = without.negativeLogPosterior;
        }
        fill(values, evidenceWeights(m_members.processes, objectives), rows);
    }

  private:
    void fill(const Matrix& values, const Vector& evidence, const Rows& rows) {
        const Vector mixed = values * evidence;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            m_predicted.row(rows[i]).segment(m_first, values.cols()) =
                values.row(static_cast<Index>(i));
            m_predicted(rows[i], m_first + values.cols()) = mixed[static_cast<Index>(i)];
        }
    }

    const Members& m_members;
    Index m_first;
    Matrix& m_predicted;
};

/// The base of the forest that asks the source, where it can be asked.
std::optional<LinearMember> baseOf(const TargetView& view, const TargetFeatures& shots,
                                   const Vector& v, const TargetFeatures& pool) {
    if (!view.shared) return std::nullopt;
    return fitMultipleMap(shots, v, pool);
}

/// Mean logarithm over the sources' processes; empty without any.
Vector sourceLengths(const TargetView& view) {
    constexpr double kLeast = 1e-6;
    if (!view.shared || !view.source->hasProcesses()) return {};
    const auto& parts = view.source->parts;
    Vector sum = Vector::Zero(parts.front().process->inverseLengths.size());
    for (const SourcePart& part : parts)
        sum -= Vector(part.process->inverseLengths.array().max(kLeast).log());
    return sum / static_cast<double>(parts.size());
}

}  // namespace

Index Members::columnOf(std::string_view name) const {
    Index column = 0;
    for (const LinearMember& member : linear) {
        if (member.name == name) return column;
        ++column;
    }
    if (aligned && aligned->name == name) return column;
    column = forestColumn();
    for (const ForestMember& member : forests) {
        if (member.name == name) return column;
        ++column;
    }
    for (const ProcessFit& fit : processes) {
        if (fit.kind->name == name) return column;
        ++column;
    }
    return -1;
}

std::vector<Index> Members::inEvidenceAlone() const {
    std::vector<Index> columns;
    for (std::size_t m = 0; m < processes.size(); ++m)
        if (!processes[m].kind->alone) columns.push_back(processColumn() + static_cast<Index>(m));
    return columns;
}

double spreadOf(const TargetView& view, const Vector& v) {
    const double own = variance(v);
    if (!view.shared) return std::max(own, 1e-12);
    double source = 0;
    for (const SourcePart& part : view.source->parts) source += part.deviation * part.deviation;
    source /= static_cast<double>(view.source->parts.size());
    const auto n = static_cast<double>(v.size());
    return std::max((n * own + kSourceRows * source) / (n + kSourceRows), 1e-12);
}

Members fitMembers(const TargetView& view, const TargetFeatures& shots, const TargetFeatures& pool,
                   const std::vector<Matrix>& kernels, const Vector& v, const RunContext& context) {
    const double scale = std::sqrt(spreadOf(view, v));
    Members members;
    members.linear = fitLinearMembers(shots, v, view.shared, context);
    members.aligned = fitAlignedMember(view, shots, pool, v);
    members.forests = fitForestMembers(shots, v, baseOf(view, shots, v, pool), kTrees, context);
    members.processes =
        fitProcesses({&shots, &kernels, v, scale, sourceLengths(view)}, view.shared, context);
    members.evidence = evidenceWeights(members.processes);
    return members;
}

Matrix membersPredict(const Members& members, const std::vector<Matrix>& kernels,
                      const TargetFeatures& rows) {
    Matrix predicted(rows.size(), members.count());
    Index column = 0;
    for (const LinearMember& member : members.linear)
        predicted.col(column++) = member.predict(rows);
    if (members.aligned) predicted.col(column++) = members.aligned->predict(rows);
    for (const ForestMember& member : members.forests)
        predicted.col(column++) = member.predict(rows);
    for (const ProcessFit& fit : members.processes)
        predicted.col(column++) = fit.predict(kernels, rows);
    predicted.col(column) =
        predicted.middleCols(members.processColumn(), members.evidence.size()) * members.evidence;
    return predicted;
}

std::vector<Index> beliefVoices(const Members& members, bool shared) {
    const Index ridge = members.columnOf("ridge");
    if (members.aligned) return {ridge};
    return {members.mixtureColumn(), members.columnOf(shared ? "gp N" : "et"), ridge};
}

Matrix membersOutOfFold(const Members& members, const TargetView& view, const TargetFeatures& shots,
                        const TargetFeatures& pool, const std::vector<Matrix>& kernels,
                        const Vector& v, const std::vector<int>& folds, const RunContext& context) {
    Matrix predicted = Matrix::Constant(v.size(), members.count(), v.mean());
    FoldProcesses processes(members, predicted);
    for (const FoldRows& rows : foldRows(folds)) {
        context.checkCancelled();
        const TargetFeatures teach = shots.select(rows.teach), ask = shots.select(rows.ask);
        const Vector known = v(rows.teach);
        const double scale = std::sqrt(spreadOf(view, known));
        Index column = 0;
        for (const LinearMember& member : fitLinearMembers(teach, known, view.shared, context))
            predicted(rows.ask, column++) = member.predict(ask);
        if (const auto aligned = fitAlignedMember(view, teach, pool, known))
            predicted(rows.ask, column++) = aligned->predict(ask);
        for (const ForestMember& member : fitForestMembers(
                 teach, known, baseOf(view, teach, known, pool), kTreesInFolds, context))
            predicted(rows.ask, column++) = member.predict(ask);
        if (v.size() > kMostRefitted) {
            processes.kept(v, rows.ask);
        } else {
            const std::vector<Matrix> own = subBlocks(kernels, rows.teach, rows.teach);
            processes.refitted({&teach, &own, known, scale, sourceLengths(view)}, view.shared, ask,
                               subBlocks(kernels, rows.ask, rows.teach), rows.ask, context);
        }
        const ClipRange range = clipRange(view, teach, known);
        for (const Index row : rows.ask)
            for (double& value : predicted.row(row))
                value =
                    std::isfinite(value) ? std::clamp(value, range.low, range.high) : known.mean();
    }
    return predicted;
}

}  // namespace footbridge
