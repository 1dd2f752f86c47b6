// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/command_line.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

class CommandLineWords : public testing::Test {
  protected:
    void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
    static void read(const char* argument) {
        readCommandLine({QStringLiteral("footbridge"), QString::fromUtf8(argument)});
    }
};

TEST_F(CommandLineWords, ThatAreRefusedCommandNoTerminal) {
    const auto refused = testing::ExitedWithCode(2);
    EXPECT_EXIT(read("--page=\x1b[31mx"), refused, "no page named \\\\x1b\\[31mx\\.");
    EXPECT_EXIT(read("--\x1b[31mx"), refused, "\\\\x1b\\[31mx");
}

}  // namespace
}  // namespace footbridge
