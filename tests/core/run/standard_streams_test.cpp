// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/standard_streams.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

namespace footbridge {
namespace {

/// 0 where a program without its standard streams finds them held; else what it missed.
int heldOrNot() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::close(stream);
    holdStandardStreams();
    char byte = 0;
    if (::read(STDIN_FILENO, &byte, 1) != 0) return 1;
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
        if (::write(stream, "x", 1) >= 0 || errno != EBADF) return 2;
    return ::open("/dev/null", O_RDONLY) > STDERR_FILENO ? 0 : 3;
}

TEST(StandardStreams, AreHeldWhereAProgramStartsWithoutThem) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(heldOrNot());
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(StandardStreams, StayWhatTheyAre) {
    const int free = ::dup(STDIN_FILENO);
    ::close(free);
    holdStandardStreams();
    const int next = ::dup(STDIN_FILENO);
    EXPECT_EQ(next, free) << "nothing else is held";
    ::close(next);
}

}  // namespace
}  // namespace footbridge
