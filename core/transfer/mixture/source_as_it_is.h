// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/feature_graph.h"

namespace footbridge {

/// What one source predicts for a target that is no other platform: its trees, networks and process
/// weighed by their held-out errors there, sharper than for a target that differs, where being the
/// best at home says less (METHODS.md, "Mixture of Gaussian processes").
class SourceAsItIs {
  public:
    SourceAsItIs() = default;
    /// source: position of the part; v: responses of the shots, which help to judge its learners.
    /// Nothing is predicted where no columns are shared.
    SourceAsItIs(const TargetView& view, Index source, const TargetFeatures& shots,
                 const Vector& v);
    Vector predict(const TargetFeatures& rows) const;
    graph::Value emit(FeatureGraph& features) const;

  private:
    Vector m_weights;  ///< of trees, networks and processes of all parts, side by side
    double m_shift = 0;
};

}  // namespace footbridge
