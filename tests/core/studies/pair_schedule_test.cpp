// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/pair_schedule.h"

#include <gtest/gtest.h>

#include <latch>
#include <set>
#include <stdexcept>
#include <string>

namespace footbridge {
namespace {

class PairScheduleThreads : public testing::TestWithParam<int> {};

TEST_P(PairScheduleThreads, RunsEveryCellOnceBetweenItsPairsPreparationAndEnd) {
    const std::size_t cells[] = {3, 0, 1, 5};
    std::mutex mutex;
    std::set<std::size_t> prepared, finished;
    std::set<std::pair<std::size_t, std::size_t>> ran;
    PairSchedule schedule(4, {[&](std::size_t pair) {
                                  const std::lock_guard lock(mutex);
                                  EXPECT_TRUE(prepared.insert(pair).second);
                                  return cells[pair];
                              },
                              [&](std::size_t pair, std::size_t cell) {
                                  const std::lock_guard lock(mutex);
                                  EXPECT_TRUE(prepared.contains(pair));
                                  EXPECT_FALSE(finished.contains(pair));
                                  EXPECT_TRUE(ran.insert({pair, cell}).second);
                              },
                              [&](std::size_t pair) {
                                  const std::lock_guard lock(mutex);
                                  EXPECT_TRUE(finished.insert(pair).second);
                              }});
    schedule.run(GetParam(), ThreadBudget(GetParam()));
    EXPECT_EQ(ran.size(), 9u);
    EXPECT_EQ(finished.size(), 4u);
}

INSTANTIATE_TEST_SUITE_P(Some, PairScheduleThreads, testing::Values(1, 2, 7));

TEST(PairSchedule, CellsOfOnePairRunAtOnce) {
    std::latch both(2);
    PairSchedule schedule(
        1, {[](std::size_t) { return std::size_t{2}; },
            [&](std::size_t, std::size_t) { both.arrive_and_wait(); }, [](std::size_t) {}});
    schedule.run(2, ThreadBudget(2));
    EXPECT_TRUE(both.try_wait());
}

TEST(PairSchedule, AThreadWithoutACellPreparesTheNextPair) {
    std::latch both(2);
    PairSchedule schedule(2, {[&](std::size_t pair) {
                                  if (pair == 1) both.arrive_and_wait();
                                  return std::size_t{1};
                              },
                              [&](std::size_t pair, std::size_t) {
                                  if (pair == 0) both.arrive_and_wait();
                              },
                              [](std::size_t) {}});
    schedule.run(2, ThreadBudget(2));
    EXPECT_TRUE(both.try_wait());
}

TEST(PairSchedule, TheFirstExceptionStopsTheRest) {
    std::size_t ran = 0;
    PairSchedule schedule(1, {[](std::size_t) { return std::size_t{9}; },
                              [&](std::size_t, std::size_t cell) {
                                  ++ran;
                                  if (cell == 2) throw std::runtime_error("third");
                              },
                              [](std::size_t) { FAIL() << "a pair that failed was finished"; }});
    try {
        schedule.run(1, ThreadBudget(1));
        FAIL() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "third");
    }
    EXPECT_EQ(ran, 3u);
}

}  // namespace
}  // namespace footbridge
