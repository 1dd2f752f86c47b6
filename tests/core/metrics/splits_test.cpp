// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/splits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/run/error.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::size_t kNoMaximum = 1000000;

Rows rowsUpTo(Index count) {
    Rows rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), Index{0});
    return rows;
}

ShotRequest countOf(double amount) {
    return {ShotRequest::Kind::Count, amount, {}};
}
ShotRequest percentOf(double amount) {
    return {ShotRequest::Kind::Percent, amount, {}};
}
ShotRequest rowsOf(Rows rows) {
    return {ShotRequest::Kind::Rows, 0, std::move(rows)};
}

template <class Action>
std::string errorOf(Action action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return "no error";
}

std::string splitErrorOf(const Rows& labelled, Index tableRows, const ShotRequest& request) {
    return errorOf([&] { drawSplit(labelled, {}, tableRows, request, kNoMaximum, 1); });
}

TEST(ShotRequest, ReadsCountsAndShares) {
    EXPECT_EQ(parseShotRequest("20").kind, ShotRequest::Kind::Count);
    EXPECT_EQ(parseShotRequest("20").amount, 20);
    EXPECT_EQ(parseShotRequest("2.5%").kind, ShotRequest::Kind::Percent);
    EXPECT_EQ(parseShotRequest("2.5%").amount, 2.5);
}

TEST(ShotRequest, RefusesWhatIsNoNumberOfShots) {
    for (const char* text : {"", "%", "many", "2.5", "-4", "1e", "20 runs", "nan", "inf", "5 5"})
        EXPECT_THAT(errorOf([&] { parseShotRequest(text); }), HasSubstr("not a number of shots"))
            << text;
    EXPECT_THAT(errorOf([] { parseShotRequest("0"); }), HasSubstr("too few"));
    EXPECT_THAT(errorOf([] { parseShotRequest("2"); }), HasSubstr("too few"));
    for (const char* text : {"99999999999999999999999", "1e20"})
        EXPECT_THAT(errorOf([&] { parseShotRequest(text); }),
                    HasSubstr(std::string(text) + " shots are more than any table has"));
    EXPECT_EQ(parseShotRequest("1000000").amount, 1e6);
    EXPECT_THAT(errorOf([] { parseShotRequest("0%"); }), HasSubstr("share"));
    EXPECT_THAT(errorOf([] { parseShotRequest("101%"); }), HasSubstr("share"));
}

TEST(DrawSplit, DividesTheLabelledRowsIntoShotsAndTest) {
    const Rows labelled = {9, 1, 3, 5, 7, 11, 13};
    const Split split = drawSplit(labelled, {}, 20, countOf(4), kNoMaximum, 1);
    EXPECT_EQ(split.shots.size(), 4u);
    EXPECT_EQ(split.test.size(), 3u);
    EXPECT_TRUE(std::is_sorted(split.shots.begin(), split.shots.end()));
    EXPECT_TRUE(std::is_sorted(split.test.begin(), split.test.end()));
    std::set<Index> all(split.shots.begin(), split.shots.end());
    all.insert(split.test.begin(), split.test.end());
    EXPECT_EQ(all, std::set<Index>(labelled.begin(), labelled.end()));
}

TEST(DrawSplit, DependsOnTheSeedAlone) {
    const auto shots = [](std::uint64_t seed) {
        return drawSplit(rowsUpTo(100), {}, 100, countOf(10), kNoMaximum, seed).shots;
    };
    EXPECT_EQ(shots(1), shots(1));
    EXPECT_NE(shots(1), shots(2));
}

TEST(DrawSplit, RoundsSharesHalfUpAndTakesAtLeastThree) {
    const auto drawn = [](Index rows, double percent) {
        return drawSplit(rowsUpTo(rows), {}, rows, percentOf(percent), kNoMaximum, 1).shots.size();
    };
    EXPECT_EQ(drawn(90, 5), 5u);      // 4.5
    EXPECT_EQ(drawn(89, 5), 4u);      // 4.45
    EXPECT_EQ(drawn(500, 2.3), 12u);  // 11.5, below it in binary
    EXPECT_EQ(drawn(20, 5), 3u);
    EXPECT_EQ(drawn(7, 100), 7u);
}

TEST(DrawSplit, CapsTheTestRows) {
    const Split split = drawSplit(rowsUpTo(100), {}, 100, countOf(10), 25, 1);
    EXPECT_EQ(split.test.size(), 25u);
    EXPECT_GT(split.test.back(), 50);
    EXPECT_TRUE(std::is_sorted(split.test.begin(), split.test.end()));
}

TEST(DrawSplit, NeverSplitsAGroup) {
    std::vector<int> groups;
    for (int row = 0; row < 70; ++row) groups.push_back(row % 7);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Split split = drawSplit(rowsUpTo(70), groups, 70, countOf(25), kNoMaximum, seed);
        std::set<int> teaching, testing;
        for (const Index row : split.shots) teaching.insert(groups[static_cast<std::size_t>(row)]);
        for (const Index row : split.test) testing.insert(groups[static_cast<std::size_t>(row)]);
        EXPECT_EQ(teaching.size(), 3u);
        EXPECT_EQ(testing.size(), 4u);
        for (const int group : teaching) EXPECT_EQ(testing.count(group), 0u);
    }
}

TEST(DrawSplit, OneGroupLeavesNothingToTest) {
    const Split split =
        drawSplit(rowsUpTo(9), std::vector<int>(9, 0), 9, countOf(4), kNoMaximum, 1);
    EXPECT_EQ(split.shots.size(), 4u);
    EXPECT_THAT(split.test, IsEmpty());
}

TEST(DrawSplit, KeepsTheRowsNamedByHand) {
    const Split split =
        drawSplit(rowsUpTo(6), {0, 0, 1, 1, 2, 2}, 6, rowsOf({4, 0, 1}), kNoMaximum, 1);
    EXPECT_THAT(split.shots, ElementsAre(0, 1, 4));
    EXPECT_THAT(split.test, ElementsAre(2, 3));
}

TEST(DrawSplit, AllLabelledRowsMayBeShots) {
    const Split split =
        drawSplit({8, 2, 5}, {}, 9, {ShotRequest::Kind::AllLabelled, 0, {}}, kNoMaximum, 1);
    EXPECT_THAT(split.shots, ElementsAre(2, 5, 8));
    EXPECT_THAT(split.test, IsEmpty());
}

TEST(DrawSplit, UsesAFewHundredAtMostAndTestsOnTheOthers) {
    const Rows all = rowsUpTo(2000);
    Rows named(all.begin(), all.begin() + 900);
    for (const ShotRequest& request : {ShotRequest{ShotRequest::Kind::AllLabelled, 0, {}},
                                       countOf(1500), percentOf(60), rowsOf(named)}) {
        const Split split = drawSplit(all, {}, 2000, request, kNoMaximum, 1);
        EXPECT_EQ(split.shots.size(), kMostShots);
        EXPECT_EQ(split.test.size(), 2000 - kMostShots);
        EXPECT_GT(split.asked, kMostShots);
    }
    EXPECT_EQ(drawSplit(all, {}, 2000, countOf(30), kNoMaximum, 1).asked, 30U);
}

TEST(DrawSplit, OfManyNamedRowsOfGroupsNoneTestsItsOwnGroup) {
    std::vector<int> groups(2000);
    for (std::size_t i = 0; i < groups.size(); ++i) groups[i] = static_cast<int>(i / 100);
    const Split split = drawSplit(rowsUpTo(2000), groups, 2000,
                                  {ShotRequest::Kind::AllLabelled, 0, {}}, kNoMaximum, 1);
    ASSERT_EQ(split.shots.size(), kMostShots);
    for (const Index row : split.test)
        for (const Index shot : split.shots) ASSERT_NE(row / 100, shot / 100);
}

TEST(DrawSplit, RefusesMoreShotsThanThereAre) {
    EXPECT_THAT(splitErrorOf(rowsUpTo(10), 10, countOf(2000000)),
                HasSubstr("2000000 shots were asked for, but only 10 target rows"));
    EXPECT_THAT(splitErrorOf({0, 1}, 10, percentOf(50)), HasSubstr("only 2 target rows"));
    EXPECT_THAT(errorOf([] {
                    drawSplit(rowsUpTo(4), {0, 0, 1, 1}, 4, countOf(3), kNoMaximum, 1);
                }),
                HasSubstr("groups they may come from hold only 2 rows"));
}

TEST(DrawSplit, RefusesFewerThanThreeShots) {
    EXPECT_THAT(splitErrorOf(rowsUpTo(10), 10, countOf(0)), HasSubstr("0 shots are too few"));
    EXPECT_THAT(splitErrorOf(rowsUpTo(10), 10, rowsOf({1, 2})), HasSubstr("2 shots are too few"));
    EXPECT_THAT(splitErrorOf({3, 4}, 10, {ShotRequest::Kind::AllLabelled, 0, {}}),
                HasSubstr("2 shots are too few"));
    EXPECT_THAT(splitErrorOf({}, 10, countOf(3)), HasSubstr("No row of the target"));
}

TEST(DrawSplit, DrawsASingleOneBesideOthers) {
    const auto shots = [](const ShotRequest& request, std::size_t fewest) {
        return drawSplit(rowsUpTo(10), {}, 10, request, kNoMaximum, 1, fewest).shots.size();
    };
    EXPECT_EQ(parseShotRequest("1", kFewestMoreShots).amount, 1);
    EXPECT_EQ(shots(countOf(1), kFewestMoreShots), 1u);
    EXPECT_EQ(shots(percentOf(10), kFewestMoreShots), 1u);
    EXPECT_EQ(shots(percentOf(10), kFewestToAdapt), 3u);
}

TEST(DrawSplit, NamesTheRowThatCannotBeAShot) {
    EXPECT_THAT(splitErrorOf({1, 2, 3, 4}, 6, rowsOf({1, 2, 3, 3})), HasSubstr("row 3 is named"));
    EXPECT_THAT(splitErrorOf({1, 2, 3, 4}, 6, rowsOf({1, 2, 5})), HasSubstr("row 5 has no"));
    EXPECT_THAT(splitErrorOf({1, 2, 3, 4}, 6, rowsOf({1, 2, 6})),
                HasSubstr("row 6 is not in the target, whose data rows are 0 to 5"));
    EXPECT_THAT(splitErrorOf({1, 2, 3, 4}, 6, rowsOf({-1, 2, 3})), HasSubstr("row -1"));
}

std::map<int, int> foldSizes(const std::vector<int>& folds) {
    std::map<int, int> sizes;
    for (const int fold : folds) ++sizes[fold];
    return sizes;
}

TEST(AssignFolds, GetCoarserWithMoreShots) {
    EXPECT_EQ(foldSizes(assignFolds(7, {}, 1)).size(), 7u);
    EXPECT_EQ(foldSizes(assignFolds(10, {}, 1)).size(), 10u);
    EXPECT_EQ(foldSizes(assignFolds(20, {}, 1)).size(), 10u);
    EXPECT_EQ(foldSizes(assignFolds(21, {}, 1)).size(), 5u);
}

TEST(AssignFolds, HaveEvenSizes) {
    for (const auto& [fold, size] : foldSizes(assignFolds(52, {}, 3))) {
        EXPECT_GE(size, 10) << fold;
        EXPECT_LE(size, 11) << fold;
    }
}

TEST(AssignFolds, KeepGroupsWholeWhereThereAreThree) {
    const std::vector<int> groups = {4, 4, 9, 9, 9, 2, 2, 2, 2};
    const std::vector<int> folds = assignFolds(9, groups, 1);
    EXPECT_EQ(foldSizes(folds).size(), 3u);
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t j = 0; j < groups.size(); ++j)
            EXPECT_EQ(groups[i] == groups[j], folds[i] == folds[j]);
}

TEST(AssignFolds, IgnoreFewerThanThreeGroups) {
    EXPECT_EQ(foldSizes(assignFolds(6, {0, 0, 0, 1, 1, 1}, 1)).size(), 6u);
}

}  // namespace
}  // namespace footbridge
