// SPDX-License-Identifier: GPL-3.0-or-later
#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/gather.h>
#include <ATen/ops/mse_loss.h>
#include <ATen/ops/silu.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/learners/adam.h"
#include "core/learners/learners_messages.h"
#include "core/learners/network.h"
#include "core/run/blas_lock.h"
#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

using RowMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr Index kValidationRows = 1000;  // enough to watch; keeps watching cheap
constexpr int kCurvePoints = 100;

/// A network as LibTorch sees it: tensors over one flat vector of weights and one of gradients, so
/// that the optimiser makes one pass and nothing is drawn from LibTorch's process-wide generator.
class TrainedNetwork {
  public:
    explicit TrainedNetwork(const std::vector<std::pair<Index, Index>>& shapes) : m_shapes(shapes) {
        Index size = 0;
        for (const auto& [in, out] : shapes) size += (in + 1) * out;
        m_parameters = Eigen::VectorXf::Zero(size);
        m_gradient = Eigen::VectorXf::Zero(size);
        Index offset = 0;
        for (const auto& [in, out] : shapes) {
            m_tensors.push_back(tensor(offset, {in, out}));
            offset += in * out;
            m_tensors.push_back(tensor(offset, {out}));
            offset += out;
        }
    }
    TrainedNetwork(const TrainedNetwork&) = delete;  // the tensors point into it
    explicit TrainedNetwork(const Network& start) : TrainedNetwork(shapesOf(start)) {
        float* at = m_parameters.data();
        for (const Layer& layer : start.layers) {
            const Index in = layer.weight.rows(), out = layer.weight.cols();
            Eigen::Map<RowMatrix>(at, in, out) = layer.weight.cast<float>();
            Eigen::Map<Eigen::VectorXf>(at + in * out, out) = layer.bias.cast<float>();
            at += (in + 1) * out;
        }
    }

    /// Uniform within 1/sqrt(inputs), weights and biases.
    void draw(Random random) {
        float* at = m_parameters.data();
        for (const auto& [in, out] : m_shapes) {
            const double bound = in > 0 ? 1 / std::sqrt(static_cast<double>(in)) : 0;
            for (Index i = 0; i < (in + 1) * out; ++i) {
                *at++ = static_cast<float>(bound * (2 * random.uniform() - 1));
            }
        }
    }

    at::Tensor forward(at::Tensor x) const {
        for (std::size_t i = 0; i < m_tensors.size(); i += 2) {
            x = at::addmm(m_tensors[i + 1], x, m_tensors[i]);
            if (i + 2 < m_tensors.size()) x = at::silu(x);
        }
        return x;
    }

    Network network() const {
        Network result;
        const float* at = m_parameters.data();
        for (const auto& [in, out] : m_shapes) {
            result.layers.push_back(
                {Eigen::Map<const RowMatrix>(at, in, out).cast<double>(),
                 Eigen::Map<const Eigen::VectorXf>(at + in * out, out).cast<double>()});
            at += (in + 1) * out;
        }
        return result;
    }

    Eigen::VectorXf& parameters() { return m_parameters; }
    Eigen::VectorXf& gradient() { return m_gradient; }

  private:
    static std::vector<std::pair<Index, Index>> shapesOf(const Network& network) {
        std::vector<std::pair<Index, Index>> shapes;
        for (const Layer& layer : network.layers) {
            shapes.emplace_back(layer.weight.rows(), layer.weight.cols());
        }
        return shapes;
    }
    at::Tensor tensor(Index offset, at::IntArrayRef shape) {
        at::Tensor result = at::from_blob(m_parameters.data() + offset, shape, at::kFloat);
        result.set_requires_grad(true);
        result.mutable_grad() = at::from_blob(m_gradient.data() + offset, shape, at::kFloat);
        return result;
    }

    std::vector<std::pair<Index, Index>> m_shapes;
    Eigen::VectorXf m_parameters, m_gradient;
    std::vector<at::Tensor> m_tensors;  // weight and bias of each layer
};

/// Rows to learn from, and tensors over the rows picked from them.
class Examples {
  public:
    Examples(const Matrix& X, const Vector& v, const std::vector<int>& heads, Index batch)
        : m_X(X.cast<float>()), m_v(v.cast<float>()), m_heads(heads) {
        m_pickedX.resize(batch, X.cols());
        m_pickedV.resize(batch, 1);
        m_pickedHeads.resize(static_cast<std::size_t>(batch));
        m_xTensor = at::from_blob(m_pickedX.data(), {batch, X.cols()}, at::kFloat);
        m_vTensor = at::from_blob(m_pickedV.data(), {batch, 1}, at::kFloat);
        m_headTensor = at::from_blob(m_pickedHeads.data(), {batch, 1}, at::kLong);
    }

    void pick(Index slot, Index row) {
        m_pickedX.row(slot) = m_X.row(row);
        m_pickedV(slot, 0) = m_v[row];
        if (!m_heads.empty()) {
            m_pickedHeads[static_cast<std::size_t>(slot)] = m_heads[static_cast<std::size_t>(row)];
        }
    }

    at::Tensor loss(const TrainedNetwork& network) const {
        at::Tensor output = network.forward(m_xTensor);
        if (output.size(1) > 1) output = at::gather(output, 1, m_headTensor);
        return at::mse_loss(output, m_vTensor);
    }
    at::Tensor lossOfMean(const TrainedNetwork& network) const {
        return at::mse_loss(network.forward(m_xTensor).mean(1, true), m_vTensor);
    }

  private:
    RowMatrix m_X, m_pickedX;
    Eigen::VectorXf m_v;
    std::vector<int> m_heads;
    RowMatrix m_pickedV;
    std::vector<std::int64_t> m_pickedHeads;
    at::Tensor m_xTensor, m_vTensor, m_headTensor;
};

/// Writes the training curve, one point about every hundredth of the steps.
class Curve {
  public:
    Curve(const NetworkOptions& options, const RunContext& context)
        : m_options(options),
          m_context(context),
          m_interval(std::max(1, options.steps / kCurvePoints)) {}

    template <typename Validation>
    void add(int done, double loss, const Validation& validation) {
        if (!std::isfinite(loss)) throw Error(messages::kNetworkDiverged);
        m_sum += loss;
        ++m_count;
        if (done % m_interval != 0 && done != m_options.steps) return;
        if (m_context.sink && !m_options.series.empty()) {
            m_context.curve(
                {m_options.series, done, m_options.steps, m_sum / m_count, validation()});
            m_context.report({messages::kNetworkTraining, {m_options.series}},
                             static_cast<double>(done) / m_options.steps);
        }
        m_sum = 0;
        m_count = 0;
    }

  private:
    const NetworkOptions& m_options;
    const RunContext& m_context;
    int m_interval, m_count = 0;
    double m_sum = 0;
};

double noValidation() {
    return std::numeric_limits<double>::quiet_NaN();
}

std::vector<std::pair<Index, Index>> shapes(Index inputs, const std::vector<int>& hidden,
                                            Index outputs) {
    std::vector<std::pair<Index, Index>> result;
    for (const int width : hidden) {
        result.emplace_back(inputs, width);
        inputs = width;
    }
    result.emplace_back(inputs, outputs);
    return result;
}

double rateAt(const NetworkOptions& options, int step) {
    return options.cosine ? cosineRate(options.learningRate, step, options.steps)
                          : options.learningRate;
}

/// Fills the network's gradient; returns the loss.
template <typename Loss>
double differentiate(TrainedNetwork& network, const Loss& loss) {
    const std::lock_guard lock(blasLock());
    network.gradient().setZero();
    const at::Tensor value = loss();
    value.backward();
    return value.item<double>();
}

}  // namespace

Network trainNetwork(const Matrix& X, const Vector& v, const std::vector<int>& heads, int headCount,
                     const NetworkOptions& options, const RunContext& context) {
    at::set_num_threads(1);  // more threads only wait for each other with batches this small
    const c10::AutoGradMode gradients(true);
    Rows rows = Random(context.seed, "network validation").permutation(X.rows());
    const auto held = static_cast<Index>(options.validationShare * static_cast<double>(X.rows()));
    const Rows validationRows(rows.begin(), rows.begin() + std::min(held, X.rows() - 1));
    rows.erase(rows.begin(), rows.begin() + static_cast<Index>(validationRows.size()));
    std::sort(rows.begin(), rows.end());

    const auto count = static_cast<Index>(rows.size());
    const Index batch = std::min<Index>(options.batch, count);
    Examples training(X, v, heads, batch);
    const auto watched = std::min(kValidationRows, static_cast<Index>(validationRows.size()));
    Examples validation(X, v, heads, watched);
    for (Index i = 0; i < watched; ++i) {
        validation.pick(i, validationRows[static_cast<std::size_t>(i)]);
    }

    TrainedNetwork network(shapes(X.cols(), options.hidden, std::max(1, headCount)));
    network.draw(Random(context.seed, "network weights"));
    const auto validationLoss = [&] {
        if (watched == 0) return noValidation();
        const std::lock_guard lock(blasLock());
        const c10::AutoGradMode noGradients(false);
        return validation.loss(network).item<double>();
    };
    Random random(context.seed, "network batches");
    Adam adam(network.parameters().size(), options.weightDecay);
    Curve curve(options, context);
    for (int step = 0; step < options.steps; ++step) {
        context.checkCancelled();
        for (Index i = 0; i < batch; ++i) {
            const Index at =
                count > batch ? static_cast<Index>(random.below(static_cast<std::uint64_t>(count)))
                              : i;
            training.pick(i, rows[static_cast<std::size_t>(at)]);
        }
        const double loss = differentiate(network, [&] { return training.loss(network); });
        adam.step(network.parameters(), network.gradient(), rateAt(options, step));
        curve.add(step + 1, loss, validationLoss);
    }
    return network.network();
}

Network fineTune(const Network& start, const Matrix& X, const Vector& v,
                 const NetworkOptions& options, const RunContext& context) {
    at::set_num_threads(1);
    const c10::AutoGradMode gradients(true);
    Examples examples(X, v, {}, X.rows());
    for (Index i = 0; i < X.rows(); ++i) examples.pick(i, i);
    TrainedNetwork network(start);
    Adam adam(network.parameters().size(), options.weightDecay);
    Curve curve(options, context);
    for (int step = 0; step < options.steps; ++step) {
        context.checkCancelled();
        const double loss = differentiate(network, [&] { return examples.lossOfMean(network); });
        adam.step(network.parameters(), network.gradient(), rateAt(options, step));
        curve.add(step + 1, loss, noValidation);
    }
    return network.network();
}

}  // namespace footbridge
