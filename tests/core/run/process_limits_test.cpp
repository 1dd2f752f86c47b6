// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/process_limits.h"

#include <gtest/gtest.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <string>

#include "core/run/error.h"

namespace footbridge {
namespace {

/// What it returns in a process of its own, whose limits may be changed.
int inAChild(const std::function<int()>& act) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(act());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// 0 where this thread and those that are started then have as much; else what is wrong.
int withStack(rlim_t soft, rlim_t hard) {
    const rlimit limit{soft, hard};
    if (::setrlimit(RLIMIT_STACK, &limit) != 0) return 1;
    try {
        liftLimits();
    } catch (const Error& error) {
        return error.message().code() == std::string("stack-too-small") ? 2 : 3;
    }
    rlimit now{};
    ::getrlimit(RLIMIT_STACK, &now);
    pthread_attr_t usual;
    std::size_t size = 0;
    ::pthread_getattr_default_np(&usual);
    ::pthread_attr_getstacksize(&usual, &size);
    return now.rlim_cur >= 1 << 20 && size == now.rlim_cur ? 0 : 4;
}

TEST(ProcessLimits, ASmallStackGrowsAsFarAsItMay) {
    constexpr rlim_t kSmall = 256 << 10;
    EXPECT_EQ(inAChild([] { return withStack(kSmall, 4 << 20); }), 0);
    EXPECT_EQ(inAChild([] { return withStack(kSmall, kSmall); }), 2);
}

TEST(ProcessLimits, AFileThatGrowsTooLargeEndsNothing) {
    EXPECT_EQ(inAChild([] {
                  liftLimits();
                  return ::raise(SIGXFSZ);
              }),
              0);
}

TEST(ProcessLimits, ComputingNeedsMemoryThatIsThere) {
    checkRoomToCompute();
    try {
        checkRoomToCompute(std::size_t{1} << 60);
        FAIL() << "nobody has so much";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "no-room-to-compute");
    }
    checkRoomToCompute();
}

}  // namespace
}  // namespace footbridge
