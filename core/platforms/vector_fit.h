// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/platforms/panel.h"
#include "core/platforms/platform_data.h"
#include "core/platforms/vector_learner.h"
#include "core/table/feature_encoder.h"

namespace footbridge {

/// Rows to learn from.
struct LearningRows {
    Matrix features;  ///< raw, in the schema's order
    Matrix times;     ///< rows x platforms, NaN where not measured
    std::vector<int> groups;
    Rows measuredOn = {};  ///< as in PlatformData
};
LearningRows learningRows(const PlatformData& data);
LearningRows part(const LearningRows& rows, const Rows& chosen);

/// What all methods share on the same rows: how features are encoded and vectors described.
struct VectorFrame {
    FeatureEncoder encoder;
    FittedPanel fitted;
    Matrix encoded;  ///< rows x encoder.columns()
    std::vector<int> groups;
    Vector majority;  ///< the mean vector's times in the majority order
    Rows reference;   ///< rows of the platform that measured most of them; see calibrateOn()
};
VectorFrame makeFrame(const FeatureSchema& schema, const LearningRows& rows);

/// A learner taught by the rows of the frame; null for the methods that learn nothing.
std::shared_ptr<const VectorLearner> fitMethod(PlatformMethod method, const VectorFrame& frame,
                                               const RunContext& context);

/// The method's log relative times, up to a constant a row: rows x platforms.
graph::Value emitVector(graph::Builder& builder, graph::Value raw, PlatformMethod method,
                        const VectorLearner* learner, const VectorFrame& frame);
Matrix predictVector(PlatformMethod method, const VectorLearner* learner, const VectorFrame& frame,
                     const Matrix& raw, const RunContext& context);

/// Shares of methods in a mixture; they sum to 1. The mixture says how far platforms are apart; who
/// says which of them is the fastest is chosen apart from that.
struct MixtureWeights {
    std::vector<PlatformMethod> methods;
    Vector shares;
    int adviser = -1;  ///< the one of methods whose fastest platform is taken; -1: the mixture's
};

/// From the squared errors of predictions out of fold, in which rows of large groups count less.
/// `predicted` are rows x platforms each.
MixtureWeights mixtureWeights(const FittedPanel& panel, const std::vector<PlatformMethod>& methods,
                              std::span<const Matrix> predicted, const std::vector<int>& groups);
/// Chooses the adviser: the method that lost least time in such predictions among those that lost
/// less than the mixture by more than the standard error over groups.
void chooseAdviser(MixtureWeights& weights, const Panel& panel, std::span<const Matrix> predicted,
                   const Matrix& times, const std::vector<int>& groups);
/// The mixture of such predictions with the adviser's fastest platform first: rows x platforms.
Matrix mixed(const Panel& panel, const MixtureWeights& weights, std::span<const Matrix> predicted);
/// The same as a graph; `scores` are what each method predicts, coordinates each.
graph::Value emitMixed(graph::Builder& builder, const Panel& panel, const MixtureWeights& weights,
                       std::span<const graph::Value> scores);

}  // namespace footbridge
