// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/response.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/metrics/errors.h"

namespace footbridge {

double ResponseTransform::forward(double y) const {
    return kind == Kind::Log ? std::log(y) : std::asinh(y / scale);
}

double ResponseTransform::backward(double v) const {
    return kind == Kind::Log ? std::exp(v) : std::sinh(v) * scale;
}

Vector ResponseTransform::forward(const Vector& y) const {
    return y.unaryExpr([this](double value) { return forward(value); });
}

Vector ResponseTransform::backward(const Vector& v) const {
    return v.unaryExpr([this](double value) { return backward(value); });
}

graph::Value ResponseTransform::emitBackward(graph::Builder& builder, graph::Value v) const {
    if (kind == Kind::Log) return builder.apply(graph::Unary::Exp, v);
    return builder.scaled(builder.apply(graph::Unary::Sinh, v), scale, 0);
}

ResponseTransform chooseTransform(const Vector& responses, bool allPositive) {
    if (allPositive) return {};
    std::vector<double> sizes;
    for (const double y : responses)
        if (std::isfinite(y)) sizes.push_back(std::abs(y));
    ResponseTransform transform{ResponseTransform::Kind::Asinh, 1};
    if (sizes.empty()) return transform;
    double typical = median(Eigen::Map<const Vector>(sizes.data(), std::ssize(sizes)));
    // Where most responses are zero, the typical size is that of the others.
    if (typical == 0) {
        std::erase(sizes, 0.0);
        if (sizes.empty()) return transform;
        typical = upperMedian(std::move(sizes));
    }
    transform.scale = typical;
    return transform;
}

}  // namespace footbridge
