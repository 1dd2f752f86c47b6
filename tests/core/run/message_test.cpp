// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/message.h"

#include <gtest/gtest.h>

#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr MessageId kTwoPlaces{"two-places", FB_TEXT("%2 before %1, 100 % sure.")};

TEST(Message, FillsArgumentsInByNumber) {
    EXPECT_EQ(Message(kTwoPlaces, {"one", "two"}).text(), "two before one, 100 % sure.");
}

TEST(Message, LeavesMarksInsideArgumentsAlone) {
    EXPECT_EQ(Message(kTwoPlaces, {"%2", "%1"}).text(), "%1 before %2, 100 % sure.");
}

TEST(Error, CarriesItsMessageAsText) {
    const Error error(kTwoPlaces, {"a", "b"});
    EXPECT_STREQ(error.what(), "b before a, 100 % sure.");
    EXPECT_STREQ(error.message().code(), "two-places");
}

}  // namespace
}  // namespace footbridge
