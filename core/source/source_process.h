// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// The mean of a Gaussian process that one source taught: Matern 5/2 with a length-scale for each
/// encoded input (METHODS.md, "Source model").
struct SourceProcess {
    Vector inverseLengths;  ///< of each encoded input
    Matrix points;          ///< rows it knows, inputs times the inverse length-scales
    Vector weights;         ///< of the kernel with each point, in v
    double mean = 0;        ///< far away from all points

    Vector predict(const Matrix& encoded) const;
    graph::Value emit(graph::Builder& builder, graph::Value encoded) const;
};

/// Matern 5/2 between rows and points that are divided by their length-scales; rows x points.
Matrix sourceKernel(const Matrix& rows, const Matrix& points);

}  // namespace footbridge
