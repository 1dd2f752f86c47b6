// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// Of a symmetric p x p matrix. In one place, since Eigen's templates take seconds to compile.
struct Eigenvectors {
    Vector values;   ///< rising
    Matrix vectors;  ///< column k, of length 1, belongs to values[k]

    /// The k-th axis from the longest (0), its largest entry positive: its sign would be chance.
    Vector axis(Index k) const;
};

/// Reads the lower triangle.
Eigenvectors eigenvectorsOf(const Matrix& symmetric);

}  // namespace footbridge
