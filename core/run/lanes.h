// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>

#include "core/run/matrix.h"

/// Eight values side by side for hot loops, and the processors that these are compiled for.
/// FOOTBRIDGE_CLONES compiles a function for several and chooses when the program starts; the
/// sanitizers' start-up does not survive the resolvers that this needs. FOOTBRIDGE_WIDE compiles it
/// for those with AVX-512 alone; it may be called where hasWideRegisters().
///
/// Sums run in the same order on every processor because a vector has eight values on all of them.
/// Highway and xsimd have vectors as wide as each processor's registers instead, and would compile
/// every file once for each; so this is the compiler's own vector type.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define FOOTBRIDGE_WIDE __attribute__((target("arch=x86-64-v4")))
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define FOOTBRIDGE_HAS_CLONES
#endif
#endif
#ifdef FOOTBRIDGE_HAS_CLONES
#define FOOTBRIDGE_CLONES \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FOOTBRIDGE_CLONES
#endif
#define FOOTBRIDGE_INLINE inline __attribute__((always_inline))

namespace footbridge {

using Lanes [[gnu::vector_size(64)]] = double;
using LaneBits [[gnu::vector_size(64)]] = std::uint64_t;
inline constexpr Index kLanes = 8;

FOOTBRIDGE_INLINE void load(Lanes& lanes, const double* from) {
    std::memcpy(&lanes, from, sizeof(lanes));
}
FOOTBRIDGE_INLINE void store(double* to, const Lanes& lanes) {
    std::memcpy(to, &lanes, sizeof(lanes));
}

/// The compiler knows nothing of the value afterwards; it stays in a register.
FOOTBRIDGE_INLINE void keep(double& value) {
#if defined(__x86_64__)
    asm("" : "+x"(value));
#else
    asm("" : "+m"(value));
#endif
}

FOOTBRIDGE_INLINE void keep(Lanes&) {}

inline bool hasWideRegisters() {
#ifdef FOOTBRIDGE_WIDE
    static const bool wide = __builtin_cpu_supports("x86-64-v4");
    return wide;
#else
    return false;
#endif
}

}  // namespace footbridge
