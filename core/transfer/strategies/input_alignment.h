// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/costs/losses.h"
#include "core/learners/alignment.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// A linear layer trained in front of each frozen source network together with an output map
/// (METHODS.md, "Strategies"). Shared inputs start as they are; where nothing is shared the start
/// pairs inputs whose distribution and correlation with the response are alike. Folds of
/// the shots decide how far the layer may leave its start.
class InputAlignment : public Candidate {
  public:
    explicit InputAlignment(const TargetView& view, const Loss& loss = {})
        : m_view(view), m_loss(loss) {}
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

    /// Predictions of the shots by alignments that have not seen them; empty below six shots.
    const Vector& heldOut() const { return m_heldOut; }

  private:
    struct Member {
        Layer input;
        Network network;  ///< frozen
        double slope = 1, offset = 0;

        Vector predict(const Matrix& X) const;
    };
    struct Trained {
        Member member;
        double loss;  ///< with the pull towards the start
    };
    Matrix inputs(const TargetFeatures& rows) const;
    std::vector<Layer> starts(const TargetFeatures& shots, const Vector& v) const;
    Layer bestStart(const TargetFeatures& shots, const Vector& v, const RunContext& context) const;
    Trained train(std::size_t network, const Layer& start, const Matrix& X, const Vector& v,
                  const AlignmentOptions& options, const RunContext& context) const;
    Vector foldPredictions(const TargetFeatures& shots, const Vector& v,
                           const AlignmentOptions& options, const RunContext& context) const;
    AlignmentOptions chooseFreedom(const TargetFeatures& shots, const Vector& v,
                                   const RunContext& context);

    const TargetView& m_view;
    Loss m_loss;
    std::vector<Member> m_members;
    Vector m_heldOut;
};

}  // namespace footbridge
