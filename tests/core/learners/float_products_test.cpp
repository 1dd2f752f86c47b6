// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/float_products.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/run/random.h"

namespace footbridge {
namespace {

std::vector<float> drawn(Index size, Random& random) {
    std::vector<float> values;
    for (Index at = 0; at < size; ++at) values.push_back(static_cast<float>(random.normal()));
    return values;
}

TEST(FloatProducts, SumsInTheOrderOfTheDepthWithoutFusing) {
    Random random(1, "products");
    for (const Index rows : {kFloatRows, 2 * kFloatRows})
        for (const Index depth : {0, 1, 7, 64})
            for (Index columns = 1; columns <= 11; ++columns) {
                const std::vector<float> A = drawn(rows * depth, random);
                const std::vector<float> B = drawn(depth * columns, random);
                std::vector<float> C(static_cast<std::size_t>(rows * columns), 7);
                multiplyFloats(A.data(), B.data(), rows, depth, columns, C.data());
                for (Index c = 0; c < columns; ++c)
                    for (Index r = 0; r < rows; ++r) {
                        float sum = 0;
                        for (Index k = 0; k < depth; ++k) {
                            const volatile float product =
                                A[static_cast<std::size_t>(k * rows + r)] *
                                B[static_cast<std::size_t>(c * depth + k)];
                            sum += product;
                        }
                        ASSERT_EQ(C[static_cast<std::size_t>(c * rows + r)], sum)
                            << rows << " x " << depth << " x " << columns;
                    }
            }
}

}  // namespace
}  // namespace footbridge
