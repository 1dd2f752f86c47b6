// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

namespace footbridge {

/// Adam with decoupled weight decay (Loshchilov and Hutter 2019: AdamW; 0 decay: Adam), with the
/// usual moments .9 and .999, on one flat vector of parameters.
class Adam {
  public:
    Adam(Eigen::Index size, double weightDecay);
    void step(Eigen::VectorXf& parameters, const Eigen::VectorXf& gradient, double rate);

  private:
    double m_weightDecay, m_power1 = 1, m_power2 = 1;
    Eigen::ArrayXf m_first, m_second;
};

/// Falls from `rate` at the first step to 2 % of it by half a cosine.
double cosineRate(double rate, int step, int steps);

}  // namespace footbridge
