// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/linear_belief.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace footbridge {
namespace {

constexpr double kHuber = 3;         // standard deviations at which a row begins to weigh less
constexpr double kMostMemory = 1e4;  // rows of evidence about the noise that are kept

}  // namespace

LinearBelief::LinearBelief(Vector mean, Vector variance, double forgetting)
    : m_mean(std::move(mean)), m_prior(std::move(variance)), m_forgetting(forgetting) {
    m_covariance = m_prior.asDiagonal();
}

double LinearBelief::spread(const Vector& phi) const {
    const double explained = phi.dot(m_covariance.selfadjointView<Eigen::Lower>() * phi);
    return std::sqrt(m_rate / m_shape * (1 + std::max(0.0, explained)));
}

void LinearBelief::learn(const Vector& phi, double v) {
    const Vector direction = m_covariance.selfadjointView<Eigen::Lower>() * phi;
    const double explained = phi.dot(direction);
    if (!(explained >= 0) || !std::isfinite(explained)) return doubt();  // rounding has won
    const double error = v - predict(phi);
    const double off = std::abs(error) / std::sqrt(m_rate / m_shape * (1 + explained));
    const double weight = off > kHuber ? kHuber / off : 1;
    const double total = m_forgetting / weight + explained;
    m_mean += direction * (error / total);
    m_covariance.selfadjointView<Eigen::Lower>().rankUpdate(direction, -1 / total);
    if (m_forgetting < 1) {
        m_covariance /= m_forgetting;
        // Directions that no row has looked at for long do not grow without bounds.
        for (Index i = 0; i < size(); ++i) {
            if (m_covariance(i, i) <= m_prior[i]) continue;
            const double shrink = std::sqrt(m_prior[i] / m_covariance(i, i));
            m_covariance.row(i).head(i + 1) *= shrink;
            m_covariance.col(i).tail(size() - i) *= shrink;
        }
    }
    m_shape = m_shape * m_forgetting + 0.5;
    m_rate = m_rate * m_forgetting + 0.5 * weight * error * error / (1 + explained);
    if (m_shape > kMostMemory) {
        m_rate *= kMostMemory / m_shape;
        m_shape = kMostMemory;
    }
}

void LinearBelief::doubt() {
    m_covariance = m_prior.asDiagonal();
    m_rate /= m_shape;
    m_shape = 1;
}

void LinearBelief::grow(const Vector& variance) {
    const Index old = size();
    m_mean.conservativeResize(old + variance.size());
    m_mean.tail(variance.size()).setZero();
    m_prior.conservativeResize(m_mean.size());
    m_prior.tail(variance.size()) = variance;
    Matrix covariance = m_prior.asDiagonal();
    covariance.topLeftCorner(old, old) = m_covariance;
    m_covariance = std::move(covariance);
}

}  // namespace footbridge
