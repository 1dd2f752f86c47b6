// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/candidate.h"

namespace footbridge {

/// fbar as it is.
class ZeroShot : public Candidate {
  public:
    void fit(const TargetFeatures&, const Vector&, const RunContext&) override {}
    Vector predict(const TargetFeatures& rows) const override { return rows.mean; }
    graph::Value emit(FeatureGraph& features) const override { return features.mean(); }
};

}  // namespace footbridge
