// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/block_loops.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// Whether |x - c|^2 is computed as |x|^2 - 2 x . c + |c|^2, which takes half as long and loses
/// digits where |c| is large. The Matern profile hardly feels a small distance; exp(-r) does.
bool expandsDistances(const Kernel& kernel);

/// A kernel laid out for evaluation. A row gets the same bits alone and among others.
class PackedKernel {
  public:
    explicit PackedKernel(const Kernel& kernel);

    /// y[r, j] = x_r . centre_j for the Linear profile, else the profile of the Euclidean distance.
    /// Matern 5/2: (1 + s + s^2/3) exp(-s) with s = sqrt(5) r.
    void values(const BlockView& x, double* y) const;

    /// bias + values(x) * weights, to the bit, without ever holding the whole kernel.
    void sum(const BlockView& x, const double* weights, double bias, double* y) const;

  private:
    static constexpr Index kRowsAtOnce = 64;
    template <class Sink>
    void run(const BlockView& x, const Sink& sink) const;
    template <class Sum, class Function, class Sink>
    void inParts(const BlockView& x, const double* ofRows, const Sink& sink) const;

    Profile m_profile;
    Matrix m_centres;  ///< times -2 where distances are expanded
    Vector m_squares;  ///< of the centres, where distances are expanded
};

}  // namespace footbridge::graph
