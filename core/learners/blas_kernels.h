// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// Has OpenBLAS use the kernels of this processor where it took those for processors without AVX
/// because it does not know the model: Debian 12's does so on all that came after it, and products
/// then take three times as long. Respects OPENBLAS_CORETYPE; does nothing with another BLAS.
/// Call it first thing in main(): no product may be under way, and no other thread running.
void useFittingBlasKernels();

}  // namespace footbridge
