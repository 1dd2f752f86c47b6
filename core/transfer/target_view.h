// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/matching/schema_map.h"
#include "core/metrics/splits.h"
#include "core/source/source_model.h"
#include "core/table/feature_encoder.h"

namespace footbridge {

/// The target's frozen statistics and how to ask the source about it. Lives as long as one
/// adaptation; nothing of it refers to a response but the transform.
struct TargetView {
    const SourceModel* source = nullptr;
    bool shared = false;  ///< the source model can be asked directly
    FeatureSchema schema;
    FeatureEncoder encoder;
    FeatureEncoder logarithms;      ///< the same with the logarithms of all numbers
    SchemaMap map;                  ///< of the source model's inputs, where shared
    FeatureEncoder standardised;    ///< the source's, numbers standardised by the target's rows
    std::vector<Index> ownColumns;  ///< encoded columns of features without a match
    Matrix reference;               ///< some encoded rows of the pool
    std::vector<double> low, high;  ///< of each number; NaN for categories
    ResponseTransform transform;
    double lowestMean = 0, highestMean = 0;  ///< range of fbar in the reference rows, where shared
};

/// A network linearised at some rows: the pieces of its tangent kernel, layer by layer
/// (METHODS.md, "Mixture of Gaussian processes").
struct Tangent {
    std::vector<Matrix> activations;  ///< input of each hidden layer; rows x its width
    std::vector<Matrix> signals;      ///< d mean head / d pre-activation of each hidden layer
    Matrix gradient;                  ///< d mean head / d input; rows x inputs
};

/// What candidates may look at of some target rows; row i of everything is the same run.
struct TargetFeatures {
    Matrix raw;            ///< the target's own columns, not encoded
    Matrix encoded;        ///< by the target's encoder
    Matrix logarithms;     ///< by the one that takes those of all numbers
    Matrix sourceEncoded;  ///< by the source's encoder; no columns unless shared, as all below
    Matrix parts;          ///< f_j
    Vector mean;           ///< fbar
    Matrix latents;
    Matrix trees, networks, processes;  ///< of each part, in v; no columns without processes
    /// The same, numbers standardised by the target.
    Matrix ownParts, ownTrees, ownNetworks, ownProcesses, ownLatents;
    Matrix metric;                  ///< inputs in the metric learned on the source (AGOP)
    std::vector<Tangent> tangents;  ///< of each network
    std::vector<int> groups;        ///< empty without groups

    Index size() const { return encoded.rows(); }
    TargetFeatures select(const Rows& rows) const;
};

/// Everything but the groups; tangents are large and wanted for few rows.
TargetFeatures featuresOf(const TargetView& view, const Matrix& raw, bool tangents = true);

}  // namespace footbridge
