// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/run/error.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

std::shared_ptr<const Table> table(const std::string& text, const std::string& name = "runs") {
    Table read = parseCsv(text, name);
    read.name = name;
    return std::make_shared<const Table>(std::move(read));
}

constexpr const char* kLong =
    "app,work,device,time_us\n"
    "a,1,x,10\na,1,y,20\na,2,x,11\na,2,y,40\nb,3,x,30\nb,3,y,15\nb,4,x,30\nb,4,y,18\n";

TEST(PlatformData, ReadsLongWideAndSeveralTablesAlike) {
    const PlatformData fromLong = readPlatforms({table(kLong)}, {"device", {"time_us"}, {"app"}});
    const PlatformData fromWide =
        readPlatforms({table("app,work,x,y\na,1,10,20\na,2,11,40\nb,3,30,15\nb,4,30,18\n")},
                      {"", {"x", "y"}, {"app"}});
    const PlatformData fromFiles =
        readPlatforms({table("app,work,time_us\na,1,10\na,2,11\nb,3,30\nb,4,30\n", "runs_x"),
                       table("app,work,time_us\na,1,20\na,2,40\nb,3,15\nb,4,18\n", "runs_y")},
                      {"", {"time_us"}, {"app"}});
    for (const PlatformData* data : {&fromLong, &fromWide, &fromFiles}) {
        EXPECT_EQ(data->platforms, (std::vector<std::string>{"x", "y"}));
        ASSERT_EQ(data->items(), 4);
        EXPECT_EQ(data->times, fromLong.times);
        EXPECT_EQ(data->features, fromLong.features);
        EXPECT_EQ(data->groups, (std::vector<int>{0, 0, 1, 1}));
    }
}

TEST(PlatformData, RepeatsBecomeTheirMedianWithTheirSpread) {
    const PlatformData data = readPlatforms({table(std::string(kLong) + "a,1,x,12\na,1,x,1000\n")},
                                            {"device", {"time_us"}, {"app"}});
    EXPECT_EQ(data.items(), 4);
    EXPECT_DOUBLE_EQ(data.times(0, 0), 12);
    EXPECT_GT(data.spreads(0, 0), 1);
    EXPECT_TRUE(std::isnan(data.spreads(0, 1)));
}

TEST(PlatformData, PlatformsMayBeMissingAndImpossibleTimesAreLeftOut) {
    const PlatformData data =
        readPlatforms({table(std::string(kLong) + "b,5,x,7\nb,5,y,9\nb,5,z,-1\na,1,z,5\na,2,z,\n")},
                      {"device", {"time_us"}, {"app"}});
    ASSERT_EQ(data.panel(), 3);
    EXPECT_DOUBLE_EQ(data.times(0, 2), 5);
    EXPECT_TRUE(std::isnan(data.times(4, 2)));
}

TEST(PlatformData, NoPlatformBearsTheNameOfAnothersBound) {
    for (const std::string end : {" lower", " upper"}) {
        const auto wide = table("app,work,x,y,\"x" + end +
                                "\"\na,1,10,20,5\na,2,11,40,6\nb,3,30,15,7\nb,4,30,18,8\n");
        try {
            readPlatforms({wide}, {"", {"x", "y", "x" + end}, {"app"}});
            ADD_FAILURE() << "two columns of predictions would be called x" << end;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "platforms-alike");
        }
        EXPECT_EQ(readPlatforms({wide}, {"", {"y", "x" + end}, {"app"}, {"x"}}).panel(), 2);
    }
}

TEST(PlatformData, WhatFollowsTheTimeOrOnlyARunTellsIsNoFeature) {
    std::string text = "app,work,size,device,repeats,time_q75,time\n";
    for (int i = 1; i < 8; ++i)
        for (int d = 1; d < 3; ++d) {
            const std::string time = std::to_string(i * d * 10), more = std::to_string(i * d * 11);
            text += std::string(i < 4 ? "a" : "b") + "," + std::to_string(i) + "," +
                    std::to_string(i * i) + ",d" + std::to_string(d) + "," +
                    std::to_string((i * 7 + d * 3) % 5) + "," + more + "," + time + "\n";
        }
    const PlatformData data = readPlatforms({table(text)}, {"device", {"time"}, {"app"}});
    std::set<std::string> names;
    for (const Feature& feature : data.schema.features) names.insert(feature.name);
    EXPECT_EQ(names, (std::set<std::string>{"work", "size"}));
    EXPECT_EQ(data.items(), 7);
}

TEST(PlatformData, SubsetsKeepFeaturesWithTheirItems) {
    const PlatformData data = readPlatforms({table(kLong)}, {"device", {"time_us"}, {"app"}});
    const PlatformData some = subset(data, {2, 3}, {1});
    EXPECT_EQ(some.platforms, (std::vector<std::string>{"y"}));
    EXPECT_EQ(some.groups, (std::vector<int>{1, 1}));
    EXPECT_EQ(some.features, data.features.bottomRows(2));
    EXPECT_DOUBLE_EQ(some.times(0, 0), 15);
}

TEST(PlatformData, BadTablesAreRefusedWithASentence) {
    EXPECT_THROW(readPlatforms({}, {}), Error);
    EXPECT_THROW(readPlatforms({table(kLong)}, {"nothing", {"time_us"}, {}}), Error);
    EXPECT_THROW(readPlatforms({table(kLong)}, {"device", {"app"}, {}}), Error);
    EXPECT_THROW(readPlatforms({table(kLong)}, {"device", {"time_us"}, {"device"}}), Error);
    EXPECT_THROW(readPlatforms({table("app,work,d,time\na,1,x,1\na,2,x,2\n")}, {"d", {"time"}, {}}),
                 Error);
}

TEST(PlatformData, NumbersThatCannotBeComputedWithAreRefused) {
    const auto with = [](const std::string& row) { return std::vector{table(kLong + row)}; };
    const PlatformColumns columns{"device", {"time_us"}, {"app"}};
    EXPECT_NO_THROW(readPlatforms(with("b,5,x,30\n"), columns));
    for (const char* row : {"b,5,x,1e308\n", "b,5,x,1e-300\n", "b,1e308,x,30\n"})
        EXPECT_THROW(readPlatforms(with(row), columns), Error) << row;
}

TEST(CounterAliases, BringToolsToOneName) {
    const CounterAliases& aliases = CounterAliases::builtIn();
    EXPECT_EQ(aliases.nameOf("power9::PM_LD_CMPL"), "PAPI_LD_INS");
    EXPECT_EQ(aliases.nameOf("branch-misses"), "PAPI_BR_MSP");
    EXPECT_EQ(aliases.nameOf("my own column"), "my own column");
    EXPECT_EQ(CounterAliases::parse("A,b c\n# no\n\n").nameOf("B_C"), "A");
    EXPECT_EQ(CounterAliases::parse("\xEF\xBB\xBF"
                                    "A,b\n")
                  .nameOf("b"),
              "A");
    EXPECT_THROW(CounterAliases::parse("A,b\nlonely\n"), Error);
}

TEST(PlatformData, CountersBecomeSharesOfAllInstructions) {
    const auto runs = table(
        "app,instructions,mem-loads,device,time_us\n"
        "a,100,25,x,1\na,100,25,y,2\nb,200,20,x,3\nb,200,20,y,1\nc,400,10,x,1\nc,400,10,y,3\n");
    const PlatformData data = readPlatforms({runs}, {"device", {"time_us"}, {"app"}, {}, true});
    const Index share = data.schema.indexOf(ratioName("PAPI_LD_INS"));
    ASSERT_GE(share, 0);
    EXPECT_DOUBLE_EQ(data.features(0, share), 0.25);
    EXPECT_DOUBLE_EQ(data.features(1, share), 0.1);
    EXPECT_GE(data.schema.indexOf("PAPI_TOT_INS"), 0) << "the total stays";
    EXPECT_EQ(counterOfRatio(ratioName("PAPI_LD_INS")), "PAPI_LD_INS");
    EXPECT_THROW(readPlatforms({table(kLong)}, {"device", {"time_us"}, {"app"}, {}, true}), Error);
}

}  // namespace
}  // namespace footbridge
