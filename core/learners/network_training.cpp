// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/network_training.h"

#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/mm.h>
#include <ATen/ops/silu.h>
#include <ATen/ops/silu_backward.h>
#include <ATen/ops/sum.h>
#include <ATen/ops/zeros.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/learners/adam.h"
#include "core/learners/learners_messages.h"
#include "core/run/blas_lock.h"
#include "core/run/error.h"
#include "core/run/process_limits.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

using RowMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr Index kValidationRows = 1000;  // enough to watch; keeps watching cheap
constexpr int kCurvePoints = 100;

using Shapes = std::vector<std::pair<Index, Index>>;  // inputs and outputs of each layer
using RowMap = Eigen::Map<RowMatrix>;

at::Tensor matrixOf(Index rows, Index columns) {
    return at::zeros({rows, columns}, at::kFloat);
}

RowMap mapOf(const at::Tensor& tensor) {
    return {tensor.data_ptr<float>(), tensor.size(0), tensor.size(1)};
}

/// A network as LibTorch sees it: tensors over one flat vector of weights and one of gradients, so
/// that the optimiser makes one pass and nothing is drawn from LibTorch's process-wide generator.
/// Networks are so small that recording a graph for the gradient and allocating its tensors would
/// cost as much as the products; so the way back is written out, into tensors that stay.
class TrainedNetwork {
  public:
    TrainedNetwork(const Shapes& shapes, Index batch) : m_shapes(shapes) {
        Index size = 0;
        for (const auto& [in, out] : shapes) size += (in + 1) * out;
        m_parameters = Eigen::VectorXf::Zero(size);
        m_gradient = Eigen::VectorXf::Zero(size);
        at::Tensor input = m_input = matrixOf(batch, shapes.front().first);
        float* weights = m_parameters.data();
        float* gradients = m_gradient.data();
        for (const auto& [in, out] : shapes) {
            Stage stage;
            stage.inputTransposed = input.t();
            stage.input = input;
            stage.weight = at::from_blob(weights, {in, out}, at::kFloat);
            stage.weightTransposed = stage.weight.t();
            stage.bias = at::from_blob(weights + in * out, {out}, at::kFloat);
            stage.weightGradient = at::from_blob(gradients, {in, out}, at::kFloat);
            stage.biasGradient = at::from_blob(gradients + in * out, {out}, at::kFloat);
            stage.sums = matrixOf(batch, out);
            stage.signals = matrixOf(batch, out);
            input = stage.outputs = matrixOf(batch, out);
            m_stages.push_back(std::move(stage));
            weights += (in + 1) * out;
            gradients += (in + 1) * out;
        }
    }
    TrainedNetwork(const TrainedNetwork&) = delete;  // the tensors point into it
    TrainedNetwork(const Network& start, Index batch) : TrainedNetwork(shapesOf(start), batch) {
        float* at = m_parameters.data();
        for (const Layer& layer : start.layers) {
            const Index in = layer.weight.rows(), out = layer.weight.cols();
            RowMap(at, in, out) = layer.weight.cast<float>();
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

    RowMap input() { return mapOf(m_input); }                    ///< batch x inputs
    RowMap output() { return mapOf(m_stages.back().sums); }      ///< batch x outputs, of forward()
    RowMap signals() { return mapOf(m_stages.back().signals); }  ///< d loss / d output, to fill in

    void forward() {
        for (std::size_t i = 0; i < m_stages.size(); ++i) {
            Stage& stage = m_stages[i];
            at::addmm_out(stage.sums, stage.bias, stage.input, stage.weight);
            if (i + 1 < m_stages.size()) at::silu_out(stage.outputs, stage.sums);
        }
    }

    /// Fills the gradient from the signals. After forward().
    void backward() {
        for (std::size_t i = m_stages.size(); i-- > 0;) {
            Stage& stage = m_stages[i];
            at::mm_out(stage.weightGradient, stage.inputTransposed, stage.signals);
            at::sum_out(stage.biasGradient, stage.signals, {0});
            if (i == 0) return;
            Stage& before = m_stages[i - 1];
            at::mm_out(before.signals, stage.signals, stage.weightTransposed);
            at::silu_backward_out(before.signals, before.signals, before.sums);
        }
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
    struct Stage {
        at::Tensor input, inputTransposed, weight, weightTransposed, bias;
        at::Tensor sums, outputs;  // before and after SiLU
        at::Tensor signals;        // d loss / d sums
        at::Tensor weightGradient, biasGradient;
    };

    static Shapes shapesOf(const Network& network) {
        Shapes shapes;
        for (const Layer& layer : network.layers) {
            shapes.emplace_back(layer.weight.rows(), layer.weight.cols());
        }
        return shapes;
    }

    Shapes m_shapes;
    Eigen::VectorXf m_parameters, m_gradient;
    at::Tensor m_input;
    std::vector<Stage> m_stages;
};

/// Rows to learn from.
struct Examples {
    RowMatrix X;
    Eigen::VectorXf v;
    std::vector<int> heads;  // empty: every row teaches head 0

    int head(Index row) const { return heads.empty() ? 0 : heads[static_cast<std::size_t>(row)]; }
};

/// Mean squared error of the rows' own heads; fills the signals.
double lossOfOwnHeads(TrainedNetwork& network, const Examples& examples, const Rows& picked) {
    const RowMap output = network.output();
    RowMap signals = network.signals();
    signals.setZero();
    const float share = 2.0F / static_cast<float>(output.rows());
    double squares = 0;
    for (Index i = 0; i < output.rows(); ++i) {
        const Index row = picked[static_cast<std::size_t>(i)];
        const int head = examples.head(row);
        const float error = output(i, head) - examples.v[row];
        signals(i, head) = share * error;
        squares += static_cast<double>(error) * error;
    }
    return squares / static_cast<double>(output.rows());
}

/// Mean squared error of the mean of the heads; fills the signals.
double lossOfMean(TrainedNetwork& network, const Eigen::VectorXf& v) {
    const RowMap output = network.output();
    const Eigen::VectorXf errors = output.rowwise().mean() - v;
    const auto entries = static_cast<float>(output.size());
    network.signals().colwise() = 2.0F / entries * errors;
    return errors.cast<double>().squaredNorm() / static_cast<double>(errors.size());
}

/// The same for a loss that leans to one side.
double lossOfMean(TrainedNetwork& network, const Eigen::VectorXf& v, const Loss& loss) {
    const RowMap output = network.output();
    Eigen::VectorXf slopes = v - output.rowwise().mean();
    double sum = 0;
    for (float& error : slopes) {
        sum += loss.value(error);
        error = static_cast<float>(-loss.gradient(error));
    }
    network.signals().colwise() = slopes / static_cast<float>(output.size());
    return sum / static_cast<double>(slopes.size());
}

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

Shapes shapesOf(Index inputs, const std::vector<int>& hidden, Index outputs) {
    Shapes result;
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

/// What the network says of rows that it does not learn from.
double watchedLoss(const Network& network, const WatchedRows& watched) {
    const Index rows = std::min(watched.X.rows(), kValidationRows);
    if (rows == 0) return noValidation();
    const Matrix output = network.predict(watched.X.topRows(rows));
    double squares = 0;
    for (Index i = 0; i < rows; ++i) {
        const int head = watched.heads.empty() ? 0 : watched.heads[static_cast<std::size_t>(i)];
        const double error = output(i, head) - watched.v[i];
        squares += error * error;
    }
    return squares / static_cast<double>(rows);
}

/// Fills the network's gradient; returns the loss.
template <typename Loss>
double differentiate(TrainedNetwork& network, const Loss& loss) {
    const std::lock_guard lock(blasLock());
    network.forward();
    const double value = loss();
    network.backward();
    return value;
}

}  // namespace

Network trainNetwork(const Matrix& X, const Vector& v, const std::vector<int>& heads, int headCount,
                     const NetworkOptions& options, const RunContext& context) {
    checkRoomToCompute();
    at::set_num_threads(1);  // more threads only wait for each other with batches this small
    const c10::NoGradGuard withoutRecording;
    const Examples examples{X.cast<float>(), v.cast<float>(), heads};
    const Index count = X.rows();
    const Index batch = std::min<Index>(options.batch, count);
    TrainedNetwork network(shapesOf(X.cols(), options.hidden, std::max(1, headCount)), batch);
    network.draw(Random(context.seed, "network weights"));
    Random random(context.seed, "network batches");
    Adam adam(network.parameters(), network.gradient(), options.weightDecay);
    Curve curve(options, context);
    Rows picked(static_cast<std::size_t>(batch));
    for (int step = 0; step < options.steps; ++step) {
        context.checkCancelled();
        for (Index i = 0; i < batch; ++i) {
            const auto row = static_cast<Index>(random.below(static_cast<std::uint64_t>(count)));
            picked[static_cast<std::size_t>(i)] = row;
            network.input().row(i) = examples.X.row(row);
        }
        const double loss =
            differentiate(network, [&] { return lossOfOwnHeads(network, examples, picked); });
        adam.step(rateAt(options, step));
        curve.add(step + 1, loss, [&] { return watchedLoss(network.network(), options.watched); });
    }
    return network.network();
}

Network fineTune(const Network& start, const Matrix& X, const Vector& v,
                 const NetworkOptions& options, const RunContext& context) {
    checkRoomToCompute();
    at::set_num_threads(1);
    const c10::NoGradGuard withoutRecording;
    const Eigen::VectorXf response = v.cast<float>();
    TrainedNetwork network(start, X.rows());
    network.input() = X.cast<float>();
    Adam adam(network.parameters(), network.gradient(), options.weightDecay);
    Curve curve(options, context);
    for (int step = 0; step < options.steps; ++step) {
        context.checkCancelled();
        const double loss = differentiate(network, [&] {
            return options.loss.leans() ? lossOfMean(network, response, options.loss)
                                        : lossOfMean(network, response);
        });
        adam.step(rateAt(options, step));
        curve.add(step + 1, loss, noValidation);
    }
    return network.network();
}

}  // namespace footbridge
