// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transfer/feature_graph.h"

namespace footbridge {

/// How far the shots leave open what stands at a row: the posterior variance, over that of the
/// noise, of a Gaussian process with the kernel 3 z.z'/d around the shots' mean, z the target's
/// encoding of d columns. 0 where a row lies among many shots.
/// Source: METHODS.md, "Intervals".
class Leverage {
  public:
    Leverage() = default;
    explicit Leverage(const Matrix& shots);  ///< encoded; at least one

    Vector of(const Matrix& rows) const;              ///< >= 0
    graph::Value emit(FeatureGraph& features) const;  ///< one column, the same

  private:
    Vector m_centre;     ///< of the shots
    Matrix m_explained;  ///< columns x directions: d leverage / 3 = |z|^2 - |z m_explained|^2
};

}  // namespace footbridge
