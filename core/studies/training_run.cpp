// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/training_run.h"

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/run/random.h"
#include "core/studies/checkpoints.h"
#include "core/studies/training_state.h"

namespace footbridge {
namespace {

constexpr double kFirstMoment = 0.9, kSecondMoment = 0.999, kTiny = 1e-8;

Matrix sigmoid(const Matrix& sums) {
    return (1 + (-sums.array()).exp()).inverse();
}

template <typename Values>
void step(Values& values, Values& first, Values& second, const Values& gradient, double rate,
          double decay, int count) {
    first = kFirstMoment * first + (1 - kFirstMoment) * gradient;
    second = kSecondMoment * second + (1 - kSecondMoment) * gradient.cwiseAbs2();
    const double unbiasedFirst = 1 - std::pow(kFirstMoment, count);
    const double unbiasedSecond = 1 - std::pow(kSecondMoment, count);
    values *= 1 - rate * decay;
    values.array() -=
        rate * (first.array() / unbiasedFirst) / ((second.array() / unbiasedSecond).sqrt() + kTiny);
}

class Trainer {
  public:
    Trainer(TrainingState& state, const TrainingOptions& options)
        : m_network(state.network),
          m_options(options),
          m_moments(state.moments),
          m_count(state.steps) {}

    /// One step down on the squared error of some rows.
    void learn(const Matrix& X, const Matrix& v) {
        const std::size_t last = m_network.layers.size() - 1;
        std::vector<Matrix> sums, outputs{X};
        for (std::size_t i = 0; i <= last; ++i) {
            const Layer& layer = m_network.layers[i];
            sums.emplace_back((outputs.back() * layer.weight).rowwise() + layer.bias.transpose());
            outputs.push_back(i == last ? sums.back()
                                        : Matrix(sums.back().cwiseProduct(sigmoid(sums.back()))));
        }
        Matrix signal = 2.0 / static_cast<double>(v.size()) * (outputs.back() - v);
        ++m_count;
        for (std::size_t i = last + 1; i-- > static_cast<std::size_t>(m_options.frozen);) {
            Layer& layer = m_network.layers[i];
            const Matrix weight = outputs[i].transpose() * signal;
            const Vector bias = signal.colwise().sum().transpose();
            if (i > static_cast<std::size_t>(m_options.frozen)) {
                const Matrix gate = sigmoid(sums[i - 1]);
                const Matrix slope = gate.array() * (1 + sums[i - 1].array() * (1 - gate.array()));
                signal = (signal * layer.weight.transpose()).cwiseProduct(slope);
            }
            Moments& moments = m_moments[i];
            step(layer.weight, moments.firstWeight, moments.secondWeight, weight,
                 m_options.learningRate, m_options.weightDecay, m_count);
            step(layer.bias, moments.firstBias, moments.secondBias, bias, m_options.learningRate, 0,
                 m_count);
        }
    }

  private:
    Network& m_network;
    const TrainingOptions& m_options;
    std::vector<Moments>& m_moments;
    int& m_count;
};

}  // namespace

double Timing::beside() const {
    return wall > 0 ? std::clamp(1 - processor / wall, 0.0, 1.0) : 0;
}

Timing Timing::operator+(const Timing& other) const {
    return {wall + other.wall, processor + other.processor};
}

Stopwatch::Stopwatch() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    m_start.processor = static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
    m_start.wall =
        std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Timing Stopwatch::elapsed() const {
    const Stopwatch now;
    return {now.m_start.wall - m_start.wall, now.m_start.processor - m_start.processor};
}

Network freshNetwork(Index inputs, const std::vector<int>& hidden, Index outputs,
                     std::uint64_t seed) {
    Random random(seed, "training study weights");
    Network network;
    const auto add = [&](Index in, Index out) {
        const double deviation = std::sqrt(2.0 / static_cast<double>(std::max<Index>(1, in)));
        Layer layer{Matrix(in, out), Vector::Zero(out)};
        for (double& weight : layer.weight.reshaped()) weight = deviation * random.normal();
        network.layers.push_back(std::move(layer));
    };
    Index in = inputs;
    for (const int width : hidden) {
        add(in, width);
        in = width;
    }
    add(in, outputs);
    return network;
}

TrainingCurve trainWatched(const Network& start, const TrainingRows& rows,
                           const TrainingOptions& options, const RunContext& context,
                           Checkpoints* checkpoints) {
    TrainingState state(start);
    const std::string name =
        checkpoints ? trainingName(start, rows, options, context.seed) : std::string();
    if (checkpoints)
        if (const auto kept = checkpoints->newest(name)) state.read(kept->bytes);
    Trainer trainer(state, options);
    Random random(context.seed, "training study rows");
    for (std::size_t i = 0; i < state.points.size(); ++i) random.permutation(rows.X.rows());
    const Vector watched = rows.validationV.reshaped();
    const double spread = variance(watched);
    TrainingPoint point = state.points.empty() ? TrainingPoint() : state.points.back();
    for (int epoch = point.epoch + 1; epoch <= options.epochs; ++epoch) {
        const Stopwatch watch;
        const Rows order = random.permutation(rows.X.rows());
        for (std::size_t from = 0; from < order.size();
             from += static_cast<std::size_t>(options.batch)) {
            context.checkCancelled();
            const std::size_t to =
                std::min(order.size(), from + static_cast<std::size_t>(options.batch));
            const Rows batch(order.begin() + static_cast<std::ptrdiff_t>(from),
                             order.begin() + static_cast<std::ptrdiff_t>(to));
            trainer.learn(rows.X(batch, Eigen::all), rows.v(batch, Eigen::all));
        }
        point.epoch = epoch;
        point.rows += rows.X.rows();
        point.time = point.time + watch.elapsed();
        const Vector said = state.network.predict(rows.validationX).reshaped();
        point.error = meanSquaredError(said, watched) / spread;
        state.points.push_back(point);
        const bool finished = epoch == options.epochs;
        if (checkpoints && (finished || checkpoints->isDue()))
            checkpoints->add(name, {epoch, state.written()}, finished);
    }
    return {std::move(state.network), std::move(state.points)};
}

}  // namespace footbridge
