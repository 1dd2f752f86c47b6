// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/transfer/candidate.h"

namespace footbridge {

/// A linear layer trained in front of each frozen source network together with an output map
/// (METHODS.md, "Strategies"). Shared inputs start as they are; where nothing is shared the start
/// pairs inputs whose distribution and correlation with the response are alike.
class InputAlignment : public Candidate {
  public:
    explicit InputAlignment(const TargetView& view) : m_view(view) {}
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

  private:
    struct Member {
        Layer input;
        Network network;  ///< frozen
        double slope = 1, offset = 0;
    };
    Matrix inputs(const TargetFeatures& rows) const;
    std::vector<Layer> starts(const TargetFeatures& shots, const Vector& v) const;
    struct Trained {
        Member member;
        double loss;  ///< with the pull towards the start
    };
    Trained train(std::size_t network, const Layer& start, const Matrix& X, const Vector& v,
                  int steps, const RunContext& context) const;

    const TargetView& m_view;
    std::vector<Member> m_members;
};

}  // namespace footbridge
