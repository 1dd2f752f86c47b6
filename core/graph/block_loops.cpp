// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_loops.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

// Where the processor can, multiplications are fused with additions, in the vector loops and in
// what they leave over alike: on one machine a row has the same bits wherever it stands. The
// sanitizers' start-up does not survive the resolvers that the clones need.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define FOOTBRIDGE_CLONES \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define FOOTBRIDGE_WIDE __attribute__((target("arch=x86-64-v4")))
#else
#define FOOTBRIDGE_CLONES
#endif
#define FOOTBRIDGE_INLINE inline __attribute__((always_inline))

namespace footbridge::graph {
namespace {

typedef double Lanes __attribute__((vector_size(64)));
constexpr Index kLanes = 8;
constexpr Index kTile = 4;  // sums side by side, to hide the adds' latency
constexpr Index kCentresAtOnce = 16;

/// A matrix of inputs x outputs; what an input weighs in all outputs stands side by side.
struct WeightView {
    const double* data;
    Index inputs, outputs;
    Index stride;         // from one input to the next
    const double* start;  // first summand of each output, null for 0

    double startOf(Index output) const { return start ? start[output] : 0.0; }
};

template <bool kSquaredDistance, class A, class B, class T>
FOOTBRIDGE_INLINE void accumulate(T& sum, const A& x, const B& w) {
    if constexpr (kSquaredDistance) {
        const T difference = x - w;
        sum += difference * difference;
    } else {
        sum += x * w;
    }
}

FOOTBRIDGE_INLINE void load(Lanes& lanes, const double* from) {
    std::memcpy(&lanes, from, sizeof(lanes));
}
FOOTBRIDGE_INLINE void store(double* to, const Lanes& lanes) {
    std::memcpy(to, &lanes, sizeof(lanes));
}

/// Rows in the lanes: kBlocks times kLanes of them, kOutputs outputs.
template <bool kSquaredDistance, Index kBlocks, Index kOutputs>
FOOTBRIDGE_INLINE void rowTile(const BlockView& x, const WeightView& w, Index row, Index output,
                               double* y) {
    // Without unrolling the sums would live in memory.
    Lanes sums[kBlocks][kOutputs];
#pragma GCC unroll 8
    for (Index b = 0; b < kBlocks; ++b)
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j) sums[b][j] = Lanes{} + w.startOf(output + j);
    const double* weight = w.data + output;
    const double* value = x.data + row;
    for (Index k = 0; k < w.inputs; ++k, weight += w.stride, value += x.stride)
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
            Lanes lanes;
            load(lanes, value + b * kLanes);
#pragma GCC unroll 8
            for (Index j = 0; j < kOutputs; ++j)
                accumulate<kSquaredDistance>(sums[b][j], lanes, weight[j]);
        }
#pragma GCC unroll 8
    for (Index b = 0; b < kBlocks; ++b)
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j)
            store(y + (output + j) * x.stride + row + b * kLanes, sums[b][j]);
}

/// Outputs in the lanes: one row, kBlocks times kLanes outputs.
template <bool kSquaredDistance, Index kBlocks>
FOOTBRIDGE_INLINE void outputTile(const BlockView& x, const WeightView& w, Index row, Index output,
                                  double* y) {
    Lanes sums[kBlocks];
#pragma GCC unroll 8
    for (Index b = 0; b < kBlocks; ++b) {
        sums[b] = Lanes{};
        if (w.start) load(sums[b], w.start + output + b * kLanes);
    }
    const double* weight = w.data + output;
    const double* value = x.data + row;
    for (Index k = 0; k < w.inputs; ++k, weight += w.stride, value += x.stride)
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
            Lanes lanes;
            load(lanes, weight + b * kLanes);
            accumulate<kSquaredDistance>(sums[b], *value, lanes);
        }
    for (Index i = 0; i < kBlocks * kLanes; ++i)
        y[(output + i) * x.stride + row] = sums[i / kLanes][i % kLanes];
}

template <bool kSquaredDistance>
FOOTBRIDGE_INLINE void oneRow(const BlockView& x, const WeightView& w, Index row, double* y) {
    Index j = 0;
    for (; j + kTile * kLanes <= w.outputs; j += kTile * kLanes)
        outputTile<kSquaredDistance, kTile>(x, w, row, j, y);
    for (; j + kLanes <= w.outputs; j += kLanes) outputTile<kSquaredDistance, 1>(x, w, row, j, y);
    for (; j < w.outputs; ++j) {
        double sum = w.startOf(j);
        for (Index k = 0; k < w.inputs; ++k)
            accumulate<kSquaredDistance>(sum, x.data[k * x.stride + row], w.data[k * w.stride + j]);
        y[j * x.stride + row] = sum;
    }
}

template <bool kSquaredDistance, Index kBlocks>
FOOTBRIDGE_INLINE void rowTiles(const BlockView& x, const WeightView& w, Index row, double* y) {
    Index j = 0;
    for (; j + kTile <= w.outputs; j += kTile)
        rowTile<kSquaredDistance, kBlocks, kTile>(x, w, row, j, y);
    if (w.outputs >= kTile)
        for (; j < w.outputs; ++j) rowTile<kSquaredDistance, kBlocks, 1>(x, w, row, j, y);
}

/// kBlocks: as many as leave the sums in registers.
template <bool kSquaredDistance, Index kBlocks>
FOOTBRIDGE_INLINE void sweep(const BlockView& x, const WeightView& w, double* y) {
    const Index whole = x.rows - x.rows % kLanes;
    Index row = 0;
    for (; row + kBlocks * kLanes <= whole; row += kBlocks * kLanes)
        rowTiles<kSquaredDistance, kBlocks>(x, w, row, y);
    for (; row < whole; row += kLanes) rowTiles<kSquaredDistance, 1>(x, w, row, y);
    if (w.outputs < kTile)
        for (Index j = 0; j < w.outputs; ++j) {
            row = 0;
            for (; row + kTile * kLanes <= whole; row += kTile * kLanes)
                rowTile<kSquaredDistance, kTile, 1>(x, w, row, j, y);
            for (; row < whole; row += kLanes) rowTile<kSquaredDistance, 1, 1>(x, w, row, j, y);
        }
    for (row = whole; row < x.rows; ++row) oneRow<kSquaredDistance>(x, w, row, y);
}

FOOTBRIDGE_CLONES void narrowProducts(const BlockView& x, const WeightView& w, double* y) {
    sweep<false, 1>(x, w, y);
}
#ifdef FOOTBRIDGE_WIDE
FOOTBRIDGE_WIDE void wideProducts(const BlockView& x, const WeightView& w, double* y) {
    sweep<false, 2>(x, w, y);
}
void products(const BlockView& x, const WeightView& w, double* y) {
    static const bool wide = __builtin_cpu_supports("x86-64-v4");
    wide ? wideProducts(x, w, y) : narrowProducts(x, w, y);
}
#else
void products(const BlockView& x, const WeightView& w, double* y) {
    narrowProducts(x, w, y);
}
#endif

FOOTBRIDGE_CLONES void squaredDistances(const BlockView& x, const WeightView& w, double* y) {
    sweep<true, 1>(x, w, y);
}

/// y += x * weights, column after column.
FOOTBRIDGE_CLONES void addProducts(const BlockView& x, const double* weights, Index columns,
                                   double* y) {
    Index row = 0;
    for (; row + kLanes <= x.rows; row += kLanes) {
        Lanes sum, lanes;
        load(sum, y + row);
        for (Index c = 0; c < columns; ++c) {
            load(lanes, x.data + c * x.stride + row);
            sum += lanes * weights[c];
        }
        store(y + row, sum);
    }
    for (; row < x.rows; ++row) {
        double sum = y[row];
        for (Index c = 0; c < columns; ++c) sum += x.data[c * x.stride + row] * weights[c];
        y[row] = sum;
    }
}

typedef std::uint64_t LaneBits __attribute__((vector_size(64)));

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
#pragma GCC unroll 8
    for (Index i = 0; i < kLanes; ++i) x[i] = std::sqrt(x[i]);
}

/// x becomes sign(x) ln(1 + |x|), to the last digit but one: with 1 + |x| = 2^n m, m in [3/4, 3/2),
/// ln m is twice the series of artanh (m - 1) / (m + 1). Not for infinities and NaN.
template <class T, class Bits>
FOOTBRIDGE_INLINE void signedLog(T& x) {
    constexpr double kLn2High = 0x1.62e42fee00000p-1, kLn2Low = 0x1.a39ef35793c76p-33;
    constexpr double kInteger = 0x1p52;  // what lies below is in the lowest bits
    constexpr std::uint64_t kThreeQuarters = 0x3fe8000000000000;
    const T size = x < 0.0 ? -x : x;
    const T sum = 1.0 + size;
    // What rounding left out of the sum; of the two, the larger one minus the sum is exact.
    const T lost = size < 1.0 ? size - (sum - 1.0) : 1.0 - (sum - size);
    Bits bits;
    std::memcpy(&bits, &sum, sizeof(bits));
    bits -= kThreeQuarters;
    Bits exponent = bits >> 52;
    bits = (bits & ((std::uint64_t{1} << 52) - 1)) + kThreeQuarters;
    T m, n;
    std::memcpy(&m, &bits, sizeof(m));
    exponent |= std::uint64_t{0x433} << 52;
    std::memcpy(&n, &exponent, sizeof(n));
    n = n - kInteger;
    const T s = (m - 1.0) / (m + 1.0), z = s * s, z2 = z * z, z4 = z2 * z2;
    const T low = (1.0 / 3 + z * (1.0 / 5)) + (1.0 / 7 + z * (1.0 / 9)) * z2;
    const T middle = (1.0 / 11 + z * (1.0 / 13)) + (1.0 / 15 + z * (1.0 / 17)) * z2;
    const T high = (1.0 / 19 + z * (1.0 / 21)) + (1.0 / 23 + z * (1.0 / 25)) * z2;
    const T series = low + z4 * (middle + z4 * high);
    const T rest = 2.0 * s * z * series + (n * kLn2Low + lost / sum);
    const T result = n * kLn2High + (2.0 * s + rest);
    x = x < 0.0 ? -result : result;
}

struct SignedLogOf {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        const T given = v;
        signedLog<T, Bits>(v);
        v = given - given == 0.0 ? v : given;
    }
};
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
        v = (1.0 + s + s * s * (1.0 / 3)) * e;
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
FOOTBRIDGE_INLINE void eachOf(const double* x, Index count, double* y) {
    Index i = 0;
    for (; i + kLanes <= count; i += kLanes) {
        Lanes lanes;
        load(lanes, x + i);
        Function::template apply<Lanes, LaneBits>(lanes);
        store(y + i, lanes);
    }
    for (; i < count; ++i) {
        double value = x[i];
        Function::template apply<double, std::uint64_t>(value);
        y[i] = value;
    }
}

FOOTBRIDGE_CLONES void silu(const double* x, Index count, double* y) {
    eachOf<SiluOf>(x, count, y);
}
FOOTBRIDGE_CLONES void signedLogs(const double* x, Index count, double* y) {
    eachOf<SignedLogOf>(x, count, y);
}
FOOTBRIDGE_CLONES void siluSlope(const double* x, Index count, double* y) {
    eachOf<SiluSlopeOf>(x, count, y);
}
FOOTBRIDGE_CLONES void matern52(const double* squared, Index count, double* y) {
    eachOf<Matern52Of>(squared, count, y);
}
FOOTBRIDGE_CLONES void laplace(const double* squared, Index count, double* y) {
    eachOf<LaplaceOf>(squared, count, y);
}

template <class Function>
void eachValue(const double* x, Index count, double* y, Function function) {
    for (Index i = 0; i < count; ++i) y[i] = function(x[i]);
}

/// The profile of `count` centres from `first` on.
void kernelPart(const BlockView& x, Profile profile, const Matrix& centres, Index first,
                Index count, double* y) {
    const WeightView weights{centres.data() + first, centres.cols(), count, centres.rows(),
                             nullptr};
    if (profile == Profile::Linear) return products(x, weights, y);
    squaredDistances(x, weights, y);
    const Index values = count * x.stride;
    profile == Profile::Matern52 ? matern52(y, values, y) : laplace(y, values, y);
}

}  // namespace

void linearBlock(const BlockView& x, const Weights& weight, const Vector& bias, double* y) {
    products(x, {weight.data(), weight.rows(), weight.cols(), weight.cols(), bias.data()}, y);
}

void kernelBlock(const BlockView& x, Profile profile, const Matrix& centres, double* y) {
    kernelPart(x, profile, centres, 0, centres.rows(), y);
}

void kernelSumBlock(const BlockView& x, Profile profile, const Matrix& centres,
                    const Weights& weight, double bias, std::vector<double>& scratch, double* y) {
    scratch.resize(static_cast<std::size_t>(kCentresAtOnce * x.stride));
    std::fill_n(y, x.rows, bias);
    for (Index first = 0; first < centres.rows(); first += kCentresAtOnce) {
        const Index count = std::min(kCentresAtOnce, centres.rows() - first);
        kernelPart(x, profile, centres, first, count, scratch.data());
        addProducts({scratch.data(), x.stride, x.rows}, weight.data() + first, count, y);
    }
}

void applyBlock(const double* x, Index count, Unary function, double* y) {
    switch (function) {
        case Unary::Exp:
            return eachValue(x, count, y, [](double v) { return std::exp(v); });
        case Unary::Log:
            return eachValue(x, count, y, [](double v) { return std::log(v); });
        case Unary::Sinh:
            return eachValue(x, count, y, [](double v) { return std::sinh(v); });
        case Unary::Silu:
            return silu(x, count, y);
        case Unary::SignedLog:
            return signedLogs(x, count, y);
        case Unary::SiluSlope:
            return siluSlope(x, count, y);
        case Unary::Sqrt:
            return eachValue(x, count, y, [](double v) { return std::sqrt(v); });
    }
}

}  // namespace footbridge::graph
