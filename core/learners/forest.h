// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/costs/losses.h"
#include "core/learners/regressor.h"

namespace footbridge {

struct ForestOptions {
    int trees = 150;
    double featureShare = 1;  ///< share of the features tried at each split, at least one
    int minimumLeaf = 1;
    bool bootstrap = false;  ///< needed for out-of-bag predictions
    Loss loss{};             ///< that the value of a leaf minimises
};

/// Extremely randomised trees (Geurts et al. 2006): random thresholds, the best of the tried
/// features by variance; thresholds moved to midpoints between training values.
class Forest : public Regressor {
  public:
    explicit Forest(ForestOptions options = {});
    void fit(const Matrix& X, const Vector& v, const RunContext& context) override;
    Vector predict(const Matrix& X) const override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;
    std::shared_ptr<const graph::TreeEnsemble> ensemble() const { return m_ensemble; }
    /// Mean over the trees that did not see the row, NaN where all did; empty without bootstrap.
    const Vector& outOfBag() const { return m_outOfBag; }

  private:
    ForestOptions m_options;
    std::shared_ptr<const graph::TreeEnsemble> m_ensemble;
    Vector m_outOfBag;
};

}  // namespace footbridge
