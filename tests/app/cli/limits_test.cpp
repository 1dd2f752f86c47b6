// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

// What the program says where the system gives it too little.

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

TEST(CliLimits, TooSmallAStackIsNamed) {
    const Folder folder;
    const Outcome outcome = runShell(folder, "ulimit -s 256; footbridge-cli --version");
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("256 kB of stack"));
    EXPECT_THAT(outcome.errors, HasSubstr("ulimit -s 8192"));
}

TEST(CliLimits, ASmallStackThatMayGrowIsEnough) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", kSmallTarget);
    const Outcome outcome = runShell(
        folder,
        "ulimit -Ss 256; footbridge-cli adapt --source source.csv --target target.csv --quiet");
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
}

TEST(CliLimits, AFileThatMayNotGrowIsNamed) {
    const Folder folder;
    const Outcome outcome = runShell(folder, "ulimit -f 4; footbridge-cli example runs");
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr(".csv cannot be written: File too large"));
}

TEST(CliLimits, ThatNoThreadStartsIsSaid) {
    const Folder folder;
    const Outcome outcome =
        runShell(folder,
                 "export OPENBLAS_NUM_THREADS=1 FOOTBRIDGE_NO_THREADS=1\n"
                 "LD_PRELOAD=" FOOTBRIDGE_KILLER " footbridge-cli example runs");
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("starts no further thread for the program"));
    EXPECT_THAT(outcome.errors, HasSubstr("ulimit -u"));
}

}  // namespace
}  // namespace footbridge::tests
