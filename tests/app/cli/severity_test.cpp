// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

TEST(CliSeverity, MeasuresTheExampleWithinItsBand) {
    const Folder folder;
    const Outcome outcome = runCli(folder, {"severity", "--source", exampleSource(), "--target",
                                            exampleTarget(), "--shots", "20", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto severity = outcome.json()["severity"];
    EXPECT_EQ(severity["shots"], 20);
    EXPECT_GE(severity["headline"], severity["band"][0]);
    EXPECT_LE(severity["headline"], severity["band"][1]);
    EXPECT_FALSE(severity["components"].empty());
}

TEST(CliSeverity, RefusesATargetWithoutMeasuredRows) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", "solver,Size,clock,time [s]\ncg,100,2.0,\nlu,150,2.0,\n");
    const Outcome outcome =
        runCli(folder, {"severity", "--source", "source.csv", "--target", "target.csv", "--quiet"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr("footbridge-cli: "));
}

}  // namespace
}  // namespace footbridge::tests
