// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/expert_mix.h"

#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

constexpr double kShare = 0.02;   // of the weight that goes round after every run
constexpr double kMemory = 0.95;  // of an expert's usual error
constexpr double kDegrees = 3;    // of the Student t that errors are held to: heavy tails
constexpr double kSmallest = 1e-4;

}  // namespace

ExpertMix::ExpertMix(std::size_t experts) : m_weights(experts), m_scales(experts, 0.3) {
    doubt();
}

void ExpertMix::doubt() {
    std::fill(m_weights.begin(), m_weights.end(), 1.0 / static_cast<double>(m_weights.size()));
}

void ExpertMix::learn(std::span<const double> errors) {
    std::vector<double> densities(m_weights.size(), 0);
    double total = 0;
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        if (std::isnan(errors[i])) continue;
        const double scaled = errors[i] / m_scales[i];
        densities[i] = m_weights[i] / m_scales[i] *
                       std::pow(1 + scaled * scaled / kDegrees, -(kDegrees + 1) / 2);
        total += densities[i];
        // An error far off says that something else happened, not how good the expert usually is.
        const double size = std::min(std::abs(errors[i]), 5 * m_scales[i]);
        m_scales[i] = std::max(kSmallest, kMemory * m_scales[i] + (1 - kMemory) * size);
    }
    if (!(total > 0)) return doubt();
    const double even = kShare / static_cast<double>(m_weights.size());
    for (std::size_t i = 0; i < m_weights.size(); ++i)
        m_weights[i] = (1 - kShare) * densities[i] / total + even;
}

std::vector<double> ExpertMix::earned() const {
    std::vector<double> weights;
    const double lent = 2 * kShare / static_cast<double>(m_weights.size());
    double sum = 0;
    for (const double weight : m_weights) {
        weights.push_back(std::max(0.0, weight - lent));
        sum += weights.back();
    }
    return sum > 0 ? weights : m_weights;
}

double decide(std::vector<Possibility>& possibilities, bool relative) {
    std::sort(possibilities.begin(), possibilities.end(),
              [](const Possibility& a, const Possibility& b) { return a.v < b.v; });
    const double lowest = possibilities.front().v;
    double total = 0;
    for (Possibility& one : possibilities) {
        if (relative) one.weight *= std::exp(lowest - one.v);
        total += one.weight;
    }
    double sum = 0;
    for (const Possibility& one : possibilities) {
        sum += one.weight;
        if (sum >= total / 2) return one.v;
    }
    return possibilities.back().v;
}

}  // namespace footbridge
