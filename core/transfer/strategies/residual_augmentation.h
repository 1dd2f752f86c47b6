// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/forest.h"
#include "core/learners/ridge.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// A residual model on top of the output map, or of the input alignment where nothing is shared:
/// v = base + g residual([x, f, base]). It learns from the residuals of bases that have not seen
/// the row (METHODS.md, "Strategies"); g in [0, 1] is the least-squares share of the cross-validated
/// correction, so that a correction that teaches nothing is left out.
class ResidualAugmentation : public Candidate {
  public:
    explicit ResidualAugmentation(const TargetView& view);
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

    double share() const { return m_share; }

  private:
    std::unique_ptr<Candidate> makeBase() const;
    Matrix inputs(const TargetFeatures& rows, const Vector& base) const;

    const TargetView& m_view;
    std::unique_ptr<Candidate> m_base;
    std::unique_ptr<Regressor> m_residual;
    double m_share = 0;
};

}  // namespace footbridge
