// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/process_sum.h"

#include <cmath>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

// Of the responses' scale: far below any error, and it saves half of the source's evaluation.
constexpr double kLeastMovement = 1e-4;

std::vector<Vector> collapsed(std::span<const ProcessFit> fits, const Vector& weights) {
    std::vector<Vector> sums(kernelKinds().size());
    for (std::size_t m = 0; m < fits.size(); ++m) {
        const double weight = weights[static_cast<Index>(m)] * fits[m].scale;
        if (weight == 0) continue;
        const Vector kernelWeights = fits[m].process.weights();
        for (std::size_t k = 0; k < fits[m].kind->kernels.count; ++k) {
            Vector& sum = sums[fits[m].kind->kernels.first + k];
            const Vector term =
                weight * kernelWeights[static_cast<Index>(k)] * fits[m].process.alpha();
            if (sum.size() == 0)
                sum = term;
            else
                sum += term;
        }
    }
    return sums;
}

}  // namespace

ProcessSum::ProcessSum(std::span<const ProcessFit> fits, const Vector& weights,
                       const Representations& representations, const TargetFeatures& shots,
                       const TargetFeatures& reference) {
    const Index sources = shots.parts.cols();
    m_outputs = Vector::Zero(2 * sources);
    for (std::size_t m = 0; m < fits.size(); ++m) {
        const ProcessFit& fit = fits[m];
        const double weight = weights[static_cast<Index>(m)];
        if (weight == 0) continue;
        m_constant += weight * fit.offset;
        m_outputs += weight * priorMeanWeights(fit.kind->mean, fit.sources);
        const Vector inverse = fit.process.inverseLengths();
        if (inverse.size() == 0) continue;
        const double variance = std::exp(fit.process.parameters().variance);
        m_lengthTerms.push_back({inverse, weight * fit.scale * variance * fit.process.alpha(),
                                 lengthInputs(fit, shots) * inverse.asDiagonal(),
                                 fit.ofSourceInputs});
    }
    const RowBases shotBases = representations.of(shots);
    const RowBases pool = representations.of(reference);
    std::vector<Vector> coefficients = collapsed(fits, weights);
    const double least = kLeastMovement * fits.front().scale;
    for (std::size_t k = 0; k < coefficients.size(); ++k) {
        if (coefficients[k].size() == 0) continue;
        const Vector moved =
            kernelBetween(kernelKinds()[k], representations, pool, shotBases) * coefficients[k];
        if (std::sqrt(variance(moved)) >= least) continue;
        m_constant += moved.mean();
        coefficients[k].resize(0);
    }
    m_kernels = KernelSum(std::move(coefficients), shotBases);
}

Vector ProcessSum::predict(const Representations& representations,
                           const TargetFeatures& rows) const {
    Vector sum = m_kernels.at(representations, representations.of(rows)).array() + m_constant;
    if (m_outputs.size() > 0) sum += sideBySide({rows.networks, rows.parts}) * m_outputs;
    for (const LengthTerm& term : m_lengthTerms)
        sum += matern52Between((term.ofSourceInputs ? rows.sourceEncoded : rows.encoded) *
                                   term.inverseLengths.asDiagonal(),
                               term.centres) *
               term.coefficients;
    return sum;
}

graph::Value ProcessSum::emit(BasisGraph& bases, const Representations& representations) const {
    graph::Builder& builder = bases.builder();
    double constant = m_constant;
    std::vector<graph::Value> terms = m_kernels.emit(bases, representations, constant);
    const Vector none = Vector::Zero(1);
    if (!m_outputs.isZero(0)) {
        FeatureGraph& features = bases.features();
        const graph::Value outputs = builder.concat({features.networks(), features.parts()});
        terms.push_back(builder.linear(outputs, m_outputs, none));
    }
    for (const LengthTerm& term : m_lengthTerms) {
        FeatureGraph& features = bases.features();
        const graph::Value scaled =
            builder.affine(term.ofSourceInputs ? features.sourceEncoded() : features.encoded(),
                           term.inverseLengths, Vector::Zero(term.inverseLengths.size()));
        terms.push_back(
            builder.linear(builder.kernel(scaled, graph::Profile::Matern52, term.centres),
                           term.coefficients, none));
    }
    if (terms.empty()) return builder.constant(Vector::Constant(1, constant));
    return builder.linear(builder.concat(terms), Matrix::Ones(static_cast<Index>(terms.size()), 1),
                          Vector::Constant(1, constant));
}

}  // namespace footbridge
