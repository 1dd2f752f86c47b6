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

/// Shares of methods in a mixture; they sum to 1.
struct MixtureWeights {
    std::vector<PlatformMethod> methods;
    Vector shares;
};

/// From the squared errors of predictions out of fold, in which rows of large groups count less.
/// `predicted` are rows x platforms each.
MixtureWeights mixtureWeights(const FittedPanel& panel, const std::vector<PlatformMethod>& methods,
                              std::span<const Matrix> predicted, const std::vector<int>& groups);
/// The mixture of such predictions: rows x platforms.
Matrix mixed(const Panel& panel, const MixtureWeights& weights, std::span<const Matrix> predicted);

}  // namespace footbridge
