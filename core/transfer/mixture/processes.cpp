// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/processes.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/transfer/strategies/output_map.h"

namespace footbridge {
namespace {

using Mean = ProcessKind::Mean;
using Lengths = ProcessKind::Lengths;

constexpr KernelRange kOwn{0, kOwnKernels}, kAll{0, 13}, kSourceOnly{kOwnKernels - 1, 8},
    kOutputMap{kOwnKernels - 1, 2}, kNetworks{13, 5}, kNoKernel{0, 0};
// What the sources do not predict has to be found among many kernels: firmer priors.
constexpr double kWeak = 4, kFirm = 2;
constexpr NormalPrior kWeakNoise{-4.5, 4}, kFirmNoise{-4, 2}, kCustomNoise{-3, 1.5};
constexpr std::array kProcessKinds{
    ProcessKind{"gp T", Mean::None, kOwn, Lengths::Never, true, true, true, kFirm, kFirmNoise},
    ProcessKind{"gp TA", Mean::None, kOwn, Lengths::Needed, true, true, false, kFirm, kFirmNoise},
    ProcessKind{"gp A", Mean::None, kNoKernel, Lengths::Many, true, false, true, 1, kCustomNoise,
                0},
    ProcessKind{"gp 1", Mean::Stacks, kAll, Lengths::Possible, true, true, false, kWeak,
                kWeakNoise},
    ProcessKind{"gp 1S", Mean::Stacks, kSourceOnly, Lengths::Never, true, true, false, kWeak,
                kWeakNoise},
    ProcessKind{"gp N", Mean::Networks, kNetworks, Lengths::Never, false, false, true, kWeak,
                kWeakNoise},
    ProcessKind{"gp fA", Mean::Stacks, kOutputMap, Lengths::Many, true, false, true, kWeak,
                kWeakNoise, -2, true},
};
constexpr std::size_t kOwnProcesses = 3;

constexpr Index kMostInputsWithLengths = 40, kMostOfMany = 400;
constexpr double kLengthDeviation = 1.2;
constexpr int kEvaluations = 50;

bool hasLengths(const ProcessKind& kind, const TargetFeatures& rows) {
    const Index most = kind.lengths == Lengths::Never  ? 0
                       : kind.lengths == Lengths::Many ? kMostOfMany
                                                       : kMostInputsWithLengths;
    return rows.encoded.cols() > 0 && rows.encoded.cols() <= most;
}

bool asksSourceLengths(const ProcessKind& kind, const ProcessData& data) {
    return kind.asksSourceLengths && data.sourceLengths.size() > 0;
}

KernelProcessOptions optionsOf(const ProcessKind& kind, const ProcessData& data) {
    const TargetFeatures& rows = *data.rows;
    KernelProcessOptions options;
    options.noise = kind.noise;
    for (const KernelKind& kernel : kernelKinds().subspan(kind.kernels.first, kind.kernels.count))
        options.weights.push_back({kernel.logWeight, kind.deviation});
    if (hasLengths(kind, rows)) {
        LengthScalePriors& priors = options.lengths.emplace();
        priors.variance = {kind.lengthWeight, kind.deviation};
        const auto inputs = static_cast<double>(rows.encoded.cols());
        priors.length = {std::log(1.5) + 0.5 * std::log(inputs), kLengthDeviation};
        if (asksSourceLengths(kind, data)) priors.lengthMeans = data.sourceLengths;
    }
    return options;
}

std::span<const Matrix> of(const ProcessKind& kind, const std::vector<Matrix>& kernels) {
    return std::span(kernels).subspan(kind.kernels.first, kind.kernels.count);
}

}  // namespace

std::span<const ProcessKind> processKinds(bool shared) {
    return std::span(kProcessKinds).first(shared ? kProcessKinds.size() : kOwnProcesses);
}

Vector priorMean(Mean mean, const TargetFeatures& rows, const Vector& sources) {
    switch (mean) {
        case Mean::None:
            break;
        case Mean::Stacks:
            return rows.parts * sources;
        case Mean::Networks:
            return rows.networks * sources;
    }
    return Vector::Zero(rows.size());
}

Vector priorMeanWeights(Mean mean, const Vector& sources) {
    const Index count = sources.size();
    Vector weights = Vector::Zero(2 * count);
    if (mean == Mean::Networks) weights.head(count) = sources;
    if (mean == Mean::Stacks) weights.tail(count) = sources;
    return weights;
}

const Matrix& lengthInputs(const ProcessFit& fit, const TargetFeatures& rows) {
    return fit.ofSourceInputs ? rows.sourceEncoded : rows.encoded;
}

Vector ProcessFit::predict(const std::vector<Matrix>& kernels, const TargetFeatures& rows) const {
    const Vector deviation = process.predict(of(*kind, kernels), lengthInputs(*this, rows));
    return priorMean(kind->mean, rows, sources).array() + offset + scale * deviation.array();
}

std::vector<ProcessFit> fitProcesses(const ProcessData& data, bool shared,
                                     const RunContext& context) {
    const Vector sources =
        shared ? sourceWeights(data.rows->parts, data.v) : Vector::Zero(data.rows->parts.cols());
    std::vector<ProcessFit> fits;
    for (const ProcessKind& kind : processKinds(shared)) {
        context.checkCancelled();
        const bool optional = kind.lengths < Lengths::Needed;
        if (!optional && !hasLengths(kind, *data.rows)) continue;
        ProcessFit fit;
        fit.kind = &kind;
        fit.scale = data.scale;
        fit.sources = sources;
        fit.ofSourceInputs = asksSourceLengths(kind, data);
        Vector residual = data.v - priorMean(kind.mean, *data.rows, sources);
        fit.offset = kind.centred ? residual.mean() : 0;
        residual = (residual.array() - fit.offset) / fit.scale;
        KernelProcessOptions options = optionsOf(kind, data);
        options.evaluations = kEvaluations;
        fit.process.fit(of(kind, *data.kernels), lengthInputs(fit, *data.rows), residual, options,
                        nullptr, context);
        fits.push_back(std::move(fit));
    }
    return fits;
}

ProcessFit::Without ProcessFit::without(const Rows& rows, const Vector& v) const {
    const Eigen::LLT<Matrix> precision(process.inverse()(rows, rows));
    const Vector alpha = process.alpha()(rows);
    const Vector error = precision.solve(alpha);
    const double logDeterminant = 2 * Matrix(precision.matrixL()).diagonal().array().log().sum();
    return {v(rows) - scale * error,
            process.negativeLogPosterior() - 0.5 * (alpha.dot(error) - logDeterminant)};
}

Vector evidenceWeights(std::span<const ProcessFit> fits) {
    Vector objectives(static_cast<Index>(fits.size()));
    for (std::size_t m = 0; m < fits.size(); ++m)
        objectives[static_cast<Index>(m)] = fits[m].process.negativeLogPosterior();
    return evidenceWeights(fits, objectives);
}

Vector evidenceWeights(std::span<const ProcessFit> fits, const Vector& negativeLogPosteriors) {
    Vector weights = Vector::Zero(negativeLogPosteriors.size());
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t m = 0; m < fits.size(); ++m)
        if (fits[m].kind->inEvidence)
            least = std::min(least, negativeLogPosteriors[static_cast<Index>(m)]);
    for (std::size_t m = 0; m < fits.size(); ++m)
        if (fits[m].kind->inEvidence)
            weights[static_cast<Index>(m)] =
                std::exp(-0.5 * (negativeLogPosteriors[static_cast<Index>(m)] - least));
    return weights / weights.sum();
}

std::vector<PriorShare> priorShares(std::span<const ProcessFit> fits, const Vector& weights,
                                    const std::vector<Matrix>& kernels) {
    std::array<double, kPriorFamilies> sums{};
    const auto add = [&](PriorFamily family, double variance) {
        sums[static_cast<std::size_t>(family)] += variance;
    };
    for (std::size_t m = 0; m < fits.size(); ++m) {
        const double weight = weights[static_cast<Index>(m)];
        if (weight == 0) continue;
        const ProcessFit& fit = fits[m];
        const Vector kernelWeights = fit.process.weights();
        for (std::size_t k = 0; k < fit.kind->kernels.count; ++k) {
            const std::size_t at = fit.kind->kernels.first + k;
            add(kernelKinds()[at].family,
                weight * kernelWeights[static_cast<Index>(k)] * kernels[at].diagonal().mean());
        }
        if (fit.process.inverseLengths().size() > 0)
            add(PriorFamily::TargetResidual, weight * std::exp(fit.process.parameters().variance));
        add(PriorFamily::Noise, weight * fit.process.noise());
    }
    double all = 0;
    for (const double sum : sums) all += sum;
    std::vector<PriorShare> shares;
    for (std::size_t family = 0; family < kPriorFamilies; ++family)
        shares.push_back({static_cast<PriorFamily>(family), sums[family] / all});
    return shares;
}

}  // namespace footbridge
