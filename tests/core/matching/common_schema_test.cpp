// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>

#include "core/matching/common_schema.h"
#include "datasets.h"

namespace footbridge {
namespace {

using testing::ElementsAre;

std::vector<std::string> namesOf(const FeatureSchema& schema) {
    std::vector<std::string> names;
    for (const Feature& feature : schema.features) names.push_back(feature.name);
    return names;
}

TEST(CommonSchema, KeepsTheFirstSourcesOrderAndSpelling) {
    const std::vector<Dataset> sources = {
        dataset("Block_Size,only,size [KiB],kernel,time\n1,2,3,a,4\n5,6,7,b,8\n"),
        dataset("kernel,size (MiB),block size,time\nc,3,1,4\nb,3,1,4\n")};
    const FeatureSchema schema = commonSchema(sources);
    EXPECT_THAT(namesOf(schema), ElementsAre("Block_Size", "size [KiB]", "kernel"));
    EXPECT_THAT(schema.features[2].levels, ElementsAre("a", "b", "c"));
    EXPECT_TRUE(commonSchema({}).features.empty());
}

TEST(CommonSchema, LeavesOutColumnsOfDifferentTypes) {
    const std::vector<Dataset> sources = {dataset("a,b,time\n1,2,3\n"),
                                          dataset("a,b,time\nx,2,3\n")};
    EXPECT_THAT(namesOf(commonSchema(sources)), ElementsAre("b"));
    const Matching matching = matchFeatures(sources, dataset("a,b,time\n1,2,3\n"));
    EXPECT_THAT(noteCodes(matching), testing::Contains("sources-types"));
    EXPECT_THAT(matching.onlyTarget, ElementsAre("a"));
}

TEST(CommonFeatures, ReadEverySourceInTheSameOrderUnitAndLevels) {
    const std::vector<Dataset> sources = {dataset("size [KiB],kernel,time\n1024,a,4\n2048,b,8\n"),
                                          dataset("kernel,Size [MiB],time\nb,3,1\nc,4,1\n,,1\n")};
    const FeatureSchema schema = commonSchema(sources);
    const Rows rows = {2, 1, 0};
    const Matrix raw = commonFeatures(sources[1], schema, rows);
    EXPECT_TRUE(std::isnan(raw(0, 0)));
    EXPECT_TRUE(std::isnan(raw(0, 1)));
    EXPECT_DOUBLE_EQ(raw(1, 0), 4096);
    EXPECT_EQ(raw(1, 1), 2);
    EXPECT_DOUBLE_EQ(raw(2, 0), 3072);
    EXPECT_EQ(raw(2, 1), 1);
}

TEST(CommonFeatures, RefuseASourceThatLacksOne) {
    const Dataset source = dataset("a,time\n1,2\n");
    const FeatureSchema schema{{{"b", ColumnType::Number, "", {}}}};
    const Rows rows = {0};
    EXPECT_THAT(errorText([&] { commonFeatures(source, schema, rows); }),
                testing::HasSubstr("columns-lacking"));
}

}  // namespace
}  // namespace footbridge
