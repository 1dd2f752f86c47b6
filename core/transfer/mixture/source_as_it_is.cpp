// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/source_as_it_is.h"

#include <algorithm>

namespace footbridge {
namespace {

constexpr double kLeastStackError = 1e-6;
constexpr double kJudgedShare = 0.4;  ///< of the held-out rows, those that judged the learners

/// Proportional to 1 / error^8, without the floor of the stack for other targets: nearly the best
/// learner alone, a mean where several are as good. `errors` on shots, over the source's variance.
Vector sharpWeights(const SourcePart& part, const Vector& errors, Index shots) {
    const SourceStack& stack = part.stack;
    if (stack.errors.size() != errors.size()) return stack.weights;
    const double held = kJudgedShare * static_cast<double>(part.heldOutResponses.size());
    const auto n = static_cast<double>(shots);
    const Vector all = (held * stack.errors + n * errors).array() / (held + n) + kLeastStackError;
    const Vector weights = (all.minCoeff() / all.array()).square().square().square();
    return weights / weights.sum();
}

}  // namespace

SourceAsItIs::SourceAsItIs(const TargetView& view, Index source, const TargetFeatures& shots,
                           const Vector& v) {
    if (!view.shared) return;
    const auto parts = static_cast<Index>(view.source->parts.size());
    const SourcePart& part = view.source->parts[static_cast<std::size_t>(source)];
    const Matrix all = sideBySide({shots.trees, shots.networks, shots.processes});
    const Index learners = all.cols() / parts;
    const double variance = std::max(part.deviation * part.deviation, 1e-12);
    Vector errors(learners);
    for (Index k = 0; k < learners; ++k)
        errors[k] = (all.col(k * parts + source) - v).squaredNorm() /
                    (variance * static_cast<double>(v.size()));
    const Vector weights = sharpWeights(part, errors, v.size());
    m_weights = Vector::Zero(all.cols());
    for (Index k = 0; k < learners; ++k)
        m_weights[k * parts + source] = part.stack.slope * weights[k];
    m_shift = (1 - part.stack.slope) * part.mean;
}

Vector SourceAsItIs::predict(const TargetFeatures& rows) const {
    return (sideBySide({rows.trees, rows.networks, rows.processes}) * m_weights).array() + m_shift;
}

graph::Value SourceAsItIs::emit(FeatureGraph& features) const {
    std::vector<graph::Value> learners{features.trees(), features.networks()};
    if (const auto processes = features.processes()) learners.push_back(*processes);
    graph::Builder& builder = features.builder();
    return builder.linear(builder.concat(learners), m_weights, Vector::Constant(1, m_shift));
}

}  // namespace footbridge
