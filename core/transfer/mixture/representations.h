// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "core/transfer/feature_graph.h"
#include "core/transfer/mixture/additive_code.h"

namespace footbridge {

/// What a kernel compares two rows by.
enum class Basis {
    Own,           ///< the target's encoding
    OwnDistances,  ///< the same, for distances
    Codes,         ///< AdditiveCode
    Outputs,       ///< what the source's trees, networks, processes and their stacks say
    MovedOutputs,  ///< the same, numbers standardised by the target
    Latents,       ///< last hidden layers of the source networks
    MovedLatents,  ///< the same, numbers standardised by the target
    PlainLatents,  ///< last hidden layers, not centred
    Metric,        ///< inputs in the metric learned on the source
    Gradients,     ///< input gradients of the networks, and their products with the inputs
};
inline constexpr std::size_t kBases = 10;
bool needsSource(Basis basis);

/// (x - centre) * scale.
struct Scaling {
    Vector centre;
    double scale = 1;
    Matrix operator()(const Matrix& rows) const;
};

/// Some rows in every basis, scaled; those of the source have no columns where nothing is shared.
struct RowBases {
    std::array<Matrix, kBases> values;
    std::vector<Tangent> tangents;
    Index rows = 0;
    const Matrix& operator[](Basis basis) const { return values[static_cast<std::size_t>(basis)]; }
};

/// How rows are brought to comparable size, frozen on some rows of the pool: dot products are
/// centred and divided by the root mean square of the row norms, distances are divided by their
/// median.
class Representations {
  public:
    Representations() = default;
    /// Looks at the features of both alone. Needs at least one row each.
    Representations(const TargetView& view, const TargetFeatures& reference,
                    const TargetFeatures& shots);
    RowBases of(const TargetFeatures& rows) const;

    bool shared() const { return m_shared; }
    const AdditiveCode& code() const { return m_code; }
    const Scaling& scaling(Basis basis) const {
        return m_scalings[static_cast<std::size_t>(basis)];
    }
    /// Mean over the reference rows of the tangent kernel of a hidden layer with itself.
    double tangentScale(std::size_t layer) const { return m_tangentScales.at(layer); }

  private:
    Matrix unscaled(Basis basis, const TargetFeatures& rows) const;

    bool m_shared = false;
    AdditiveCode m_code;
    std::array<Scaling, kBases> m_scalings;
    std::vector<double> m_tangentScales;
};

/// The bases as values of a graph, each emitted once.
class BasisGraph {
  public:
    BasisGraph(FeatureGraph& features, const Representations& representations)
        : m_features(features), m_representations(representations) {}
    graph::Value unscaled(Basis basis);
    graph::Value scaled(Basis basis);
    FeatureGraph& features() { return m_features; }
    graph::Builder& builder() { return m_features.builder(); }

  private:
    graph::Value emit(Basis basis);

    FeatureGraph& m_features;
    const Representations& m_representations;
    std::array<std::optional<graph::Value>, kBases> m_unscaled, m_scaled;
};

}  // namespace footbridge
