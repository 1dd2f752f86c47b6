// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/learners/network.h"
#include "core/run/run_context.h"
#include "core/source/input_profile.h"
#include "core/source/source_process.h"
#include "core/source/source_stack.h"
#include "core/table/dataset.h"
#include "core/table/feature_encoder.h"
#include "core/table/response.h"

namespace footbridge {

/// How a source model is trained; source_options.h says what each may be.
struct SourceOptions {
    int networks = 2;
    int networkSteps = 1200;
    int boostingRounds = 300;
    Index rowsPerSource = 4000;  ///< at most, drawn with the seed
    Index networkRows = 6000;    ///< of all sources together
    Index processRows = 800;     ///< that a source's process knows, at most; 0: no processes
    bool operator==(const SourceOptions&) const = default;
};

/// What one source contributed.
struct SourcePart {
    std::string label;
    std::string fileName;  ///< without its folder, which is nobody else's business
    std::string checksum;
    Index rows = 0;                  ///< labelled rows it was trained on
    ResponseTransform transform;     ///< of this source's response
    double mean = 0, deviation = 1;  ///< of v
    std::shared_ptr<const graph::TreeEnsemble> trees;
    std::shared_ptr<const SourceProcess> process;  ///< null above kMostProcessInputs inputs
    SourceStack stack;
    Vector heldOutPredictions, heldOutResponses;  ///< v, out of fold, by trees
    std::vector<int> heldOutGroups;               ///< of the same rows; empty without groups
};

/// A model of the response trained on the sources; immutable (METHODS.md, "Source model").
struct SourceModel {
    FeatureSchema schema;  ///< its raw inputs, in the first source's names, units and levels
    FeatureEncoder encoder;
    std::vector<SourcePart> parts;
    std::vector<Network> networks;  ///< one head per part, standardised response
    /// Encoded inputs -> the metric that the networks' gradients g teach, V sqrt(lambda) of the
    /// mean g g' over source rows; directions in which nothing changes are left out.
    Matrix metricMap;
    std::vector<InputProfile> profiles;  ///< of the encoded inputs; where nothing is shared
    Matrix sample;              ///< some raw inputs, to know what runs look like; at most 100 rows
    bool sharesColumns = true;  ///< false: nothing in common, trained on all its own columns
    std::uint64_t seed = 1;
    SourceOptions options;
    std::string digest;  ///< of all it was trained on, the seed and the options (SourceSamples)
    double seconds = 0;  ///< to train

    /// Whether some source predicts its own other runs better than chance would.
    bool knowsItself() const;
    /// Either every part has a process, or none.
    bool hasProcesses() const { return parts.front().process != nullptr; }
    /// f_j: the stack of trees, networks and process of each part, in v; rows x parts.
    Matrix predictions(const Matrix& raw) const;
    Matrix treePredictions(const Matrix& encoded) const;     ///< rows x parts
    Matrix networkPredictions(const Matrix& encoded) const;  ///< rows x parts
    Matrix processPredictions(const Matrix& encoded) const;  ///< no columns without processes
    Matrix latents(const Matrix& encoded) const;             ///< last hidden layers side by side
    Matrix encodedPredictions(const Matrix& encoded) const;  ///< f_j from encoded inputs
    /// fbar, the mean over the parts, as a graph from raw inputs.
    graph::Value emitMean(graph::Builder& builder, graph::Value raw) const;
    graph::Value emitPredictions(graph::Builder& builder, graph::Value encoded) const;  ///< f_j
    graph::Value emitLatents(graph::Builder& builder, graph::Value encoded) const;
    /// The pieces of the above, to share what they have in common; `hidden` is of each network.
    graph::Value emitTrees(graph::Builder& builder, graph::Value encoded) const;
    std::vector<HiddenValues> emitHidden(graph::Builder& builder, graph::Value encoded) const;
    graph::Value emitNetworks(graph::Builder& builder,
                              const std::vector<HiddenValues>& hidden) const;
    /// Nothing without processes.
    std::optional<graph::Value> emitProcesses(graph::Builder& builder, graph::Value encoded) const;
    graph::Value emitStack(graph::Builder& builder, graph::Value trees, graph::Value networks,
                           const std::optional<graph::Value>& processes) const;  ///< f_j

    double mean() const;       ///< of the parts' means
    double deviation() const;  ///< of the parts' deviations
    /// A network with its heads folded into one: v = mean() + deviation() * output.
    Network meanHead(std::size_t network) const;
};

/// Last hidden layers side by side.
graph::Value lastOf(graph::Builder& builder, const std::vector<HiddenValues>& hidden);

}  // namespace footbridge
