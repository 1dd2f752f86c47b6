// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/message.h"

#include <gtest/gtest.h>

#include "core/run/error.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

constexpr MessageId kTwoPlaces{"two-places", FB_TEXT("%2 before %1, 100 % sure.")};

TEST(Message, FillsArgumentsInByNumber) {
    EXPECT_EQ(Message(kTwoPlaces, {"one", "two"}).text(), "two before one, 100 % sure.");
}

TEST(Message, PutsAWordInTheNumberOfItsCount) {
    EXPECT_EQ(counted(0, "row"), "0 rows");
    EXPECT_EQ(counted(1, "other labelled row"), "1 other labelled row");
    EXPECT_EQ(counted(2, "row"), "2 rows");
}

TEST(Message, LeavesMarksInsideArgumentsAlone) {
    EXPECT_EQ(Message(kTwoPlaces, {"%2", "%1"}).text(), "%1 before %2, 100 % sure.");
}

constexpr MessageId kOnePlace{"one-place", FB_TEXT("It is %1.")};

std::string saying(MessageArgument argument) {
    return Message(kOnePlace, {std::move(argument)}).text();
}

TEST(Message, WritesNumbersWithTheDigitsTheyWish) {
    EXPECT_EQ(saying(1234567), "It is 1234567.");
    EXPECT_EQ(saying(std::size_t{7}), "It is 7.");
    EXPECT_EQ(saying(2.0 / 3), "It is 0.667.");
    EXPECT_EQ(saying({2.0 / 3, Digits::Hundredths}), "It is 0.67.");
    EXPECT_EQ(saying({0.0949, Digits::Percent}), "It is 9.5.");
    EXPECT_EQ(saying({1e21, Digits::Whole}), "It is 1000000000000000000000.");
    EXPECT_EQ(saying({0.1, Digits::All}), "It is 0.1.");
    EXPECT_EQ(saying({1.5, Digits::Short, "ms"}), "It is 1.50 ms.");
}

TEST(Message, PutsTheWordsAfterACountInItsNumber) {
    constexpr MessageId kRows{"rows", FB_TEXT("%1: %2 {row was|rows were} read, %3 {cell|cells}.")};
    EXPECT_EQ(Message(kRows, {"a", 1, 2}).text(), "a: 1 row was read, 2 cells.");
    EXPECT_EQ(Message(kRows, {"a", 0, 1}).text(), "a: 0 rows were read, 1 cell.");
    constexpr MessageId kBefore{"before", FB_TEXT("There {is|are} %1, {x} and a|b.")};
    EXPECT_EQ(Message(kBefore, {1}).text(), "There is 1, {x} and a|b.");
    EXPECT_EQ(Message(kBefore, {21}).text(), "There are 21, {x} and a|b.");
    EXPECT_EQ(Message(kBefore, {"1"}).text(), "There are 1, {x} and a|b.") << "a name is no count";
}

TEST(Message, HoldsAMessageOfItsOwn) {
    EXPECT_EQ(saying(Message(kTwoPlaces, {1, "b"})), "It is b before 1, 100 % sure..");
}

TEST(Message, EqualsOneOfTheSameKindWithTheSameArguments) {
    const Message message(kTwoPlaces, {"2.5", 2.5});
    EXPECT_EQ(message, Message(kTwoPlaces, {"2.5", 2.5}));
    EXPECT_NE(message, Message(kTwoPlaces, {2.5, 2.5})) << "a name is not a number";
    EXPECT_NE(message, Message(kTwoPlaces, {"2.5", {2.5, Digits::All}}));
    EXPECT_NE(message, Message(kOnePlace, {"2.5", 2.5}));
}

TEST(Error, CarriesItsMessageAsText) {
    const Error error(kTwoPlaces, {"a", "b"});
    EXPECT_STREQ(error.what(), "b before a, 100 % sure.");
    EXPECT_STREQ(error.message().code(), "two-places");
}

}  // namespace
}  // namespace footbridge
