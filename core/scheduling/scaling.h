// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace footbridge {

/// Sizes that a job may shrink to: what it asked for, halved (rounded up) 0 … kMostHalvings times.
inline constexpr int kMostHalvings = 6;

inline int halved(int processors, int times) {
    return static_cast<int>((static_cast<long long>(processors) + (1LL << times) - 1) >> times);
}

/// Run time on n processors over that on `asked` by Amdahl's law with the serial share `serial` in
/// [0, 1]; 0 is linear scaling. Exactly 1 at n == asked.
inline double amdahlRatio(double serial, int asked, int n) {
    if (n == asked) return 1;
    return (serial + (1 - serial) / n) / (serial + (1 - serial) / asked);
}

}  // namespace footbridge
