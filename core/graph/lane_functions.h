// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

#include "core/run/lanes.h"

/// Formulas whose steps are the same for one value and for several side by side, Bits being the
/// unsigned integers of T's size. Where the processor can, multiplications are fused with
/// additions; no formula leaves a choice which, so that both give the same bits.
namespace footbridge::graph {

inline constexpr double kInverseLn2 = 0x1.71547652b82fep+0;

/// x becomes 2^(x factor), to the last digit but one while that is small: 2^n 2^f, |f| <= 1/2. The
/// exponent lies in [-1021.5, 1023]; of NaN anything.
template <class T, class Bits>
FOOTBRIDGE_INLINE void raiseTwo(T& x, double factor) {
    constexpr double kRounder = 0x1.8p+52;  // adding it leaves an integer in the lowest bits
    keep(x);  // or what follows a bound is worked out when compiling, without fusing
    // Hardly another factor: a product that is needed twice need not be fused.
    const T shifted = x * (factor * (1 + 0x1p-40)) + kRounder;
    const T n = shifted - kRounder;
    const T f = x * factor - n;
    // The polynomial of degree 11 that is nearest: off by 2e-17.
    T sum = 0x1.e6228acd1c6e5p-28 + f * 0x1.e9ec1fcb69a7fp-32;
    sum = 0x1.b524ebd13a55fp-24 + f * sum;
    sum = 0x1.62bfc2c86d700p-20 + f * sum;
    sum = 0x1.ffcbfc6da6ed1p-17 + f * sum;
    sum = 0x1.430913112c61bp-13 + f * sum;
    sum = 0x1.5d87fe78a3f9cp-10 + f * sum;
    sum = 0x1.3b2ab6fb9f1a5p-7 + f * sum;
    sum = 0x1.c6b08d704a0c6p-5 + f * sum;
    sum = 0x1.ebfbdff82c5aep-3 + f * sum;
    sum = 0x1.62e42fefa39efp-1 + f * sum;
    sum = 1.0 + f * sum;
    Bits power, bits;
    std::memcpy(&power, &shifted, sizeof(power));
    std::memcpy(&bits, &sum, sizeof(bits));
    bits += power << 52;
    std::memcpy(&x, &bits, sizeof(x));
}

/// x becomes e^-x, of -709 below it and of 708 above it.
template <class T, class Bits>
FOOTBRIDGE_INLINE void decay(T& x) {
    constexpr double kLowest = -709, kHighest = 708;
    x = x < kLowest ? T{} + kLowest : x;
    x = x > kHighest ? T{} + kHighest : x;
    raiseTwo<T, Bits>(x, -kInverseLn2);
}

FOOTBRIDGE_INLINE void root(double& x) {
    x = std::sqrt(x);
}
/// Through memory, or GCC takes the roots one by one.
FOOTBRIDGE_INLINE void root(Lanes& x) {
    alignas(64) double values[kLanes];
    store(values, x);
    asm("" : "+m"(values));
    for (double& value : values) value = std::sqrt(value);
    asm("" : "+m"(values));
    load(x, values);
}

/// (1 + s + s^2/3) exp(-s) with s = sqrt(5) r, of a squared distance r^2.
struct Matern52Of {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        constexpr double kRoot5 = 2.2360679774997896964;
        constexpr double kFarthest = 1e5;  // s = 707
        v = v > kFarthest ? T{} + kFarthest : v;
        root(v);
        T e = v;
        raiseTwo<T, Bits>(e, -kRoot5 * kInverseLn2);
        v = (1.0 + v * (kRoot5 + v * (5.0 / 3))) * e;
    }
};
/// The same where rounding may have left less than 0.
struct Matern52OfRounded {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        v = v < 0.0 ? T{} : v;
        Matern52Of::apply<T, Bits>(v);
    }
};
/// exp(-r) of a squared distance r^2.
struct LaplaceOf {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T& v) {
        constexpr double kFarthest = 5e5;  // r = 707
        v = v > kFarthest ? T{} + kFarthest : v;
        root(v);
        const T missing = v - v;  // or 0
        raiseTwo<T, Bits>(v, -kInverseLn2);
        v += missing;
    }
};

}  // namespace footbridge::graph
