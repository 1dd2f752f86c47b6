// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/published_learner.h"

#include <ATen/Parallel.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/clamp.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/exp.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/log.h>
#include <ATen/ops/mean.h>
#include <ATen/ops/pow.h>
#include <ATen/ops/silu.h>
#include <ATen/ops/softplus.h>
#include <ATen/ops/sum.h>

#include <cmath>
#include <mutex>
#include <optional>

#include "core/learners/adam.h"
#include "core/run/blas_lock.h"
#include "core/run/process_limits.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kLatent = 8, kBatch = 256;
constexpr double kRate = 3e-3, kDecay = 1e-4;
constexpr double kCalibration = 0.25;  // steps on the reference platform, over those on all
constexpr double kKlRamp = 0.4;        // of the steps
constexpr double kRegressionFrom = 0.6, kRegressionTo = 0.8;
constexpr double kHalfLogTau = 0.918938533204673;  // ln(2 pi) / 2

using RowMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Sizes = std::vector<Index>;

at::Tensor tensorOf(const Matrix& values) {
    at::Tensor tensor = at::empty({values.rows(), values.cols()}, at::kFloat);
    Eigen::Map<RowMatrix>(tensor.data_ptr<float>(), values.rows(), values.cols()) =
        values.cast<float>();
    return tensor;
}

/// Networks whose weights lie in one vector, so that one optimiser moves them.
class Weights {
  public:
    /// Adds a network with so many units a layer; its number.
    std::size_t add(const Sizes& units, Random& random) {
        std::vector<std::pair<Index, Index>> shapes;
        for (std::size_t i = 0; i + 1 < units.size(); ++i) {
            shapes.emplace_back(units[i], units[i + 1]);
            const double scale = std::sqrt(1.0 / static_cast<double>(std::max<Index>(units[i], 1)));
            for (Index w = 0; w < units[i] * units[i + 1]; ++w)
                m_start.push_back(static_cast<float>(scale * random.normal()));
            m_start.insert(m_start.end(), static_cast<std::size_t>(units[i + 1]), 0.0f);
        }
        m_networks.push_back(std::move(shapes));
        return m_networks.size() - 1;
    }

    void begin() {
        m_values = Eigen::Map<Eigen::VectorXf>(m_start.data(), std::ssize(m_start));
        m_tensor = at::from_blob(m_values.data(), {m_values.size()}, at::kFloat);
        m_tensor.requires_grad_(true);
        m_gradient = Eigen::VectorXf::Zero(m_values.size());
        m_optimiser.emplace(m_values, m_gradient, kDecay);
    }

    at::Tensor apply(std::size_t network, at::Tensor x) const {
        Index at = 0;
        for (std::size_t n = 0; n < network; ++n)
            for (const auto& [in, out] : m_networks[n]) at += (in + 1) * out;
        const auto& shapes = m_networks[network];
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const auto [in, out] = shapes[i];
            x = at::addmm(m_tensor.narrow(0, at + in * out, out), x,
                          m_tensor.narrow(0, at, in * out).view({in, out}));
            at += (in + 1) * out;
            if (i + 1 < shapes.size()) x = at::silu(x);
        }
        return x;
    }

    void step(const at::Tensor& loss, double rate) {
        loss.backward();
        const at::Tensor gradient = m_tensor.grad().contiguous();
        m_gradient = Eigen::Map<const Eigen::VectorXf>(gradient.data_ptr<float>(), m_values.size());
        m_optimiser->step(rate);
        m_tensor.mutable_grad().reset();
    }

    Network network(std::size_t which) const {
        Index at = 0;
        Network result;
        for (std::size_t n = 0; n <= which; ++n)
            for (const auto& [in, out] : m_networks[n]) {
                if (n == which)
                    result.layers.push_back(
                        {Eigen::Map<const RowMatrix>(m_values.data() + at, in, out).cast<double>(),
                         m_values.segment(at + in * out, out).cast<double>()});
                at += (in + 1) * out;
            }
        return result;
    }

  private:
    std::vector<std::vector<std::pair<Index, Index>>> m_networks;
    std::vector<float> m_start;
    Eigen::VectorXf m_values, m_gradient;
    at::Tensor m_tensor;
    std::optional<Adam> m_optimiser;
};

/// Rows a step, in a new order each time round.
class Batches {
  public:
    Batches(Index rows, Random& random) : m_rows(rows), m_random(random) {}

    at::Tensor next() {
        const Index count = std::min(m_rows, kBatch);
        at::Tensor rows = at::empty({count}, at::kLong);
        for (Index i = 0; i < count; ++i) {
            if (m_at == m_order.size()) {
                m_order = m_random.permutation(m_rows);
                m_at = 0;
            }
            rows.data_ptr<std::int64_t>()[i] = m_order[m_at++];
        }
        return rows;
    }

  private:
    Index m_rows;
    Random& m_random;
    Rows m_order;
    std::size_t m_at = 0;
};

/// A normal decoder's negative log likelihood with the sigma that is best for the batch, an item.
at::Tensor reconstruction(const at::Tensor& x, const at::Tensor& decoded, bool calibrated) {
    const at::Tensor squares = at::pow(x - decoded, 2);
    const auto rows = static_cast<double>(x.size(0));
    if (!calibrated) return at::sum(squares) * (0.5 / rows);
    const at::Tensor best = at::log(at::mean(squares) + 1e-12) * 0.5;
    const at::Tensor logSigma = at::softplus(best + 6.0) - 6.0;
    const at::Tensor scaled = squares * at::exp(logSigma * -2.0) * 0.5;
    return at::sum(scaled + logSigma + kHalfLogTau) / rows;
}

/// The normals of a step, from our own generator.
at::Tensor normals(Index rows, Random& random) {
    at::Tensor tensor = at::empty({rows, kLatent}, at::kFloat);
    auto* values = tensor.data_ptr<float>();
    for (Index i = 0; i < rows * kLatent; ++i) values[i] = static_cast<float>(random.normal());
    return tensor;
}

/// The encoder's layers and the half of its last one that gives the mean.
Network meanOf(Network encoder) {
    Layer& last = encoder.layers.back();
    last = {last.weight.leftCols(kLatent), last.bias.head(kLatent)};
    return encoder;
}

Network trainEncoder(const Matrix& X, const Matrix& scores, const Rows& reference,
                     const PublishedOptions& options, const RunContext& context) {
    Random random(context.seed, "published model");
    Weights weights;
    const auto encoder = weights.add({X.cols(), 64, 32, 2 * kLatent}, random);
    const auto decoder = weights.add({kLatent, 32, 64, X.cols()}, random);
    const auto regressor = weights.add({kLatent, 64, scores.cols()}, random);
    weights.begin();
    const at::Tensor x = tensorOf(X), y = tensorOf(scores);
    const bool calibrated = options.calibration && !reference.empty();
    const int first = calibrated ? static_cast<int>(kCalibration * options.steps) : 0;
    Batches all(X.rows(), random), known(calibrated ? std::ssize(reference) : 1, random);
    const at::Tensor knownRows = calibrated ? tensorOf(X(reference, Eigen::all)) : x;
    for (int step = -first; step < options.steps; ++step) {
        context.checkCancelled();
        const std::lock_guard lock(blasLock());
        const double done = std::max(0.0, static_cast<double>(step) / options.steps);
        const at::Tensor rows = step < 0 ? known.next() : all.next();
        const at::Tensor some = (step < 0 ? knownRows : x).index_select(0, rows);
        const at::Tensor code = weights.apply(encoder, some);
        const at::Tensor mean = code.narrow(1, 0, kLatent);
        const at::Tensor logVariance = at::clamp(code.narrow(1, kLatent, kLatent), -10.0, 10.0);
        const at::Tensor drawn = mean + normals(some.size(0), random) * at::exp(logVariance * 0.5);
        const at::Tensor divergence =
            at::sum(logVariance + 1.0 - at::pow(mean, 2) - at::exp(logVariance)) *
            (-0.5 / static_cast<double>(some.size(0)));
        const double beta = options.scheduledKl ? std::min(1.0, done / kKlRamp) : 1.0;
        at::Tensor loss =
            reconstruction(some, weights.apply(decoder, drawn), options.calibratedDecoder) +
            divergence * beta;
        if (options.regressionLoss && done >= kRegressionFrom && done < kRegressionTo)
            loss = loss +
                   at::sum(at::pow(weights.apply(regressor, mean) - y.index_select(0, rows), 2)) /
                       static_cast<double>(some.size(0));
        weights.step(loss, cosineRate(kRate, std::max(step, 0), options.steps));
    }
    return meanOf(weights.network(encoder));
}

/// L1 as the published code has it would ignore the scale of the coordinates; squares do not.
Network trainHead(const Matrix& latent, const Matrix& scores, const PublishedOptions& options,
                  const RunContext& context) {
    Random random(context.seed, "published network");
    Weights weights;
    const auto head = weights.add({latent.cols(), 256, 256, scores.cols()}, random);
    weights.begin();
    const at::Tensor z = tensorOf(latent), y = tensorOf(scores);
    Batches batches(latent.rows(), random);
    for (int step = 0; step < options.regressionSteps; ++step) {
        context.checkCancelled();
        const std::lock_guard lock(blasLock());
        const at::Tensor rows = batches.next();
        const at::Tensor error =
            weights.apply(head, z.index_select(0, rows)) - y.index_select(0, rows);
        weights.step(at::mean(at::pow(error, 2)), cosineRate(kRate, step, options.regressionSteps));
    }
    return weights.network(head);
}

}  // namespace

void PublishedLearner::fit(const Matrix& X, const Matrix& scores, const std::vector<int>&,
                           const RunContext& context) {
    checkRoomToCompute();
    at::set_num_threads(1);
    m_encoder = {};
    if (m_options.latent) m_encoder = trainEncoder(X, scores, m_reference, m_options, context);
    m_head = trainHead(m_options.latent ? m_encoder.predict(X) : X, scores, m_options, context);
}

graph::Value PublishedLearner::emit(graph::Builder& builder, graph::Value x) const {
    return m_head.emit(builder, m_options.latent ? emitLatent(builder, x) : x);
}

graph::Value PublishedLearner::emitLatent(graph::Builder& builder, graph::Value x) const {
    return m_options.latent ? m_encoder.emit(builder, x) : x;
}

}  // namespace footbridge
