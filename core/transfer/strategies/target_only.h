// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/regressor.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// A learner on the target's own encoding; what the shots alone would give. It is handed the
/// columns in the order of the table: trees break their many ties on few shots in favour of early
/// columns, and tables name what matters first.
class TargetOnly : public Candidate {
  public:
    TargetOnly(const TargetView& view, std::unique_ptr<Regressor> learner);
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

  private:
    std::unique_ptr<Regressor> m_learner;
    std::vector<Index> m_order;  ///< encoded columns, by the names of their features
};

}  // namespace footbridge
