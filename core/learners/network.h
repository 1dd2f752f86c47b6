// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

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

/// Rows that a training does not learn from, to watch it; the first thousand of them.
struct WatchedRows {
    Matrix X;
    Vector v;
    std::vector<int> heads;  ///< empty: one head
};

struct NetworkOptions {
    std::vector<int> hidden = {64, 64, 64};
    int steps = 1200;
    int batch = 256;             ///< rows a step; all rows when there are fewer
    double learningRate = 3e-3;  ///< falls by a cosine to 2 % where `cosine`
    bool cosine = true;
    double weightDecay = 1e-4;  ///< AdamW
    WatchedRows watched;        ///< gives the curve its validation loss; may be empty
    Message series;             ///< name of the training curve; none is drawn without
};

/// Trains a network with one output per head; row i teaches head heads[i] alone (empty: one head).
/// One thread, own generator, cancel checked every step. v standardised by the caller.
Network trainNetwork(const Matrix& X, const Vector& v, const std::vector<int>& heads, int headCount,
                     const NetworkOptions& options, const RunContext& context);

/// Goes on training all layers of `start` on the mean of its heads, full batch.
Network fineTune(const Network& start, const Matrix& X, const Vector& v,
                 const NetworkOptions& options, const RunContext& context);

struct Alignment {
    Layer input;       ///< target features -> source network inputs
    double slope = 1;  ///< output map: v = slope * network + offset
    double offset = 0;
};

struct AlignmentOptions {
    int steps = 400;
    double learningRate = 5e-3;
    double pullInput = 0.1;  ///< weight of ||A - A0||^2 and ||c - c0||^2
    double pullSlope = 0.1;  ///< weight of (slope - 1)^2
};

/// Trains a linear layer in front of a frozen network together with the output map on few rows
/// (METHODS.md, "Source model"). The network's prediction is the mean of its heads.
Alignment trainAlignment(const Network& frozen, const Layer& start, const Matrix& X,
                         const Vector& v, const AlignmentOptions& options,
                         const RunContext& context);

}  // namespace footbridge
