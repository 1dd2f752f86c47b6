// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/regressor.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// A learner on the target's own encoding; what the shots alone would give.
class TargetOnly : public Candidate {
  public:
    explicit TargetOnly(std::unique_ptr<Regressor> learner) : m_learner(std::move(learner)) {}
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override {
        m_learner->fit(shots.encoded, v, context);
    }
    Vector predict(const TargetFeatures& rows) const override {
        return m_learner->predict(rows.encoded);
    }
    graph::Value emit(FeatureGraph& features) const override {
        return m_learner->emit(features.builder(), features.encoded());
    }

  private:
    std::unique_ptr<Regressor> m_learner;
};

}  // namespace footbridge
