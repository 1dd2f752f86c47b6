// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/roles.h"

#include <gmock/gmock.h>

#include "table_text.h"

namespace footbridge {
namespace {

std::string proposed(const std::string& header, const std::string& cells) {
    return proposeRoles(parsed(header + "\n" + cells + "\n" + cells + "\n")).roles.response;
}

TEST(Roles, ProposeTheResponseByName) {
    EXPECT_EQ(proposed("time,block_x", "1,2"), "time");
    EXPECT_EQ(proposed("Runtime [s],x", "1,2"), "Runtime [s]");
    EXPECT_EQ(proposed("exec_time_ms,x,y", "1,2,3"), "exec_time_ms");
    EXPECT_EQ(proposed("x,elapsed_cycles_sm,duration,z", "1,2,3,4"), "duration");
    EXPECT_EQ(proposed("x,wallTime,z", "1,2,3"), "wallTime");
    EXPECT_EQ(proposed("GapBetweenPACs,ActionLatency,x", "1,2,3"), "ActionLatency");
    EXPECT_EQ(proposed("objective,p0", "1,2"), "objective");
    EXPECT_EQ(proposed("time_compress,level", "1,2"), "time_compress");
}

TEST(Roles, LookAtWholeWordsAndTheirCompany) {
    EXPECT_EQ(proposed("timestamp,x,y", "1,2,3"), "y");
    EXPECT_EQ(proposed("time_step,x,y", "1,2,3"), "y");
    EXPECT_EQ(proposed("start_time,x,y", "1,2,3"), "y");
    EXPECT_EQ(proposed("sometimes,x,y", "1,2,3"), "y");
    EXPECT_EQ(proposed("MedOwnCostPctInc,target_size,y", "1,2,3"), "y");
    EXPECT_EQ(proposed("target,x,y", "1,2,3"), "target");
}

TEST(Roles, PreferThePlainestNameAndThenTheLast) {
    EXPECT_EQ(proposed("time,kernel_time,x", "1,2,3"), "time");
    EXPECT_EQ(proposed("time_a,time_b,x", "1,2,3"), "time_b");
}

TEST(Roles, FallBackOnTheLastColumnOfNumbersAndSayWhy) {
    const ProposedRoles roles = proposeRoles(parsed("a,b,kernel\n1,2,x\n3,4,y\n"));
    EXPECT_EQ(roles.roles.response, "b");
    EXPECT_STREQ(roles.reason.code(), "response-by-position");
    EXPECT_STREQ(proposeRoles(parsed("time,b\n1,2\n")).reason.code(), "response-by-name");
}

TEST(Roles, ProposeAnEmptyResponseWhereNothingWasMeasuredYet) {
    EXPECT_EQ(proposed("x,time,threads", "2,,4"), "time");
    EXPECT_EQ(proposed("kernel_time,x,time", "7,2,"), "kernel_time");
    EXPECT_EQ(proposed("x,y", "2,"), "x") << "no name says that it is one";
}

TEST(Roles, ProposeNoText) {
    EXPECT_EQ(proposed("target,x", "gpu,2"), "x");
    const ProposedRoles none = proposeRoles(parsed("a,b\nx,y\n"));
    EXPECT_EQ(none.roles.response, "");
    EXPECT_STREQ(none.reason.code(), "response-not-found");
}

TEST(Roles, StopWhereTheLikelyResponseHoldsText) {
    const ProposedRoles roles = proposeRoles(parsed("time,threads\nfast,2\nslow,4\n"));
    EXPECT_EQ(roles.roles.response, "");
    EXPECT_STREQ(roles.reason.code(), "response-is-text");
    EXPECT_THAT(roles.reason.text(), testing::HasSubstr("first “fast”"));
    EXPECT_EQ(proposed("time,kernel_time", "2024-05-03,2"), "kernel_time");
    EXPECT_EQ(proposed("my_time_class,runtime", "short,2"), "runtime");
}

TEST(Roles, TakeTheUnitsThatStandInTheCells) {
    const ProposedRoles roles = proposeRoles(parsed("threads,time\n2,12.50 ms\n4,7 ms\n"));
    EXPECT_EQ(roles.roles.response, "time");
    EXPECT_EQ(roles.roles.units.at("time"), "ms");
}

TEST(Roles, SayWhatAColumnIsFor) {
    const Roles roles{"t", {"id"}, {"rank"}, {}};
    EXPECT_EQ(roles.roleOf("t"), Role::Response);
    EXPECT_EQ(roles.roleOf("id"), Role::Ignored);
    EXPECT_EQ(roles.roleOf("rank"), Role::Feature);
}

TEST(Roles, AreRefusedWhereTheyDoNotFit) {
    const Table table = parsed("t,k\n1,x\n2,y\n");
    const auto code = [&](const Roles& roles) {
        return errorCode([&] { checkRoles(table, roles); });
    };
    EXPECT_EQ(code({"t", {}, {"k"}, {{"t", "ms"}}}), "");
    EXPECT_EQ(code({"nope", {}, {}, {}}), "column-unknown");
    EXPECT_EQ(code({"t", {"nope"}, {}, {}}), "column-unknown");
    EXPECT_EQ(code({"t", {}, {"nope"}, {}}), "column-unknown");
    EXPECT_EQ(code({"k", {}, {}, {}}), "response-not-numeric");
    EXPECT_EQ(code({"t", {"t"}, {}, {}}), "response-ignored");
    EXPECT_EQ(code({"t", {}, {}, {{"t", "parsec"}}}), "unit-unknown");
    EXPECT_EQ(errorText([&] {
                  checkRoles(table, {"nope", {}, {}, {}});
              }),
              "runs has no column “nope”. Check the name; it has the columns t, k.");
}

}  // namespace
}  // namespace footbridge
