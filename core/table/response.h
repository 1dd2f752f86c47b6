// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"

namespace footbridge {

/// What the response is and how it is transformed for modelling (METHODS.md, "Response"):
/// v = ln y when all source and shot responses are positive, else v = asinh(y / scale).
struct ResponseTransform {
    enum class Kind { Log, Asinh };
    Kind kind = Kind::Log;
    double scale = 1;  ///< median |y|, > 0; 1 for Log

    double forward(double y) const;
    double backward(double v) const;
    Vector forward(const Vector& y) const;
    Vector backward(const Vector& v) const;
    graph::Value emitBackward(graph::Builder& builder, graph::Value v) const;
    std::string name() const { return kind == Kind::Log ? "log" : "asinh"; }
    bool operator==(const ResponseTransform&) const = default;
};

/// The transform for one table's responses, given whether all responses that count are positive.
ResponseTransform chooseTransform(const Vector& responses, bool allPositive);

}  // namespace footbridge
