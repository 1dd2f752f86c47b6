// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/forecast.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "core/transfer/mixture/members.h"

namespace footbridge {
namespace {

// A process that is sure of its kernels learns faster than the mixture does.
constexpr double kShareOfGain = 0.6;

/// Rows with their encoding, as the kernels of a process want them.
struct Place {
    const TargetFeatures& rows;
    RowBases bases;
};

/// Prior covariance of a process, without noise.
class Covariance {
  public:
    Covariance(const ProcessFit& fit, const Representations& representations)
        : m_fit(fit), m_representations(representations), m_weights(fit.process.weights()) {}

    Matrix between(const Place& a, const Place& b) const {
        Matrix sum = Matrix::Zero(a.bases.rows, b.bases.rows);
        for (std::size_t k = 0; k < m_fit.kind->kernels.count; ++k)
            sum += m_weights[static_cast<Index>(k)] *
                   kernelBetween(kernelKinds()[m_fit.kind->kernels.first + k], m_representations,
                                 a.bases, b.bases);
        const Vector inverse = m_fit.process.inverseLengths();
        if (inverse.size() > 0)
            sum += std::exp(m_fit.process.parameters().variance) *
                   matern52Between(lengthInputs(m_fit, a.rows) * inverse.asDiagonal(),
                                   lengthInputs(m_fit, b.rows) * inverse.asDiagonal());
        return sum;
    }

  private:
    const ProcessFit& m_fit;
    const Representations& m_representations;
    Vector m_weights;
};

struct Variances {
    double now = 0, then = 0;
};

/// Mean posterior variance at the asked rows, noise included, without and with the added rows.
Variances variances(const ProcessFit& fit, const Representations& representations,
                    const Place& shots, const Place& added, const Place& asked) {
    const Covariance covariance(fit, representations);
    const Matrix& inverse = fit.process.inverse();
    const Matrix addedShots = covariance.between(added, shots);
    const Matrix askedShots = covariance.between(asked, shots);
    const Matrix weighted = askedShots * inverse;
    const Vector now = covariance.between(asked, asked).diagonal() -
                       weighted.cwiseProduct(askedShots).rowwise().sum();
    Matrix among = covariance.between(added, added) - addedShots * inverse * addedShots.transpose();
    among.diagonal().array() += fit.process.noise();
    const Matrix cross = covariance.between(asked, added) - weighted * addedShots.transpose();
    const Eigen::LDLT<Matrix> solver(among);
    const Vector gained =
        cross.cwiseProduct(solver.solve(cross.transpose()).transpose()).rowwise().sum();
    const Vector least = Vector::Zero(now.size());
    const double noise = fit.process.noise();
    return {now.cwiseMax(least).mean() + noise, (now - gained).cwiseMax(least).mean() + noise};
}

}  // namespace

double expectedErrorRatio(const TargetReading& reading, const TargetFeatures& added,
                          const RunContext& context) {
    const TargetView& view = reading.view;
    const Representations representations(view, reading.reference, reading.shots);
    const Place shots{reading.shots, representations.of(reading.shots)};
    const Place more{added, representations.of(added)};
    const Place asked{reading.reference, representations.of(reading.reference)};
    const std::vector<Matrix> kernels = kernelsBetween(representations, shots.bases, shots.bases);
    const double scale = std::sqrt(spreadOf(view, reading.v));
    const std::vector<ProcessFit> fits =
        fitProcesses({&reading.shots, &kernels, reading.v, scale}, view.shared, context);
    const Vector evidence = evidenceWeights(fits);
    Variances sum;
    for (std::size_t m = 0; m < fits.size(); ++m) {
        const double weight = evidence[static_cast<Index>(m)];
        if (weight < 1e-3) continue;
        context.checkCancelled();
        const Variances one = variances(fits[m], representations, shots, more, asked);
        sum.now += weight * one.now;
        sum.then += weight * one.then;
    }
    return std::pow(std::clamp(sum.then / sum.now, 0.0, 1.0), kShareOfGain);
}

}  // namespace footbridge
