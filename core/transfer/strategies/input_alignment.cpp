// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/strategies/input_alignment.h"

#include <cmath>
#include <limits>

#include "core/metrics/errors.h"
#include "core/transfer/clip_range.h"
#include "core/transfer/input_pairing.h"
#include "core/transfer/strategies/inner_folds.h"
#include "core/transfer/strategies/output_map.h"

namespace footbridge {
namespace {

constexpr int kStarts = 3;
constexpr int kRaceSteps = 100;  ///< of each start; the best goes on with all steps

/// How long a layer is trained and how strongly it is held to its start.
struct Freedom {
    int steps;
    double pull;
};
/// More steps with a strong pull overfit; a weak one takes them to get anywhere.
constexpr Freedom kUsual{200, 0.1}, kLoose{400, 0.01};
constexpr double kWorthLooser = 0.95;  ///< of the error: below it a looser pull is believed
constexpr int kAlignmentFolds = 3;     ///< an alignment is dear to train
constexpr Index kFewestForFolds = 6;
constexpr Index kFewestToLoosen = 20;  ///< with fewer the folds choose by chance
constexpr double kLeastSpreadOfOutput =
    1e-3;                            ///< of the standardised source response; below, it is rounding
constexpr double kLeastSlope = 0.3;  ///< of the standardised map, so that gradients arrive

AlignmentOptions optionsOf(const Freedom& freedom) {
    AlignmentOptions options;
    options.steps = freedom.steps;
    options.pullInput = freedom.pull;
    return options;
}

Layer identityStart(Index shared, Index own) {
    Layer layer{Matrix::Zero(shared + own, shared), Vector::Zero(shared)};
    layer.weight.topRows(shared).setIdentity();
    return layer;
}

}  // namespace

Matrix InputAlignment::inputs(const TargetFeatures& rows) const {
    if (!m_view.shared) return rows.encoded;
    return sideBySide({rows.sourceEncoded, rows.encoded(Eigen::all, m_view.ownColumns)});
}

std::vector<Layer> InputAlignment::starts(const TargetFeatures& shots, const Vector& v) const {
    if (m_view.shared)
        return {identityStart(m_view.source->encoder.columns(),
                              static_cast<Index>(m_view.ownColumns.size()))};
    return pairedInputs(m_view.source->profiles, profileInputs(m_view.reference, shots.encoded, v),
                        kStarts, 1);
}

InputAlignment::Trained InputAlignment::train(std::size_t network, const Layer& start,
                                              const Matrix& X, const Vector& v,
                                              const AlignmentOptions& options,
                                              const RunContext& context) const {
    const double mean = v.mean(), spread = std::sqrt(variance(v));
    const double deviation = spread > 0 ? spread : 1;
    const Vector standardised = (v.array() - mean) / deviation;
    // The output map of the start is folded into the network: training begins at slope 1.
    Member member{start, m_view.source->meanHead(network), 1, 0};
    const Vector f = member.network.predict(throughLayer(X, start)).col(0);
    const double spreadOfF =
        std::sqrt(variance(f)) > kLeastSpreadOfOutput ? std::sqrt(variance(f)) : 1;
    const OutputMap map = fitOutputMap(Matrix(f / spreadOfF), standardised);
    const double slope =
        std::copysign(std::max(std::abs(map.weights[0]), kLeastSlope), map.weights[0]) / spreadOfF;
    Layer& last = member.network.layers.back();
    last.weight *= slope;
    last.bias[0] = slope * (last.bias[0] - f.mean());

    AlignmentOptions leaning = options;
    leaning.loss = m_loss.inUnit(deviation);
    const Alignment trained =
        trainAlignment(member.network, start, X, standardised, leaning, context);
    const Vector fitted =
        (trained.slope * member.network.predict(throughLayer(X, trained.input)).col(0)).array() +
        trained.offset;
    const double error = m_loss.leans() ? leaning.loss.mean(standardised, fitted)
                                        : meanSquaredError(fitted, standardised);
    const double loss =
        error + options.pullInput * ((trained.input.weight - start.weight).squaredNorm() +
                                     (trained.input.bias - start.bias).squaredNorm());
    member.input = trained.input;
    member.slope = trained.slope * deviation;
    member.offset = trained.offset * deviation + mean;
    return {std::move(member), loss};
}

Layer InputAlignment::bestStart(const TargetFeatures& shots, const Vector& v,
                                const RunContext& context) const {
    const std::vector<Layer> layers = starts(shots, v);
    if (layers.size() == 1) return layers.front();
    const Matrix X = inputs(shots);
    const AlignmentOptions options = optionsOf({kRaceSteps, kUsual.pull});
    std::size_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t start = 0; start < layers.size(); ++start) {
        const double loss = train(0, layers[start], X, v, options, context).loss;
        if (loss < least) {
            least = loss;
            best = start;
        }
    }
    return layers[best];
}

Vector InputAlignment::foldPredictions(const TargetFeatures& shots, const Vector& v,
                                       const AlignmentOptions& options,
                                       const RunContext& context) const {
    Vector predicted(v.size());
    for (const FoldRows& fold : innerFolds(shots, kAlignmentFolds, context.seed)) {
        const TargetFeatures teach = shots.select(fold.teach);
        const Vector known = v(fold.teach);
        const Layer start = bestStart(teach, known, context);
        const ClipRange clip = clipRange(m_view, teach, known);
        const Member member = train(0, start, inputs(teach), known, options, context).member;
        predicted(fold.ask) =
            member.predict(inputs(shots.select(fold.ask))).cwiseMax(clip.low).cwiseMin(clip.high);
    }
    return predicted;
}

AlignmentOptions InputAlignment::chooseFreedom(const TargetFeatures& shots, const Vector& v,
                                               const RunContext& context) {
    const AlignmentOptions usual = optionsOf(kUsual), loose = optionsOf(kLoose);
    m_heldOut.resize(0);
    if (v.size() < kFewestForFolds) return usual;
    m_heldOut = foldPredictions(shots, v, usual, context);
    if (v.size() < kFewestToLoosen) return usual;
    const Vector looser = foldPredictions(shots, v, loose, context);
    if (meanAbsoluteError(looser, v) >= kWorthLooser * meanAbsoluteError(m_heldOut, v))
        return usual;
    m_heldOut = looser;
    return loose;
}

void InputAlignment::fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) {
    const AlignmentOptions options = chooseFreedom(shots, v, context);
    const Matrix X = inputs(shots);
    const Layer start = bestStart(shots, v, context);
    m_members.clear();
    for (std::size_t k = 0; k < m_view.source->networks.size(); ++k)
        m_members.push_back(train(k, start, X, v, options, context).member);
}

Vector InputAlignment::Member::predict(const Matrix& X) const {
    return (slope * network.predict(throughLayer(X, input)).col(0)).array() + offset;
}

Vector InputAlignment::predict(const TargetFeatures& rows) const {
    const Matrix X = inputs(rows);
    Vector sum = Vector::Zero(rows.size());
    for (const Member& member : m_members) sum += member.predict(X);
    return sum / static_cast<double>(m_members.size());
}

graph::Value InputAlignment::emit(FeatureGraph& features) const {
    graph::Builder& builder = features.builder();
    graph::Value x = features.encoded();
    if (m_view.shared)
        x = m_view.ownColumns.empty()
                ? features.sourceEncoded()
                : builder.concat({features.sourceEncoded(), features.ownEncoded()});
    graph::Value sum{};
    const double share = 1.0 / static_cast<double>(m_members.size());
    for (const Member& member : m_members) {
        const graph::Value aligned = builder.linear(x, member.input.weight, member.input.bias);
        const graph::Value one = builder.scaled(member.network.emit(builder, aligned),
                                                member.slope * share, member.offset * share);
        sum = sum.node < 0 ? one : builder.add(sum, one);
    }
    return sum;
}

}  // namespace footbridge
