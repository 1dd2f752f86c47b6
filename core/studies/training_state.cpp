// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/training_state.h"

#include <cstring>
#include <utility>

#include "core/run/checksum.h"

namespace footbridge {
namespace {

/// Appends the bytes of what it is handed, or reads them back in the same order.
struct Writer {
    std::string bytes;

    template <typename Value>
    void plain(const Value& value) {
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template <typename Values>
    void numbers(const Values& values) {
        bytes.append(reinterpret_cast<const char*>(values.data()),
                     static_cast<std::size_t>(values.size()) * sizeof(double));
    }
};

struct Reader {
    const std::string& bytes;
    std::size_t at = 0;

    void copy(void* to, std::size_t size) {
        if (size > bytes.size() - at) size = bytes.size() - at;
        std::memcpy(to, bytes.data() + at, size);
        at += size;
    }
    template <typename Value>
    void plain(Value& value) {
        copy(&value, sizeof value);
    }
    template <typename Values>
    void numbers(Values& values) {
        copy(values.data(), static_cast<std::size_t>(values.size()) * sizeof(double));
    }
};

template <typename Stream, typename State>
void pass(Stream& stream, State& state) {
    stream.plain(state.steps);
    for (std::size_t i = 0; i < state.network.layers.size(); ++i) {
        auto& layer = state.network.layers[i];
        auto& moments = state.moments[i];
        stream.numbers(layer.weight);
        stream.numbers(layer.bias);
        stream.numbers(moments.firstWeight);
        stream.numbers(moments.secondWeight);
        stream.numbers(moments.firstBias);
        stream.numbers(moments.secondBias);
    }
    for (auto& point : state.points) {
        stream.plain(point.epoch);
        stream.plain(point.rows);
        stream.plain(point.time.wall);
        stream.plain(point.time.processor);
        stream.plain(point.error);
    }
}

}  // namespace

Moments::Moments(const Layer& layer)
    : firstWeight(Matrix::Zero(layer.weight.rows(), layer.weight.cols())),
      secondWeight(firstWeight),
      firstBias(Vector::Zero(layer.bias.size())),
      secondBias(firstBias) {}

TrainingState::TrainingState(Network start) : network(std::move(start)) {
    for (const Layer& layer : network.layers) moments.emplace_back(layer);
}

std::string TrainingState::written() const {
    Writer writer;
    writer.plain(points.size());
    pass(writer, *this);
    return std::move(writer.bytes);
}

void TrainingState::read(const std::string& written) {
    Reader reader{written};
    std::size_t count = 0;
    reader.plain(count);
    if (count > written.size()) return;
    points.resize(count);
    pass(reader, *this);
}

std::string trainingName(const Network& start, const TrainingRows& rows,
                         const TrainingOptions& options, std::uint64_t seed) {
    Writer writer;
    for (const Layer& layer : start.layers) {
        writer.numbers(layer.weight);
        writer.numbers(layer.bias);
    }
    writer.numbers(rows.X);
    writer.numbers(rows.validationX);
    writer.numbers(rows.v);
    writer.numbers(rows.validationV);
    for (const int width : options.hidden) writer.plain(width);
    writer.plain(options.epochs);
    writer.plain(options.batch);
    writer.plain(options.learningRate);
    writer.plain(options.weightDecay);
    writer.plain(options.frozen);
    writer.plain(seed);
    return sha256(writer.bytes);
}

}  // namespace footbridge
