// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/learners/kernel_process.h"
#include "core/transfer/mixture/explanation.h"
#include "core/transfer/mixture/representations.h"

namespace footbridge {

/// A kernel of METHODS.md, "Mixture of Gaussian processes".
struct KernelKind {
    enum class Form { Constant, Linear, FourthPower, Matern52, Laplace, Tangent };
    const char* name;
    Form form;
    Basis basis;        ///< of Constant and Tangent: not looked at
    std::size_t layer;  ///< of Tangent: the hidden layer
    double logWeight;   ///< mean of the prior of the log weight
    PriorFamily family;
};

/// All kernels, so that those of each process stand side by side. The target's own come first.
std::span<const KernelKind> kernelKinds();
inline constexpr std::size_t kOwnKernels = 6;  ///< need no source; the constant is the last

/// Kernels of a process: from `first` on.
struct KernelRange {
    std::size_t first = 0, count = 0;
};

/// All kernels between the rows of a and those of b; only the target's own where nothing is shared.
std::vector<Matrix> kernelsBetween(const Representations& representations, const RowBases& a,
                                   const RowBases& b);
Matrix kernelBetween(const KernelKind& kind, const Representations& representations,
                     const RowBases& a, const RowBases& b);
/// Matern 5/2 with length-scale 1 between the rows of a and those of b.
Matrix matern52Between(const Matrix& a, const Matrix& b);
std::vector<Matrix> subBlocks(const std::vector<Matrix>& kernels, const Rows& rows,
                              const Rows& columns);

/// The sum over the kernels of K(x, shots) coefficients, with each kernel lowered to what costs
/// least: linear ones to one weight a column.
class KernelSum {
  public:
    KernelSum() = default;
    /// coefficients: one vector a kernel, one number a shot; empty: the kernel is not used.
    KernelSum(std::vector<Vector> coefficients, RowBases shots);
    Vector at(const Representations& representations, const RowBases& rows) const;
    /// One column each, to be added up; `constant` is added to.
    std::vector<graph::Value> emit(BasisGraph& bases, const Representations& representations,
                                   double& constant) const;
    const std::vector<Vector>& coefficients() const { return m_coefficients; }

  private:
    graph::Value emitTangent(const KernelKind& kind, const Vector& coefficients, BasisGraph& bases,
                             double scale) const;

    std::vector<Vector> m_coefficients;
    RowBases m_shots;
};

}  // namespace footbridge
