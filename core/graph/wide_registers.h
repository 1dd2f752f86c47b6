// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Functions marked FOOTBRIDGE_WIDE use AVX-512 and may be called where hasWideRegisters() only.
#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define FOOTBRIDGE_WIDE __attribute__((target("avx512f,avx512cd,avx512bw")))
#endif

namespace footbridge::graph {

inline bool hasWideRegisters() {
#ifdef FOOTBRIDGE_WIDE
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512cd") &&
           __builtin_cpu_supports("avx512bw");
#else
    return false;
#endif
}

}  // namespace footbridge::graph
