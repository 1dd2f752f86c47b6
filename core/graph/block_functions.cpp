// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_functions.h"

#include <cmath>
#include <cstdint>

#include "core/graph/lane_functions.h"

namespace footbridge::graph {
namespace {

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
        T e = v;
        decay<T, Bits>(e);
        v = v / (1.0 + e);
    }
};
struct SiluSlopeOf {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        T e = v;
        decay<T, Bits>(e);
        const T sigmoid = 1.0 / (1.0 + e);
        const T rest = e * sigmoid;  // 1 - sigmoid
        v = sigmoid * (1.0 + v * rest);
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

struct Plus {
    template <class T>
    FOOTBRIDGE_INLINE static void apply(T& a, const T& b) {
        a += b;
    }
};
struct Minus {
    template <class T>
    FOOTBRIDGE_INLINE static void apply(T& a, const T& b) {
        a -= b;
    }
};
struct Times {
    template <class T>
    FOOTBRIDGE_INLINE static void apply(T& a, const T& b) {
        a *= b;
    }
};
template <class Function>
FOOTBRIDGE_INLINE void pairsOf(const double* a, const double* b, Index count, double* y) {
    Index i = 0;
    for (; i + kLanes <= count; i += kLanes) {
        Lanes left, right;
        load(left, a + i);
        load(right, b + i);
        Function::apply(left, right);
        store(y + i, left);
    }
    for (; i < count; ++i) {
        double left = a[i];
        Function::apply(left, b[i]);
        y[i] = left;
    }
}

FOOTBRIDGE_CLONES void sums(const double* a, const double* b, Index count, double* y) {
    pairsOf<Plus>(a, b, count, y);
}
FOOTBRIDGE_CLONES void differences(const double* a, const double* b, Index count, double* y) {
    pairsOf<Minus>(a, b, count, y);
}
FOOTBRIDGE_CLONES void products(const double* a, const double* b, Index count, double* y) {
    pairsOf<Times>(a, b, count, y);
}

template <class Function>
void eachValue(const double* x, Index count, double* y, Function function) {
    for (Index i = 0; i < count; ++i) y[i] = function(x[i]);
}

}  // namespace

void applyFunction(Unary function, const double* x, Index count, double* y) {
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

void combinePairs(Binary function, const double* a, const double* b, Index count, double* y) {
    switch (function) {
        case Binary::Add:
            return sums(a, b, count, y);
        case Binary::Subtract:
            return differences(a, b, count, y);
        case Binary::Multiply:
            return products(a, b, count, y);
    }
}

}  // namespace footbridge::graph
