// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/program.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace footbridge {
namespace {

TEST(Program, SaysWhyNoneIsStarted) {
    EXPECT_EQ(runProgram({"footbridge-none"}, std::chrono::minutes(1)).errors,
              "footbridge-none: No such file or directory");
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit none{3, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
    const ProgramResult result = runProgram({"true"}, std::chrono::minutes(1));
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
    EXPECT_EQ(result.code, 127);
    EXPECT_EQ(result.errors, "true: Too many open files");
}

}  // namespace
}  // namespace footbridge
