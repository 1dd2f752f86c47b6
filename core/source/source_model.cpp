// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_model.h"

#include <algorithm>

#include "core/learners/boosted_trees.h"

namespace footbridge {
namespace {

/// Column j times deviation_j plus mean_j.
struct PartScales {
    Vector deviation, mean;
};

PartScales scalesOf(const std::vector<SourcePart>& parts) {
    PartScales scales{Vector(static_cast<Index>(parts.size())),
                      Vector(static_cast<Index>(parts.size()))};
    for (std::size_t j = 0; j < parts.size(); ++j) {
        scales.deviation[static_cast<Index>(j)] = parts[j].deviation;
        scales.mean[static_cast<Index>(j)] = parts[j].mean;
    }
    return scales;
}

/// f_j as a sum: of each learner's column j times scale(j, learner), and of shift_j.
struct StackScales {
    Matrix scale;
    Vector shift;
};

StackScales stackScalesOf(const std::vector<SourcePart>& parts) {
    const auto count = static_cast<Index>(parts.size());
    StackScales scales{Matrix(count, parts.front().stack.weights.size()), Vector(count)};
    for (Index j = 0; j < count; ++j) {
        const SourcePart& part = parts[static_cast<std::size_t>(j)];
        scales.scale.row(j) = part.stack.slope * part.stack.weights.transpose();
        scales.shift[j] = (1 - part.stack.slope) * part.mean;
    }
    return scales;
}

graph::Value concatenated(graph::Builder& builder, const std::vector<graph::Value>& blocks) {
    return blocks.size() == 1 ? blocks.front() : builder.concat(blocks);
}

}  // namespace

graph::Value lastOf(graph::Builder& builder, const std::vector<HiddenValues>& hidden) {
    std::vector<graph::Value> blocks;
    for (const HiddenValues& one : hidden) blocks.push_back(one.last());
    return concatenated(builder, blocks);
}

bool SourceModel::knowsItself() const {
    return std::ranges::any_of(parts, [](const SourcePart& part) { return part.stack.slope > 0; });
}

Matrix SourceModel::treePredictions(const Matrix& encoded) const {
    Matrix result(encoded.rows(), static_cast<Index>(parts.size()));
    for (std::size_t j = 0; j < parts.size(); ++j)
        result.col(static_cast<Index>(j)) = predictTrees(*parts[j].trees, encoded);
    return result;
}

Matrix SourceModel::networkPredictions(const Matrix& encoded) const {
    Matrix sum = Matrix::Zero(encoded.rows(), static_cast<Index>(parts.size()));
    for (const Network& network : networks) sum += network.predict(encoded);
    const PartScales scales = scalesOf(parts);
    const double share = 1.0 / static_cast<double>(networks.size());
    return ((sum * share) * scales.deviation.asDiagonal()).rowwise() + scales.mean.transpose();
}

Matrix SourceModel::processPredictions(const Matrix& encoded) const {
    Matrix result(encoded.rows(), hasProcesses() ? static_cast<Index>(parts.size()) : 0);
    for (Index j = 0; j < result.cols(); ++j)
        result.col(j) = parts[static_cast<std::size_t>(j)].process->predict(encoded);
    return result;
}

Matrix SourceModel::encodedPredictions(const Matrix& encoded) const {
    const auto [scale, shift] = stackScalesOf(parts);
    Matrix sum = treePredictions(encoded) * scale.col(0).asDiagonal();
    sum += networkPredictions(encoded) * scale.col(1).asDiagonal();
    if (hasProcesses()) sum += processPredictions(encoded) * scale.col(2).asDiagonal();
    return sum.rowwise() + shift.transpose();
}

Matrix SourceModel::predictions(const Matrix& raw) const {
    return encodedPredictions(encoder.encode(raw));
}

Matrix SourceModel::latents(const Matrix& encoded) const {
    Index width = 0;
    std::vector<Matrix> blocks;
    for (const Network& network : networks) {
        blocks.push_back(network.hidden(encoded));
        width += blocks.back().cols();
    }
    Matrix result(encoded.rows(), width);
    Index column = 0;
    for (const Matrix& block : blocks) {
        result.middleCols(column, block.cols()) = block;
        column += block.cols();
    }
    return result;
}

graph::Value SourceModel::emitTrees(graph::Builder& builder, graph::Value encoded) const {
    std::vector<graph::Value> trees;
    for (const SourcePart& part : parts) trees.push_back(builder.trees(encoded, part.trees));
    return concatenated(builder, trees);
}

std::vector<HiddenValues> SourceModel::emitHidden(graph::Builder& builder,
                                                  graph::Value encoded) const {
    std::vector<HiddenValues> hidden;
    for (const Network& network : networks) hidden.push_back(network.emitHidden(builder, encoded));
    return hidden;
}

graph::Value SourceModel::emitNetworks(graph::Builder& builder,
                                       const std::vector<HiddenValues>& hidden) const {
    graph::Value sum = networks.front().emitOutputs(builder, hidden.front());
    for (std::size_t k = 1; k < networks.size(); ++k)
        sum = builder.add(sum, networks[k].emitOutputs(builder, hidden[k]));
    const PartScales scales = scalesOf(parts);
    const double share = 1.0 / static_cast<double>(networks.size());
    return builder.affine(sum, share * scales.deviation, scales.mean);
}

std::optional<graph::Value> SourceModel::emitProcesses(graph::Builder& builder,
                                                       graph::Value encoded) const {
    if (!hasProcesses()) return std::nullopt;
    std::vector<graph::Value> each;
    for (const SourcePart& part : parts) each.push_back(part.process->emit(builder, encoded));
    return concatenated(builder, each);
}

graph::Value SourceModel::emitStack(graph::Builder& builder, graph::Value trees, graph::Value nets,
                                    const std::optional<graph::Value>& processes) const {
    const auto [scale, shift] = stackScalesOf(parts);
    const Vector zero = Vector::Zero(shift.size());
    graph::Value sum = builder.add(builder.affine(trees, scale.col(0), shift),
                                   builder.affine(nets, scale.col(1), zero));
    if (processes) sum = builder.add(sum, builder.affine(*processes, scale.col(2), zero));
    return sum;
}

graph::Value SourceModel::emitPredictions(graph::Builder& builder, graph::Value encoded) const {
    const graph::Value trees = emitTrees(builder, encoded);
    const graph::Value network = emitNetworks(builder, emitHidden(builder, encoded));
    return emitStack(builder, trees, network, emitProcesses(builder, encoded));
}

graph::Value SourceModel::emitMean(graph::Builder& builder, graph::Value raw) const {
    const graph::Value each = emitPredictions(builder, encoder.emit(builder, raw));
    const double share = 1.0 / static_cast<double>(each.columns);
    return builder.linear(each, Matrix::Constant(each.columns, 1, share), Vector::Zero(1));
}

graph::Value SourceModel::emitLatents(graph::Builder& builder, graph::Value encoded) const {
    return lastOf(builder, emitHidden(builder, encoded));
}

double SourceModel::mean() const {
    return scalesOf(parts).mean.mean();
}

double SourceModel::deviation() const {
    return scalesOf(parts).deviation.mean();
}

Network SourceModel::meanHead(std::size_t network) const {
    Network result = networks[network];
    const PartScales scales = scalesOf(parts);
    Layer& last = result.layers.back();
    const Vector share = scales.deviation / (deviation() * static_cast<double>(parts.size()));
    last.weight = Matrix(last.weight * share);
    last.bias = Vector::Constant(1, last.bias.dot(share));
    return result;
}

}  // namespace footbridge
