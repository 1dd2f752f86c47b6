// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/adam.h"

#include <cmath>
#include <numbers>

namespace footbridge {

Adam::Adam(Eigen::Index size, double weightDecay)
    : m_weightDecay(weightDecay),
      m_first(Eigen::ArrayXf::Zero(size)),
      m_second(Eigen::ArrayXf::Zero(size)) {}

void Adam::step(Eigen::VectorXf& parameters, const Eigen::VectorXf& gradient, double rate) {
    constexpr double kMoment1 = 0.9, kMoment2 = 0.999;
    m_power1 *= kMoment1;
    m_power2 *= kMoment2;
    const auto keep1 = static_cast<float>(kMoment1), keep2 = static_cast<float>(kMoment2);
    const auto length = static_cast<float>(rate / (1 - m_power1));
    const auto rootScale = static_cast<float>(1 / std::sqrt(1 - m_power2));
    const auto shrink = static_cast<float>(1 - rate * m_weightDecay);
    m_first = keep1 * m_first + (1 - keep1) * gradient.array();
    m_second = keep2 * m_second + (1 - keep2) * gradient.array().square();
    parameters.array() =
        shrink * parameters.array() - length * m_first / (m_second.sqrt() * rootScale + 1e-8F);
}

double cosineRate(double rate, int step, int steps) {
    return rate * (0.02 + 0.98 * 0.5 * (1 + std::cos(std::numbers::pi * step / steps)));
}

}  // namespace footbridge
