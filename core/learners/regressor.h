// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Something that learns a response from features and can be carried away as a graph.
/// X is n x p (rows are runs, encoded features), v is n (transformed response).
class Regressor {
  public:
    virtual ~Regressor() = default;
    /// n >= 1, p >= 0; deterministic for the same input and context.seed. Throws Cancelled.
    virtual void fit(const Matrix& X, const Vector& v, const RunContext& context) = 0;
    virtual Vector predict(const Matrix& X) const = 0;
    /// The same function as a graph; `x` has the p columns of fit, the result has one.
    virtual graph::Value emit(graph::Builder& builder, graph::Value x) const = 0;
};

}  // namespace footbridge
