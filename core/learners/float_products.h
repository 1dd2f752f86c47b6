// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// C = A B of small matrices, as the products of a network of few rows are: all column-major and
/// without gaps, A rows x depth, B depth x columns. Every element is summed in the order of the
/// depth, and nothing is fused, on every processor; so it is what Eigen computes for processors
/// without AVX. `rows` is a multiple of kFloatRows.
void multiplyFloats(const float* A, const float* B, Index rows, Index depth, Index columns,
                    float* C);
inline constexpr Index kFloatRows = 32;

}  // namespace footbridge
