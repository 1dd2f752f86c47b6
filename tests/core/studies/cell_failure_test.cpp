// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/cell_failure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

#include "core/run/error.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

template <class Thrown>
std::string failureOf(const Thrown& thrown) {
    try {
        throw thrown;
    } catch (...) {
        return failureInHand();
    }
}

TEST(CellFailure, IsSaidWhateverWasThrown) {
    EXPECT_EQ(failureOf(Error(messages::kCellOutOfMemory)), failureOf(std::bad_alloc()));
    EXPECT_THAT(failureOf(std::runtime_error("the library's own words")),
                HasSubstr("the library's own words"));
    EXPECT_FALSE(failureOf(42).empty());
}

TEST(CellFailure, LeavesACancelledRunCancelled) {
    EXPECT_THROW(failureOf(Cancelled()), Cancelled);
}

}  // namespace
}  // namespace footbridge
