// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/pair_tables.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/run/error.h"
#include "core/table/csv_reader.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

Dataset target() {
    Roles roles;
    roles.response = "time";
    roles.groups = {"input"};
    return makeDataset(std::make_shared<const Table>(parseCsv("input,size,threads,cache,time\n"
                                                              "a,1,2,3,4\n"
                                                              "b,2,2,5,7\n"
                                                              "a,3,1,2,9\n",
                                                              "b.csv")),
                       roles);
}

std::vector<std::string> featureNames(const Dataset& dataset) {
    std::vector<std::string> names;
    for (const Feature& feature : dataset.schema().features) names.push_back(feature.name);
    return names;
}

TEST(DisguisedTarget, HasNamesThatTellNothingAndTheSameNumbers) {
    const Dataset plain = target();
    const Dataset other = disguised(plain, true, 0, 1);
    for (const std::string& name : featureNames(other))
        EXPECT_EQ(plain.table->find(name), nullptr) << name;
    EXPECT_EQ(other.roles.response, "time");
    EXPECT_EQ(other.groupKeys(), plain.groupKeys());
    EXPECT_EQ(rawFeatures(other, other.schema()), rawFeatures(plain, plain.schema()));
}

TEST(DisguisedTarget, LosesTheShareOfItsFeaturesThatWasAsked) {
    EXPECT_EQ(featureNames(disguised(target(), false, 0.3, 1)).size(), 3u);
    EXPECT_EQ(featureNames(disguised(target(), true, 0.5, 1)).size(), 2u);
    EXPECT_EQ(featureNames(disguised(target(), false, 0.99, 1)).size(), 1u) << "one must stay";
    EXPECT_EQ(featureNames(disguised(target(), false, 0, 1)), featureNames(target()));
}

TEST(DisguisedTarget, KeepsGroupsWhoseColumnIsDropped) {
    for (std::uint64_t seed = 0; seed < 8; ++seed)
        EXPECT_EQ(disguised(target(), true, 0.7, seed).groupKeys(), target().groupKeys());
}

TEST(DisguisedTarget, DependsOnTheSeedAlone) {
    EXPECT_EQ(featureNames(disguised(target(), true, 0.5, 3)),
              featureNames(disguised(target(), true, 0.5, 3)));
    EXPECT_NE(featureNames(disguised(target(), true, 0, 3)),
              featureNames(disguised(target(), true, 0, 4)));
}

TEST(PairTables, HoldNumbersThatCanBeComputedWith) {
    const TemporaryFolder folder;
    CampaignPair pair = smallCampaign(folder.path()).pairs.front();
    ASSERT_NO_THROW(readPairTables(pair, 1, {}));
    std::string csv = readFile(pair.target);
    writeFile(pair.target, csv + "in0,1e200,1,2\n");
    EXPECT_THROW(readPairTables(pair, 1, {}), Error);
    pair.ignore = {"size"};
    EXPECT_NO_THROW(readPairTables(pair, 1, {}));
}

}  // namespace
}  // namespace footbridge
