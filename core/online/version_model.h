// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/graph/model_graph.h"
#include "core/run/run_context.h"
#include "core/table/feature_encoder.h"

namespace footbridge {

/// One run as a stream hands it on: raw features in the order of the schema (a category's code is
/// its position among the levels, NaN is missing) and the transformed response.
struct StreamRow {
    Vector raw;
    double v = 0;
};

/// What a stream starts from besides its first rows, such as a bundle's model: its graph gives the
/// response, in its unit, from raw features in the order of the stream's schema.
struct StreamBase {
    graph::ModelGraph graph;
    double typical = 1;                                ///< median |response|, > 0
    std::function<double(const Vector& raw)> respond;  ///< what the graph gives

    double input(double response) const;  ///< as a version's forest sees it
};

/// An encoding that keeps its columns over a whole stream: unlike FeatureEncoder::fit it drops no
/// column that is constant so far.
FeatureEncoder encodingFor(const FeatureSchema& schema, const std::vector<StreamRow>& rows);

/// A forest over the encoded features and over what the version before it says: so a new
/// environment is learned as a change of the last one. Immutable.
class VersionModel {
  public:
    /// `parent` and `base` may be null. At least one row. Throws Cancelled.
    static std::shared_ptr<const VersionModel> fit(std::shared_ptr<const FeatureEncoder> encoder,
                                                   const std::vector<StreamRow>& rows,
                                                   std::shared_ptr<const VersionModel> parent,
                                                   std::shared_ptr<const StreamBase> base,
                                                   const RunContext& context);

    double predict(const Vector& raw) const;
    /// What each tree says; `leaves` is cleared first. Returns their mean.
    double predict(const Vector& raw, std::vector<double>& leaves) const;
    /// `response` is the base's output where there is a base.
    graph::Value emit(graph::Builder& builder, graph::Value raw,
                      const std::optional<graph::Value>& response) const;
    int ancestors() const { return m_ancestors; }

  private:
    /// Half as large as TreeEnsemble has it, since versions are kept.
    struct Node {
        double number;                 // threshold, or the value of a leaf
        std::int32_t feature;          // -1 for a leaf
        std::uint32_t leftAndMissing;  // left child times 2, plus 1 where missing goes left
    };

    VersionModel() = default;
    Vector inputs(const Vector& raw) const;
    /// Of a Forest, whose right children follow their left ones.
    void keep(const graph::TreeEnsemble& trees);
    std::shared_ptr<const graph::TreeEnsemble> trees() const;
    double leafOf(std::int32_t root, const double* x) const;

    std::shared_ptr<const FeatureEncoder> m_encoder;
    std::vector<std::int32_t> m_roots;
    std::vector<Node> m_nodes;
    double m_scale = 1, m_offset = 0;  // of the sum of leaves
    std::shared_ptr<const VersionModel> m_parent;
    std::shared_ptr<const StreamBase> m_base;
    int m_ancestors = 0;
};

}  // namespace footbridge
