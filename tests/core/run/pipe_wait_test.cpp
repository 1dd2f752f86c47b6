// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/pipe_wait.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/thread_budget.h"

namespace footbridge {
namespace {

class PipeWait : public ::testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = ::testing::TempDir() + "footbridge-pipe-XXXXXX";
        m_folder = ::mkdtemp(pattern.data());
        ASSERT_EQ(::mkfifo(pipe().c_str(), 0600), 0);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }
    std::filesystem::path pipe() const { return m_folder / "pipe"; }

    std::filesystem::path m_folder;
    std::stop_source m_stop;
};

TEST_F(PipeWait, ReadingAPipeThatNobodyWritesEndsWhenAsked) {
    std::jthread asking([&] { m_stop.request_stop(); });
    const WaitScope waits(m_stop.get_token());
    EXPECT_THROW(readFile(pipe()), Cancelled);
}

TEST_F(PipeWait, WritingToAPipeThatNobodyReadsEndsWhenAsked) {
    std::jthread asking([&] { m_stop.request_stop(); });
    const WaitScope waits(m_stop.get_token());
    EXPECT_THROW(writeFile(pipe(), "text"), Cancelled);
}

TEST_F(PipeWait, WritingMoreThanIsReadEndsWhenAsked) {
    const int reader = openUnlessStopped(pipe().c_str(), O_RDONLY);
    std::jthread asking([&] { m_stop.request_stop(); });
    const WaitScope waits(m_stop.get_token());
    EXPECT_THROW(writeFile(pipe(), std::string(1 << 24, 'x')), Cancelled);
    ::close(reader);
}

TEST_F(PipeWait, ThreadsThatAreLentWaitAlike) {
    std::jthread asking([&] { m_stop.request_stop(); });
    const WaitScope waits(m_stop.get_token());
    const auto read = [&](std::size_t) { readFile(pipe()); };
    EXPECT_THROW(ThreadBudget(3).parallel(3, read), Cancelled);
}

TEST_F(PipeWait, AScopeHoldsUntilItsEnd) {
    m_stop.request_stop();
    {
        const WaitScope outer(m_stop.get_token());
        {
            const WaitScope inner(std::stop_token{});
            EXPECT_FALSE(WaitScope::current().stop_requested());
        }
        EXPECT_TRUE(WaitScope::current().stop_requested());
    }
    EXPECT_FALSE(WaitScope::current().stop_possible());
}

TEST_F(PipeWait, WhatComesLateIsReadToTheEnd) {
    std::string got;
    std::jthread reader([&] { got = readFile(pipe()); });
    const std::string sent(1 << 20, 'x');
    writeFile(pipe(), sent);
    reader.join();
    EXPECT_EQ(got, sent);
}

}  // namespace
}  // namespace footbridge
