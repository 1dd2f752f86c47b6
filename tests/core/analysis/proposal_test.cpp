// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/proposal.h"

#include <gtest/gtest.h>

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
    EXPECT_EQ(shots(100, 100), ShotRequest());
    EXPECT_EQ(shots(300, 301), ShotRequest());
    EXPECT_EQ(proposedShots(makeDataset(table("n,time\n1,2\n"), {})), ShotRequest());
}

}  // namespace
}  // namespace footbridge
