// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/transfer/mixture/processes.h"

namespace footbridge {

/// A weighted mean of processes that learned from the same rows, collapsed: one coefficient a
/// kernel and shot, whatever the number of processes. Kernels that move no prediction are left out.
class ProcessSum {
  public:
    ProcessSum() = default;
    /// weights: one a fit, sum 1; reference: rows by which to tell what a kernel moves.
    ProcessSum(std::span<const ProcessFit> fits, const Vector& weights,
               const Representations& representations, const TargetFeatures& shots,
               const TargetFeatures& reference);
    Vector predict(const Representations& representations, const TargetFeatures& rows) const;
    graph::Value emit(BasisGraph& bases, const Representations& representations) const;

    const KernelSum& kernels() const { return m_kernels; }

  private:
    /// A Matern 5/2 kernel with a length-scale an input.
    struct LengthTerm {
        Vector inverseLengths, coefficients;
        Matrix centres;       ///< scaled
        bool ofSourceInputs;  ///< else of the target's encoding
    };

    double m_constant = 0;
    Vector m_outputs;  ///< weights of networks and stack of each part, of the prior means
    KernelSum m_kernels;
    std::vector<LengthTerm> m_lengthTerms;
};

}  // namespace footbridge
