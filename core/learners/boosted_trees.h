// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/costs/losses.h"
#include "core/learners/regressor.h"

namespace footbridge {

struct BoostedTreesOptions {
    int rounds = 150;
    int depth = 4;
    double eta = 0.08;
    double subsample = 0.8;
    double lambda = 1;
    Loss loss{};
};

/// Gradient-boosted trees by XGBoost, one thread, exact splits below 1000 rows and histograms
/// above. After training the thresholds are moved to the midpoints between neighbouring training
/// values, so that float32 and float64 readers of the model take the same way.
class BoostedTrees : public Regressor {
  public:
    explicit BoostedTrees(BoostedTreesOptions options = {});
    void fit(const Matrix& X, const Vector& v, const RunContext& context) override;
    Vector predict(const Matrix& X) const override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;
    std::shared_ptr<const graph::TreeEnsemble> ensemble() const { return m_ensemble; }

  private:
    BoostedTreesOptions m_options;
    std::shared_ptr<const graph::TreeEnsemble> m_ensemble;
};

/// Sum of the leaves a row reaches, times scale, plus base.
Vector predictTrees(std::shared_ptr<const graph::TreeEnsemble> ensemble, const Matrix& X);
Vector predictTrees(const graph::TreeEnsemble& ensemble, const Matrix& X);  ///< copies the trees

}  // namespace footbridge
