// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/proposal.h"

#include <gtest/gtest.h>

#include <array>

#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

std::shared_ptr<const Table> table(const std::string& csv) {
    return std::make_shared<const Table>(parseCsv(csv, "table"));
}
Dataset source(const std::string& csv) {
    const auto read = table(csv);
    return makeDataset(read, proposedSourceRoles(*read));
}
std::string responseOf(const std::string& target, std::vector<Dataset> sources,
                       const std::string& wanted = {}, const std::optional<Roles>& before = {}) {
    return proposedTargetRoles(*table(target), sources, wanted, before).response;
}

const std::string kSource = "n,Run_Time,energy\n1,2,3\n2,3,4\n";

TEST(Proposal, TakesTheColumnThatWasNamedInWhateverSpelling) {
    EXPECT_EQ(proposedSourceRoles(*table(kSource), "Energy").response, "energy");
    EXPECT_EQ(responseOf("energy,run time\n1,2\n", {source(kSource)}, "ENERGY"), "energy");
    EXPECT_EQ(responseOf("energy,run time\n1,2\n", {source(kSource)}, "watts"), "run time");
}

TEST(Proposal, CallsTheResponseOfTheTargetLikeThatOfASource) {
    const Dataset first = source("n,speed\n1,2\n"), second = source(kSource);
    ASSERT_EQ(second.roles.response, "Run_Time");
    EXPECT_EQ(responseOf("run time,n\n1,2\n", {first, second}), "run time");
    EXPECT_EQ(responseOf("run time,Run_Time,time\n1,2,3\n", {second}), "Run_Time");
}

TEST(Proposal, HasNoResponseThatIsTextOrAFeatureOfTheSources) {
    EXPECT_EQ(responseOf("Run_Time,x\nlong,2\nshort,3\n", {source(kSource)}), "");
    EXPECT_EQ(responseOf("energy\n1\n", {source(kSource)}), "");
    EXPECT_EQ(responseOf("watts\n1\n", {source(kSource)}), "watts");
}

TEST(Proposal, KeepsWhatWasChosenForTheFileBefore) {
    Roles before;
    before.response = "energy";
    EXPECT_EQ(responseOf("energy,watts\n1,2\n", {source(kSource)}, "", before), "energy");
}

TEST(Proposal, TakesAllMeasuredRunsButAFewOfManyThatAreAllMeasured) {
    const auto shots = [](int measured, int rows) {
        std::string csv = "n,time\n";
        for (int row = 0; row < rows; ++row)
            csv += std::to_string(row) + (row < measured ? ",1.5\n" : ",\n");
        const auto read = table(csv);
        return proposedShots(makeDataset(read, proposedTargetRoles(*read, {})));
    };
    EXPECT_EQ(shots(101, 101), (ShotRequest{ShotRequest::Kind::Count, 20, {}}));
    EXPECT_EQ(shots(90, 90), (ShotRequest{ShotRequest::Kind::Count, 20, {}}));
    EXPECT_EQ(shots(39, 39), ShotRequest());
    EXPECT_EQ(shots(300, 301), ShotRequest());
    EXPECT_EQ(proposedShots(makeDataset(table("n,time\n1,2\n"), {})), ShotRequest());
}

TEST(Proposal, SaysWhereTheLikelyResponseIsText) {
    EXPECT_STREQ(whyNoResponse(*table("time,threads\nfast,2\nslow,3\n")).code(),
                 "response-is-text");
    const Dataset known = source("n,speed\n1,2\n");
    EXPECT_STREQ(whyNoResponse(*table("speed,n\nfast,1\nslow,2\n"), std::array{known}).code(),
                 "response-is-text");
    EXPECT_TRUE(whyNoResponse(*table(kSource)).empty());
}

TEST(Proposal, IgnoresInATargetWhatItsSourcesIgnore) {
    Dataset known = source("id,n,speed\n1,2,3\n");
    known.roles.ignored = {"id"};
    const auto roles = proposedTargetRoles(*table("ID,n,speed\n7,2,3\n"), std::array{known});
    EXPECT_EQ(roles.ignored, std::vector<std::string>{"ID"});
}

std::string measuredRuns(int rows) {
    std::string csv = "n,time\n";
    for (int row = 0; row < rows; ++row) csv += std::to_string(row) + ",1.5\n";
    return csv;
}

TEST(Proposal, DividesRunsThatLeaveNothingToTestOn) {
    const Dataset target = source(measuredRuns(30));
    const auto fewer = [&](const ShotRequest& asked) {
        const auto shots = shotsThatLeaveATest(target, asked);
        return shots ? shots->amount : -1;
    };
    EXPECT_EQ(fewer({}), 15);
    EXPECT_EQ(fewer({ShotRequest::Kind::Count, 27, {}}), 15);
    EXPECT_EQ(fewer({ShotRequest::Kind::Count, 25, {}}), -1);
    EXPECT_EQ(fewer({ShotRequest::Kind::Percent, 100, {}}), 15);
    EXPECT_FALSE(shotsThatLeaveATest(source(measuredRuns(7)), {}));
    EXPECT_EQ(shotsThatLeaveATest(source(measuredRuns(8)), {})->amount, 3);
}

TEST(Proposal, NoticesASourceThatIsTheTarget) {
    AnalysisInput input;
    auto read = parseCsv(measuredRuns(30), "a");
    read.checksum = "same";
    const auto shared = std::make_shared<const Table>(read);
    input.sources = {makeDataset(shared, proposedSourceRoles(*shared), "known")};
    read.name = "b";
    const auto copy = std::make_shared<const Table>(read);
    input.target = makeDataset(copy, proposedSourceRoles(*copy), "new");
    input.shots = {ShotRequest::Kind::Count, 10, {}};
    ASSERT_EQ(noticesOf(input).size(), 1u);
    EXPECT_STREQ(noticesOf(input).front().code(), "same-tables");
    input.shots = {};
    EXPECT_STREQ(noticesOf(input).back().code(), "nothing-to-test-on");
    input.sources = {source(measuredRuns(31))};
    input.shots = {ShotRequest::Kind::Count, 10, {}};
    EXPECT_TRUE(noticesOf(input).empty());
}

}  // namespace
}  // namespace footbridge
