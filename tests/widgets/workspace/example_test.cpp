// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/example.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

TEST(Example, IsCompiledInAndReadyToUse) {
    const ExampleData example = exampleData();
    EXPECT_GT(example.source.table->rows(), 100);
    EXPECT_GT(example.target.table->rows(), 100);
    EXPECT_FALSE(example.source.roles.response.empty());
    EXPECT_FALSE(example.target.roles.response.empty());
    EXPECT_NE(example.source.label, example.target.label);
}

}  // namespace
}  // namespace footbridge
