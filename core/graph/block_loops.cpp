// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_loops.h"

#include <algorithm>
#include <cmath>
#include <cstring>

// The AVX2 clone has no fused multiply-add, so it gives the same bits as plain x86-64. The
// sanitizers' start-up does not survive the resolvers that the clones need.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define FOOTBRIDGE_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define FOOTBRIDGE_CLONES
#endif
#define FOOTBRIDGE_INLINE inline __attribute__((always_inline))

namespace footbridge::graph {
namespace {

typedef double Lanes __attribute__((vector_size(32)));
constexpr Index kLanes = 4;
constexpr Index kTile = 4;  // output columns computed side by side to hide the adds' latency

/// A matrix of inputs x outputs read with any strides.
struct Weights {
    const double* data;
    Index inputs, outputs;
    Index inputStride, outputStride;
    const double* start;  // first summand of each output, null for 0
};

template <bool kSquaredDistance, class T>
FOOTBRIDGE_INLINE void accumulate(T& sum, const T& x, double w) {
    if constexpr (kSquaredDistance) {
        const T difference = x - w;
        sum += difference * difference;
    } else {
        sum += x * w;
    }
}

template <bool kSquaredDistance, class T, Index kOutputs>
FOOTBRIDGE_INLINE void tile(const BlockView& x, const Weights& w, Index row, Index output,
                            double* y) {
    T sums[kOutputs];
    // Without unrolling the sums would live in memory.
#pragma GCC unroll 8
    for (Index j = 0; j < kOutputs; ++j) sums[j] = T{} + (w.start ? w.start[output + j] : 0.0);
    const double* weight = w.data + output * w.outputStride;
    const double* value = x.data + row;
    for (Index k = 0; k < w.inputs; ++k) {
        T lanes;
        std::memcpy(&lanes, value, sizeof(T));
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j) {
            accumulate<kSquaredDistance>(sums[j], lanes, weight[j * w.outputStride]);
        }
        weight += w.inputStride;
        value += x.stride;
    }
#pragma GCC unroll 8
    for (Index j = 0; j < kOutputs; ++j) {
        std::memcpy(y + (output + j) * x.stride + row, &sums[j], sizeof(T));
    }
}

template <bool kSquaredDistance, class T>
FOOTBRIDGE_INLINE void outputs(const BlockView& x, const Weights& w, Index row, double* y) {
    Index j = 0;
    for (; j + kTile <= w.outputs; j += kTile) tile<kSquaredDistance, T, kTile>(x, w, row, j, y);
    for (; j < w.outputs; ++j) tile<kSquaredDistance, T, 1>(x, w, row, j, y);
}

template <bool kSquaredDistance>
FOOTBRIDGE_INLINE void sweep(const BlockView& x, const Weights& w, double* y) {
    Index row = 0;
    for (; row + kLanes <= x.rows; row += kLanes) outputs<kSquaredDistance, Lanes>(x, w, row, y);
    for (; row < x.rows; ++row) outputs<kSquaredDistance, double>(x, w, row, y);
}

FOOTBRIDGE_CLONES void products(const BlockView& x, const Weights& w, double* y) {
    sweep<false>(x, w, y);
}

FOOTBRIDGE_CLONES void squaredDistances(const BlockView& x, const Weights& w, double* y) {
    sweep<true>(x, w, y);
}

template <class Function>
void eachValue(const BlockView& x, Index columns, double* y, Function function) {
    for (Index c = 0; c < columns; ++c) {
        const double* from = x.data + c * x.stride;
        double* to = y + c * x.stride;
        for (Index r = 0; r < x.rows; ++r) to[r] = function(from[r]);
    }
}

double matern52(double squared) {
    const double s = std::sqrt(5.0) * std::sqrt(squared);
    return (1.0 + s + s * s / 3.0) * std::exp(-s);
}

}  // namespace

void linearBlock(const BlockView& x, const Matrix& weight, const Vector& bias, double* y) {
    products(x, {weight.data(), weight.rows(), weight.cols(), 1, weight.rows(), bias.data()}, y);
}

void kernelBlock(const BlockView& x, Profile profile, const Matrix& centres, double* y) {
    const Index count = centres.rows();
    const Weights weights{centres.data(), centres.cols(), count, count, 1, nullptr};
    if (profile == Profile::Linear) return products(x, weights, y);
    squaredDistances(x, weights, y);
    const BlockView squared{y, x.stride, x.rows};
    if (profile == Profile::Matern52) {
        eachValue(squared, count, y, matern52);
    } else {
        eachValue(squared, count, y, [](double v) { return std::exp(-std::sqrt(v)); });
    }
}

void applyBlock(const BlockView& x, Index columns, Unary function, double* y) {
    switch (function) {
        case Unary::Exp:
            return eachValue(x, columns, y, [](double v) { return std::exp(v); });
        case Unary::Log:
            return eachValue(x, columns, y, [](double v) { return std::log(v); });
        case Unary::Sinh:
            return eachValue(x, columns, y, [](double v) { return std::sinh(v); });
        case Unary::Silu:
            return eachValue(x, columns, y, [](double v) { return v / (1.0 + std::exp(-v)); });
        case Unary::SignedLog:
            return eachValue(x, columns, y,
                             [](double v) { return std::copysign(std::log1p(std::abs(v)), v); });
        case Unary::SiluSlope:
            return eachValue(x, columns, y, [](double v) {
                const double sigmoid = 1.0 / (1.0 + std::exp(-v));
                return sigmoid * (1.0 + v * (1.0 - sigmoid));
            });
        case Unary::Sqrt:
            return eachValue(x, columns, y, [](double v) { return std::sqrt(v); });
    }
}

}  // namespace footbridge::graph
