// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/learners/ridge.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Amdahl: time = one (serial + (1 - serial) / p). Gustafson: time = one / (p - serial (p - 1)).
/// Universal scalability (Gunther): time = one (1 + contention (p - 1) + coherency p (p - 1)) / p.
enum class ClassicalLaw { Amdahl, Gustafson, Universal };

struct FittedLaw {
    ClassicalLaw law = ClassicalLaw::Amdahl;
    double one = 0;                        ///< time on one processor
    double serial = 0;                     ///< Amdahl, Gustafson: share in [0, 1]
    double contention = 0, coherency = 0;  ///< Universal, at least 0
    double error = 0;                      ///< symmetric mean absolute error of the points, a share

    double at(double processors) const;
};

/// Least squares of the relative error; `processors` >= 1 and `times` > 0, at least two points.
FittedLaw fitClassicalLaw(ClassicalLaw law, const Vector& processors, const Vector& times);

/// A law with a coefficient that is learned from features: response = c(features) law(parameters),
/// ln c by ridge regression (after Liu et al. 2019).
class FeatureLaw {
  public:
    /// `law`: what the law gives for each row, > 0; X: features; y > 0.
    void fit(const Vector& law, const Matrix& X, const Vector& y, const RunContext& context);
    Vector predict(const Vector& law, const Matrix& X) const;

  private:
    Ridge m_ridge;
};

}  // namespace footbridge
