// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/alignment.h"

#include <cmath>

#include "core/learners/adam.h"
#include "core/learners/float_products.h"
#include "core/learners/learners_messages.h"
#include "core/metrics/slope.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using MatrixF = Eigen::MatrixXf;
using VectorF = Eigen::VectorXf;

/// C = A B.
void product(const MatrixF& A, const MatrixF& B, MatrixF& C) {
    C.resize(A.rows(), B.cols());
    if (A.rows() % kFloatRows == 0 && B.cols() > 1)
        multiplyFloats(A.data(), B.data(), A.rows(), A.cols(), B.cols(), C.data());
    else
        C.noalias() = A * B;
}

/// The mean of a network's heads, with the gradient of its inputs. Column-major with one column a
/// row of data, so that every product runs over contiguous columns.
class FrozenNetwork {
  public:
    explicit FrozenNetwork(const Network& network) {
        for (std::size_t i = 0; i + 1 < network.layers.size(); ++i) {
            m_weights.emplace_back(network.layers[i].weight.cast<float>());
            m_transposed.emplace_back(m_weights.back().transpose());
            m_biases.emplace_back(network.layers[i].bias.cast<float>());
        }
        const Layer& last = network.layers.back();
        m_output = last.weight.rowwise().mean().cast<float>();
        m_outputBias = static_cast<float>(last.bias.mean());
        m_signals.resize(m_weights.size());
        m_slopes.resize(m_weights.size());
    }

    /// inputs x n -> n
    VectorF forward(const MatrixF& input) {
        const MatrixF* x = &input;
        for (std::size_t i = 0; i < m_weights.size(); ++i) {
            MatrixF& z = m_signals[i];
            product(m_transposed[i], *x, z);
            z.colwise() += m_biases[i];
            m_slopes[i] = z.array().logistic();
            z.array() *= m_slopes[i].array();                              // SiLU
            m_slopes[i].array() += z.array() * (1 - m_slopes[i].array());  // its derivative
            x = &z;
        }
        return (m_output.transpose() * *x).transpose().array() + m_outputBias;
    }

    /// Gradient of sum_i weight_i f(input_i): inputs x n. After forward.
    MatrixF backward(const VectorF& weight) const {
        MatrixF signal = m_output * weight.transpose(), before;
        for (std::size_t i = m_weights.size(); i-- > 0;) {
            signal.array() *= m_slopes[i].array();
            product(m_weights[i], signal, before);
            std::swap(signal, before);
        }
        return signal;
    }

  private:
    std::vector<MatrixF> m_weights;     // inputs x outputs
    std::vector<MatrixF> m_transposed;  // outputs x inputs
    std::vector<VectorF> m_biases;
    VectorF m_output;
    float m_outputBias;
    std::vector<MatrixF> m_signals, m_slopes;  // outputs x n
};

/// The affine map from f to v that costs one pseudo-shot to leave slope 1 (METHODS.md,
/// "Strategies").
void startOutput(const VectorF& f, const VectorF& v, float& slope, float& offset) {
    const float meanF = f.mean(), meanV = v.mean();
    const VectorF centred = f.array() - meanF;
    const float ff = centred.squaredNorm();
    slope = pulledSlope(centred.dot(v), ff, ff / static_cast<float>(f.size()));
    offset = meanV - slope * meanF;
}

}  // namespace

Alignment trainAlignment(const Network& frozen, const Layer& start, const Matrix& X,
                         const Vector& v, const AlignmentOptions& options,
                         const RunContext& context) {
    const Index from = start.weight.rows(), to = start.weight.cols(), mapSize = (from + 1) * to;
    const MatrixF inputs = X.cast<float>().transpose();
    const VectorF response = v.cast<float>();
    const auto rows = static_cast<float>(X.rows());
    const auto pullInput = static_cast<float>(options.pullInput);
    const auto pullSlope = static_cast<float>(options.pullSlope);

    VectorF parameters(mapSize + 2), gradient(mapSize + 2);
    Eigen::Map<MatrixF> weight(parameters.data(), to, from),
        weightGradient(gradient.data(), to, from);
    Eigen::Map<VectorF> bias(parameters.data() + from * to, to);
    Eigen::Map<VectorF> biasGradient(gradient.data() + from * to, to);
    weight = start.weight.cast<float>().transpose();
    bias = start.bias.cast<float>();
    const VectorF origin = parameters.head(mapSize);
    float &slope = parameters[mapSize], &offset = parameters[mapSize + 1];

    FrozenNetwork network(frozen);
    MatrixF aligned;
    const auto predict = [&] {
        aligned.noalias() = weight * inputs;
        aligned.colwise() += bias;
        return network.forward(aligned);
    };
    startOutput(predict(), response, slope, offset);
    Adam adam(parameters, gradient, 0);
    for (int step = 0; step < options.steps; ++step) {
        context.checkCancelled();
        const VectorF f = predict();
        VectorF error = (slope * f.array() + offset - response.array()) * (2 / rows);
        if (options.loss.leans())
            for (Index i = 0; i < error.size(); ++i)
                error[i] = static_cast<float>(
                    -options.loss.gradient(response[i] - (slope * f[i] + offset)) / rows);
        const MatrixF signal = network.backward(slope * error);
        weightGradient.noalias() = signal * inputs.transpose();
        biasGradient = signal.rowwise().sum();
        gradient.head(mapSize) += 2 * pullInput * (parameters.head(mapSize) - origin);
        gradient[mapSize] = error.dot(f) + 2 * pullSlope * (slope - 1);
        gradient[mapSize + 1] = error.sum();
        adam.step(cosineRate(options.learningRate, step, options.steps));
    }
    if (!parameters.allFinite()) throw Error(messages::kNetworkDiverged);
    return {{weight.transpose().cast<double>(), bias.cast<double>()}, slope, offset};
}

}  // namespace footbridge
