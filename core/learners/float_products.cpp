// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/float_products.h"

#include "core/run/lanes.h"

namespace footbridge {
namespace {

using Floats [[gnu::vector_size(64)]] = float;
constexpr Index kFloats = 16, kSums = 4;  // columns that are summed side by side
static_assert(kFloatRows == 2 * kFloats);

/// Of `columns` columns of C, 32 rows: sums that stay in registers.
template <Index columns>
FOOTBRIDGE_INLINE void multiplyTile(const float* A, const float* B, Index rows, Index depth,
                                    float* C) {
    Floats upper[columns], lower[columns];
#pragma GCC unroll 4
    for (Index c = 0; c < columns; ++c) upper[c] = lower[c] = Floats{};
    for (Index k = 0; k < depth; ++k, A += rows) {
        Floats a, b;
        std::memcpy(&a, A, sizeof a);
        std::memcpy(&b, A + kFloats, sizeof b);
#pragma GCC unroll 4
        for (Index c = 0; c < columns; ++c) {
            const float factor = B[c * depth + k];
            upper[c] += a * factor;
            lower[c] += b * factor;
        }
    }
#pragma GCC unroll 4
    for (Index c = 0; c < columns; ++c) {
        std::memcpy(C + c * rows, &upper[c], sizeof upper[c]);
        std::memcpy(C + c * rows + kFloats, &lower[c], sizeof lower[c]);
    }
}

}  // namespace

FOOTBRIDGE_CLONES void multiplyFloats(const float* A, const float* B, Index rows, Index depth,
                                      Index columns, float* C) {
    for (Index row = 0; row < rows; row += kFloatRows) {
        Index c = 0;
        for (; c + kSums <= columns; c += kSums)
            multiplyTile<kSums>(A + row, B + c * depth, rows, depth, C + c * rows + row);
        for (; c < columns; ++c)
            multiplyTile<1>(A + row, B + c * depth, rows, depth, C + c * rows + row);
    }
}

}  // namespace footbridge
