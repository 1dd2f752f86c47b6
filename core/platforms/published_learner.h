// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learners/network.h"
#include "core/platforms/vector_learner.h"

namespace footbridge {

/// The parts of the published model, each of which can be left out to see what it is worth.
struct PublishedOptions {
    bool calibratedDecoder = true;  ///< the decoder's optimal sigma (Rybkin et al.), else 1
    bool calibration = true;        ///< the reference platform's rows alone come first
    bool scheduledKl = true;        ///< the weight of the KL divergence rises from 0, else 1
    bool regressionLoss = true;     ///< added to the auto-encoder's for a part of the training
    bool latent = true;             ///< else the network reads the features themselves
    int steps = 400;                ///< of the auto-encoder, a batch each
    int regressionSteps = 250;      ///< of the network from the latent to the vector
};

/// Nichols et al.: a variational auto-encoder of the features (p-64-32, 8 latent numbers), then a
/// network 256-256 from the latent's mean to the vector, trained by LibTorch's autograd
/// (METHODS.md, "Platforms"; design METHODS.md 5.4). One thread, own random numbers.
class PublishedLearner : public VectorLearner {
  public:
    explicit PublishedLearner(PublishedOptions options = {}) : m_options(options) {}
    void calibrateOn(const Rows& rows) override { m_reference = rows; }
    void fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
             const RunContext& context) override;
    graph::Value emit(graph::Builder& builder, graph::Value x) const override;
    graph::Value emitLatent(graph::Builder& builder, graph::Value x) const override;

  private:
    PublishedOptions m_options;
    Rows m_reference;
    Network m_encoder;  ///< to the latent's mean
    Network m_head;     ///< from there to the scores
};

}  // namespace footbridge
