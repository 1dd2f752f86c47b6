// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/ridge.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// Ridge on the last hidden layers of the source networks, lambda from 1e-1 to 1e4.
class LinearProbing : public Candidate {
  public:
    explicit LinearProbing(const Loss& loss) : m_ridge(logSpace(-1, 4, 16), loss) {}
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override {
        m_ridge.fit(shots.latents, v, context);
    }
    Vector predict(const TargetFeatures& rows) const override {
        return m_ridge.predict(rows.latents);
    }
    graph::Value emit(FeatureGraph& features) const override {
        return m_ridge.emit(features.builder(), features.latents());
    }

  private:
    Ridge m_ridge;
};

}  // namespace footbridge
