// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/response.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "core/graph/interpreter.h"

namespace footbridge {
namespace {

Vector vectorOf(std::initializer_list<double> values) {
    Vector vector(static_cast<Index>(values.size()));
    std::ranges::copy(values, vector.data());
    return vector;
}

TEST(ResponseTransform, TakesTheLogarithmOfPositiveResponses) {
    const ResponseTransform transform = chooseTransform(vectorOf({1, 2, 3}), true);
    EXPECT_EQ(transform.name(), "log");
    EXPECT_EQ(transform.scale, 1);
    EXPECT_DOUBLE_EQ(transform.forward(std::exp(2.0)), 2);
}

TEST(ResponseTransform, ScalesOthersByTheMedianSize) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const ResponseTransform transform = chooseTransform(vectorOf({-4, 1, nan, 2, 0}), false);
    EXPECT_EQ(transform.name(), "asinh");
    EXPECT_DOUBLE_EQ(transform.scale, 1.5);
    EXPECT_DOUBLE_EQ(transform.forward(3), std::asinh(2.0));
}

TEST(ResponseTransform, HasAPositiveScaleForAnyResponses) {
    EXPECT_DOUBLE_EQ(chooseTransform(vectorOf({0, 0, 0, 8}), false).scale, 8);
    EXPECT_DOUBLE_EQ(chooseTransform(vectorOf({0, 0}), false).scale, 1);
    EXPECT_DOUBLE_EQ(chooseTransform(Vector(), false).scale, 1);
}

TEST(ResponseTransform, GoesBackToWhereItCameFrom) {
    for (const auto& transform :
         {ResponseTransform{}, ResponseTransform{ResponseTransform::Kind::Asinh, 7}}) {
        const Vector y = vectorOf({0.5, 3, 1e6});
        EXPECT_TRUE(transform.backward(transform.forward(y)).isApprox(y, 1e-12));
    }
}

TEST(ResponseTransform, IsTheSameToTheBitAsAGraph) {
    for (const auto& transform :
         {ResponseTransform{}, ResponseTransform{ResponseTransform::Kind::Asinh, 0.3}}) {
        graph::Builder builder(1);
        const graph::ModelGraph graph =
            builder.finish(transform.emitBackward(builder, builder.input()));
        const Vector v = vectorOf({-3.25, 0.1, 7.5});
        const Vector native = transform.backward(v), emitted = graph::run(graph, v);
        for (Index i = 0; i < v.size(); ++i)
            EXPECT_EQ(std::bit_cast<std::uint64_t>(native[i]),
                      std::bit_cast<std::uint64_t>(emitted[i]));
    }
}

}  // namespace
}  // namespace footbridge
