// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"

namespace footbridge {

struct Layer {
    Matrix weight;  ///< inputs x outputs
    Vector bias;    ///< outputs
};

/// The hidden layers of a network as a graph.
struct HiddenValues {
    graph::Value input;
    std::vector<graph::Value> sums;     ///< before SiLU
    std::vector<graph::Value> outputs;  ///< after it

    const graph::Value& last() const { return outputs.empty() ? input : outputs.back(); }
};

/// A network linearised around its weights, for the mean of its heads f: the pieces of its tangent
/// kernel (METHODS.md, "Source model").
struct TangentValues {
    std::vector<graph::Value> signals;  ///< df / d sums of each hidden layer
    graph::Value gradient;              ///< df / d input
};

/// A fully connected network: SiLU after every layer but the last. No BatchNorm
/// (METHODS.md, "Source model").
struct Network {
    std::vector<Layer> layers;

    Index inputs() const { return layers.front().weight.rows(); }
    Index outputs() const { return layers.back().weight.cols(); }
    Matrix predict(const Matrix& X) const;  ///< n x outputs
    Matrix hidden(const Matrix& X) const;   ///< n x width of the last hidden layer
    graph::Value emit(graph::Builder& builder, graph::Value x) const;
    graph::Value emitOutputs(graph::Builder& builder, const HiddenValues& hidden) const;
    HiddenValues emitHidden(graph::Builder& builder, graph::Value x) const;
    TangentValues emitTangent(graph::Builder& builder, const HiddenValues& hidden) const;
};

}  // namespace footbridge
