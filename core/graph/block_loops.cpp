// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_loops.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
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

typedef std::uint64_t LaneBits __attribute__((vector_size(32)));

/// x becomes e^x, to the last digit but one: 2^n times the series of e^r, |r| <= ln 2 / 2. The same
/// steps for one value and for several give the same bits. Below -708 it is that of -708.
template <class T, class Bits>
FOOTBRIDGE_INLINE void exponentiate(T& x) {
    constexpr double kLowest = -708, kHighest = 709;
    constexpr double kInverseLn2 = 0x1.71547652b82fep+0;
    constexpr double kLn2High = 0x1.62e42fee00000p-1, kLn2Low = 0x1.a39ef35793c76p-33;
    constexpr double kRounder = 0x1.8p+52;  // adding it leaves an integer in the lowest bits
    x = x < kLowest ? T{} + kLowest : x;
    x = x > kHighest ? T{} + kHighest : x;
    const T shifted = x * kInverseLn2 + kRounder;
    const T n = shifted - kRounder;
    const T r = (x - n * kLn2High) - n * kLn2Low;
    // Pairs of pairs, so that the steps need not wait for each other.
    const T r2 = r * r, r4 = r2 * r2;
    const T low = (1.0 + r) + (1.0 / 2 + r * (1.0 / 6)) * r2;
    const T middle = (1.0 / 24 + r * (1.0 / 120)) + (1.0 / 720 + r * (1.0 / 5040)) * r2;
    const T high = (1.0 / 40320 + r * (1.0 / 362880)) + (1.0 / 3628800 + r * (1.0 / 39916800)) * r2;
    const T highest = 1.0 / 479001600 + r * (1.0 / 6227020800);
    const T sum = low + r4 * (middle + r4 * (high + r4 * highest));
    Bits bits;
    std::memcpy(&bits, &shifted, sizeof(bits));
    bits = (bits << 52) + (std::uint64_t{1023} << 52);
    T power;
    std::memcpy(&power, &bits, sizeof(power));
    x = sum * power;
}

FOOTBRIDGE_INLINE void root(double& x) {
    x = std::sqrt(x);
}
FOOTBRIDGE_INLINE void root(Lanes& x) {
#pragma GCC unroll 4
    for (Index i = 0; i < kLanes; ++i) x[i] = std::sqrt(x[i]);
}

struct SiluOf {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        T e = -v;
        exponentiate<T, Bits>(e);
        v = v / (1.0 + e);
    }
};
struct SiluSlopeOf {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        T e = -v;
        exponentiate<T, Bits>(e);
        const T sigmoid = 1.0 / (1.0 + e);
        v = sigmoid * (1.0 + v * (1.0 - sigmoid));
    }
};
/// Of a squared distance, as the next.
struct Matern52Of {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        root(v);
        const T s = v * std::sqrt(5.0);
        T e = -s;
        exponentiate<T, Bits>(e);
        v = (1.0 + s + s * s / 3.0) * e;
    }
};
struct LaplaceOf {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        root(v);
        v = -v;
        exponentiate<T, Bits>(v);
    }
};

template <class Function>
FOOTBRIDGE_INLINE void eachOf(const BlockView& x, Index columns, double* y) {
    for (Index c = 0; c < columns; ++c) {
        const double* from = x.data + c * x.stride;
        double* to = y + c * x.stride;
        Index row = 0;
        for (; row + kLanes <= x.rows; row += kLanes) {
            Lanes lanes;
            std::memcpy(&lanes, from + row, sizeof(lanes));
            Function::template apply<Lanes, LaneBits>(lanes);
            std::memcpy(to + row, &lanes, sizeof(lanes));
        }
        for (; row < x.rows; ++row) {
            double value = from[row];
            Function::template apply<double, std::uint64_t>(value);
            to[row] = value;
        }
    }
}

FOOTBRIDGE_CLONES void silu(const BlockView& x, Index columns, double* y) {
    eachOf<SiluOf>(x, columns, y);
}
FOOTBRIDGE_CLONES void siluSlope(const BlockView& x, Index columns, double* y) {
    eachOf<SiluSlopeOf>(x, columns, y);
}
FOOTBRIDGE_CLONES void matern52(const BlockView& squared, Index columns, double* y) {
    eachOf<Matern52Of>(squared, columns, y);
}
FOOTBRIDGE_CLONES void laplace(const BlockView& squared, Index columns, double* y) {
    eachOf<LaplaceOf>(squared, columns, y);
}

template <class Function>
void eachValue(const BlockView& x, Index columns, double* y, Function function) {
    for (Index c = 0; c < columns; ++c) {
        const double* from = x.data + c * x.stride;
        double* to = y + c * x.stride;
        for (Index r = 0; r < x.rows; ++r) to[r] = function(from[r]);
    }
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
    profile == Profile::Matern52 ? matern52(squared, count, y) : laplace(squared, count, y);
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
            return silu(x, columns, y);
        case Unary::SignedLog:
            return eachValue(x, columns, y,
                             [](double v) { return std::copysign(std::log1p(std::abs(v)), v); });
        case Unary::SiluSlope:
            return siluSlope(x, columns, y);
        case Unary::Sqrt:
            return eachValue(x, columns, y, [](double v) { return std::sqrt(v); });
    }
}

}  // namespace footbridge::graph
