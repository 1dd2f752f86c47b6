// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>

#include "core/run/matrix.h"

/// Several values side by side, for the interpreter's hot loops. FOOTBRIDGE_CLONES compiles a
/// function for several processors and chooses when the program starts; the sanitizers' start-up
/// does not survive the resolvers that this needs.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define FOOTBRIDGE_CLONES \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define FOOTBRIDGE_V4 __attribute__((target("arch=x86-64-v4")))
#else
#define FOOTBRIDGE_CLONES
#endif
#define FOOTBRIDGE_INLINE inline __attribute__((always_inline))

namespace footbridge::graph {

typedef double Lanes __attribute__((vector_size(64)));
typedef std::uint64_t LaneBits __attribute__((vector_size(64)));
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

}  // namespace footbridge::graph
