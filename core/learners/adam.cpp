// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/adam.h"

#include <ATen/ops/from_blob.h>
#include <torch/optim/adamw.h>

#include <cmath>
#include <numbers>

namespace footbridge {
namespace {

at::Tensor over(Eigen::VectorXf& values) {
    return at::from_blob(values.data(), {values.size()}, at::kFloat);
}

at::Tensor withGradient(Eigen::VectorXf& parameters, Eigen::VectorXf& gradient) {
    at::Tensor result = over(parameters);
    result.mutable_grad() = over(gradient);
    return result;
}

}  // namespace

struct Adam::Optimiser {
    torch::optim::AdamW adamW;
};

Adam::Adam(Eigen::VectorXf& parameters, Eigen::VectorXf& gradient, double weightDecay)
    : m_optimiser(new Optimiser{
          torch::optim::AdamW({withGradient(parameters, gradient)},
                              torch::optim::AdamWOptions().weight_decay(weightDecay))}) {}

Adam::~Adam() = default;

void Adam::step(double rate) {
    static_cast<torch::optim::AdamWOptions&>(m_optimiser->adamW.param_groups().front().options())
        .lr(rate);
    m_optimiser->adamW.step();
}

double cosineRate(double rate, int step, int steps) {
    return rate * (0.02 + 0.98 * 0.5 * (1 + std::cos(std::numbers::pi * step / steps)));
}

}  // namespace footbridge
