// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

#include "core/graph/lanes.h"

/// Formulas whose steps are the same for one value and for several side by side, Bits being the
/// unsigned integers of T's size. Where the processor can, multiplications are fused with
/// additions; no formula leaves a choice which, so that both give the same bits.
namespace footbridge::graph {

/// x becomes e^x, to the last digit but one: 2^n e^r, |r| <= ln 2 / 2. x lies in
/// [-708, 709] or is NaN.
template <class T, class Bits>
FOOTBRIDGE_INLINE void exponentiateInside(T& x) {
    constexpr double kInverseLn2 = 0x1.71547652b82fep+0;
    constexpr double kLn2High = 0x1.62e42fee00000p-1, kLn2Low = 0x1.a39ef35793c76p-33;
    constexpr double kRounder = 0x1.8p+52;  // adding it leaves an integer in the lowest bits
    const T shifted = x * kInverseLn2 + kRounder;
    const T n = shifted - kRounder;
    const T r = (x - n * kLn2High) - n * kLn2Low;
    // Pairs of pairs, so that the steps need not wait for each other. The polynomial of degree 11
    // that is nearest: off by 2e-17.
    const T r2 = r * r, r4 = r2 * r2;
    const T low = (1.0 + r) + (0x1.0000000000001p-1 + r * 0x1.5555555555556p-3) * r2;
    const T middle = (0x1.5555555553d63p-5 + r * 0x1.11111111109b3p-7) +
                     (0x1.6c16c1788bd90p-10 + r * 0x1.a01a01a7c41d5p-13) * r2;
    const T high = (0x1.a019b90d2ae7ap-16 + r * 0x1.71de0dae63bb3p-19) +
                   (0x1.289185613a3d6p-22 + r * 0x1.af38a9b0ec855p-26) * r2;
    const T sum = low + r4 * (middle + r4 * high);
    Bits bits;
    std::memcpy(&bits, &shifted, sizeof(bits));
    bits = (bits << 52) + (std::uint64_t{1023} << 52);
    T power;
    std::memcpy(&power, &bits, sizeof(power));
    x = sum * power;
}

/// The same, of -708 below it.
template <class T, class Bits>
FOOTBRIDGE_INLINE void exponentiate(T& x) {
    constexpr double kLowest = -708, kHighest = 709;
    x = x < kLowest ? T{} + kLowest : x;
    x = x > kHighest ? T{} + kHighest : x;
    exponentiateInside<T, Bits>(x);
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
        constexpr double kFarthest = 1e5;  // s = 707
        v = v > kFarthest ? T{} + kFarthest : v;
        root(v);
        const T t = v * -std::sqrt(5.0);
        T e = t;
        exponentiateInside<T, Bits>(e);
        v = (1.0 - t + t * t * (1.0 / 3)) * e;
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
        v = -v;
        exponentiateInside<T, Bits>(v);
    }
};

}  // namespace footbridge::graph
