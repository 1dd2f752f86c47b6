// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <memory>

namespace footbridge {

/// LibTorch's AdamW (Loshchilov and Hutter 2019; without decay: Adam), with the usual moments .9
/// and .999, on one flat vector of parameters. Both vectors outlive it and keep their size.
class Adam {
  public:
    Adam(Eigen::VectorXf& parameters, Eigen::VectorXf& gradient, double weightDecay);
    ~Adam();
    Adam(const Adam&) = delete;
    Adam& operator=(const Adam&) = delete;
    void step(double rate);

  private:
    struct Optimiser;
    std::unique_ptr<Optimiser> m_optimiser;
};

/// Falls from `rate` at the first step to 2 % of it by half a cosine.
double cosineRate(double rate, int step, int steps);

}  // namespace footbridge
