// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/thread_budget.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <latch>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/run/error.h"

namespace footbridge {
namespace {

/// How many tasks were under way at once, at most.
class Height {
  public:
    void in() {
        const int now = ++m_now;
        int seen = m_most;
        while (seen < now && !m_most.compare_exchange_weak(seen, now)) {
        }
    }
    void out() { --m_now; }
    int most() const { return m_most; }

  private:
    std::atomic<int> m_now = 0, m_most = 0;
};

class ThreadBudgets : public testing::TestWithParam<int> {};

TEST_P(ThreadBudgets, DoEveryTaskOnce) {
    std::vector<std::atomic<int>> done(100);
    ThreadBudget(GetParam()).parallel(done.size(), [&](std::size_t i) { ++done[i]; });
    EXPECT_TRUE(std::ranges::all_of(done, [](const auto& count) { return count == 1; }));
}

TEST_P(ThreadBudgets, AreNotExceededByWorkInsideOfWork) {
    const ThreadBudget budget(GetParam());
    Height height;
    budget.parallel(4, [&](std::size_t) {
        const ThreadBudget copy = budget;
        copy.parallel(5, [&](std::size_t) {
            height.in();
            std::this_thread::yield();
            height.out();
        });
    });
    EXPECT_LE(height.most(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Some, ThreadBudgets, testing::Values(1, 2, 5));

TEST(ThreadBudget, OfOneStaysOnTheCallingThreadAndGoesInOrder) {
    std::vector<std::size_t> order;
    std::set<std::thread::id> threads;
    ThreadBudget(1).parallel(5, [&](std::size_t i) {
        order.push_back(i);
        threads.insert(std::this_thread::get_id());
    });
    EXPECT_THAT(order, testing::ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(threads, testing::ElementsAre(std::this_thread::get_id()));
}

TEST(ThreadBudget, RunsTasksAtOnceTheFirstOnTheCallingThread) {
    std::latch both(2);
    std::thread::id first;
    ThreadBudget(2).parallel(2, [&](std::size_t i) {
        if (i == 0) first = std::this_thread::get_id();
        both.arrive_and_wait();
    });
    EXPECT_EQ(first, std::this_thread::get_id());
}

TEST(ThreadBudget, RunsNoMoreAtOnceThanAsked) {
    Height height;
    ThreadBudget(8).parallel(
        50,
        [&](std::size_t) {
            height.in();
            std::this_thread::yield();
            height.out();
        },
        2);
    EXPECT_LE(height.most(), 2);
}

TEST(ThreadBudget, TakesThreadsThatOtherWorkGivesBack) {
    const ThreadBudget budget(2);
    std::latch begun(1), over(1);
    std::jthread other([&] {
        budget.parallel(2, [&](std::size_t i) {
            if (i == 0) return;
            begun.count_down();
            over.wait();
        });
    });
    begun.wait();
    std::latch together(2);
    budget.parallel(3, [&](std::size_t i) {
        if (i > 0) return together.arrive_and_wait();  // needs a second thread
        over.count_down();
        other.join();
    });
    EXPECT_TRUE(together.try_wait());
}

TEST(ThreadBudget, BeginsNothingAfterAnException) {
    std::vector<std::size_t> begun;
    EXPECT_THROW(ThreadBudget(1).parallel(5,
                                          [&](std::size_t i) {
                                              begun.push_back(i);
                                              if (i == 1) throw std::runtime_error("no");
                                          }),
                 std::runtime_error);
    EXPECT_THAT(begun, testing::ElementsAre(0, 1));
}

TEST(ThreadBudget, ThrowsTheCauseRatherThanTheCancelThatFollowed) {
    std::latch both(2), cancelled(1);
    EXPECT_THROW(ThreadBudget(2).parallel(2,
                                          [&](std::size_t i) {
                                              both.arrive_and_wait();
                                              if (i == 0) {
                                                  cancelled.count_down();
                                                  throw Cancelled();
                                              }
                                              cancelled.wait();
                                              throw std::runtime_error("the cause");
                                          }),
                 std::runtime_error);
}

TEST(ThreadBudget, IsAtLeastTheCallingThread) {
    EXPECT_EQ(ThreadBudget(0).threads(), 1);
    EXPECT_GE(ThreadBudget().threads(), 1);
}

}  // namespace
}  // namespace footbridge
