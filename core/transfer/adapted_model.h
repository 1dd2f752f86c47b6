// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/costs/costing.h"
#include "core/graph/model_graph.h"
#include "core/metrics/conformal.h"
#include "core/run/run_context.h"
#include "core/table/dataset.h"
#include "core/table/response.h"
#include "core/transfer/mixture/mixture_parts.h"
#include "core/transfer/strategy.h"

namespace footbridge {

struct Prediction {
    Vector value;         ///< in the response's unit
    Vector lower, upper;  ///< of the interval; empty without one
    Vector request{};     ///< what to request, not rounded; empty where nobody asked for it
};

/// What is odd about a row; a prediction is still made.
struct RowFlags {
    bool missing = false;       ///< a feature is missing
    bool unseenLevel = false;   ///< a category level the model has not seen
    bool outsideRange = false;  ///< a number outside the range of the shots and the pool
    bool any() const { return missing || unseenLevel || outsideRange; }
};

/// A model adapted to the target; a value that stands alone. Its graph is the native prediction.
struct AdaptedModel {
    Strategy strategy = Strategy::Auto;
    FeatureSchema schema;  ///< the columns of x, in order, in the target's names
    std::vector<double> low,
        high;  ///< range of each number in the shots and the pool; NaN for categories
    std::string responseName, responseUnit;
    ResponseTransform transform;
    double typicalResponse = 0;  ///< median |y| of the shots, what differences are measured by
    graph::ModelGraph graph;     ///< x (rows x schema.size(), raw) -> response in its own unit
    std::optional<IntervalWidth> interval;
    Costing costing;  ///< that it was made with
    /// Errors of the shots by models that have not seen them, ascending, in v over how unsure the
    /// model is of a row against what is typical; empty where they are not known.
    std::vector<double> residuals;
    std::optional<RequestRule> rule;        ///< of the request among the graph's outputs
    std::optional<MixtureParts> mixture{};  ///< of auto; unknown in bundles of before

    Prediction predict(const Matrix& raw, const RunContext& context = {}) const;
    /// The graph with the ends of the interval among its outputs, where the model has one.
    graph::ModelGraph graphWithInterval() const;
    std::vector<RowFlags> flags(const Matrix& raw) const;
};

}  // namespace footbridge
