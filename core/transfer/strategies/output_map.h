// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/costs/losses.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// v = f weights + intercept, with f one column per source.
struct OutputMap {
    Vector weights;
    double intercept = 0;
};

/// What each source counts, by how far its predictions, moved by an offset, are from the shots:
/// proportional to 1 / (e + 1e-4), e the squared mean |error| over the variance of v; sum 1.
/// parts: shots x sources.
Vector sourceWeights(const Matrix& parts, const Vector& v);

/// Ridge around the weighted mean of the columns (sourceWeights) with slope 1, worth one more shot:
/// pulledSlope() for several sources, which have one matrix to solve (METHODS.md, "Strategies").
OutputMap fitOutputMap(const Matrix& parts, const Vector& v);
/// The same with the variance of that shot, summed over the columns, known from elsewhere: shots
/// that happen to lie close together say little about it.
OutputMap fitOutputMap(const Matrix& parts, const Vector& v, double variance);

/// Where the loss leans, the intercept is moved by what is best for the shots.
class OutputMapCandidate : public Candidate {
  public:
    explicit OutputMapCandidate(const Loss& loss = {}) : m_loss(loss) {}
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

  private:
    Loss m_loss;
    OutputMap m_map;
};

}  // namespace footbridge
