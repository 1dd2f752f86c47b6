// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/costs/losses.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// The source networks trained on for 200 steps on the shots, after the mean residual has been
/// added where leaving one shot out says that it helps (METHODS.md, "Strategies").
class FineTuning : public Candidate {
  public:
    explicit FineTuning(const SourceModel& source, const Loss& loss = {})
        : m_source(source), m_loss(loss) {}
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

  private:
    const SourceModel& m_source;
    Loss m_loss;
    std::vector<Network> m_networks;  ///< one output, standardised response
    double m_offset = 0;
};

}  // namespace footbridge
