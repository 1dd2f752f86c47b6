// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dataset.h"

#include <gmock/gmock.h>

#include <cmath>

#include "table_text.h"

namespace footbridge {
namespace {

using testing::ElementsAre;

Dataset sample() {
    return makeDataset(shared("size [KiB],kernel,node,time\n1,b,x,10\n2,a,y,\n,a,x,30\n4,c,y,40\n"),
                       {"time", {"node"}, {"kernel"}, {{"time", "ms"}}});
}

TEST(Dataset, HasFeaturesWithUnitsAndLevelsByFrequency) {
    const FeatureSchema schema = sample().schema();
    ASSERT_EQ(schema.size(), 2);
    EXPECT_EQ(schema.features[0], (Feature{"size [KiB]", ColumnType::Number, "KiB", {}}));
    EXPECT_EQ(schema.features[1], (Feature{"kernel", ColumnType::Category, "", {"a", "b", "c"}}));
    EXPECT_EQ(schema.indexOf("kernel"), 1);
    EXPECT_EQ(schema.indexOf("node"), -1);
}

TEST(Dataset, KnowsItsLabelledRowsAndUnit) {
    const Dataset dataset = sample();
    EXPECT_THAT(dataset.labelledRows(), ElementsAre(0, 2, 3));
    EXPECT_TRUE(std::isnan(dataset.response()[1]));
    EXPECT_EQ(dataset.responseUnit(), "ms");
    EXPECT_EQ(dataset.label, "runs");
}

TEST(Dataset, RefusesAResponseThatIsNotThere) {
    const Dataset dataset = makeDataset(shared("a,b\n1,2\n"), {});
    EXPECT_EQ(errorCode([&] { dataset.response(); }), "no-response");
    EXPECT_EQ(dataset.responseUnit(), "");
}

TEST(Dataset, NumbersGroupsInOrderOfAppearance) {
    Dataset dataset = sample();
    EXPECT_THAT(dataset.groupKeys(), ElementsAre(0, 1, 1, 2));
    dataset.roles.groups = {"kernel", "node"};
    EXPECT_THAT(dataset.groupKeys(), ElementsAre(0, 1, 2, 3));
    dataset.roles.groups.clear();
    EXPECT_TRUE(dataset.groupKeys().empty());
}

TEST(RawFeatures, GiveLevelsByPositionAndNaNWhereMissing) {
    const Dataset dataset = sample();
    const Matrix raw = rawFeatures(*dataset.table, dataset.schema());
    EXPECT_EQ(raw(0, 0), 1);
    EXPECT_TRUE(std::isnan(raw(2, 0)));
    EXPECT_EQ(raw(0, 1), 1);
    EXPECT_EQ(raw(1, 1), 0);
    const Rows rows = {3, 3};
    const Matrix twice = rawFeatures(*dataset.table, dataset.schema(), rows);
    EXPECT_EQ(twice.rows(), 2);
    EXPECT_EQ(twice(1, 0), 4);
}

TEST(RawFeatures, GiveMinusOneForLevelsTheSchemaLacks) {
    FeatureSchema schema{{{"kernel", ColumnType::Category, "", {"a", "z"}}}};
    const Matrix raw = rawFeatures(*sample().table, schema);
    EXPECT_EQ(raw(0, 0), -1);
    EXPECT_EQ(raw(1, 0), 0);
}

TEST(RawFeatures, ConvertToTheUnitOfTheSchema) {
    const FeatureSchema schema{{{"size [KiB]", ColumnType::Number, "MiB", {}}}};
    EXPECT_DOUBLE_EQ(rawFeatures(sample(), schema)(3, 0), 4.0 / 1024);
    EXPECT_DOUBLE_EQ(rawFeatures(*sample().table, schema)(3, 0), 4);
}

TEST(RawFeatures, TakeUnitsSetByHandFromTheDataset) {
    Dataset dataset = makeDataset(shared("a_ms,t\n1,2\n"), {"t", {}, {}, {{"a_ms", "s"}}});
    EXPECT_EQ(rawFeatures(dataset, dataset.schema())(0, 0), 1);
}

TEST(RawFeatures, NameEveryColumnThatDoesNotFit) {
    const FeatureSchema schema{{{"kernel", ColumnType::Number, "", {}},
                                {"gone", ColumnType::Number, "", {}},
                                {"lost", ColumnType::Number, "", {}}}};
    const std::string sentence = errorText([&] { rawFeatures(*sample().table, schema); });
    EXPECT_THAT(sentence, testing::HasSubstr("“gone”, “lost”"));
    EXPECT_THAT(sentence, testing::HasSubstr("“kernel”"));
    EXPECT_EQ(errorCode([&] { rawFeatures(*sample().table, schema); }),
              "columns-lacking-and-other-type");
}

TEST(RawFeatures, TakeAColumnWithoutValuesAsMissingCategories) {
    const FeatureSchema schema{{{"k", ColumnType::Category, "", {"a"}}}};
    EXPECT_TRUE(std::isnan(rawFeatures(parsed("k,x\n,1\n,2\n"), schema)(0, 0)));
}

TEST(RawFeatures, TakeNumbersThatAreLevels) {
    const FeatureSchema schema{{{"k", ColumnType::Category, "", {"gcc", "12"}}}};
    const Matrix raw = rawFeatures(parsed("k,x\n12,1\n13,2\n,3\n"), schema);
    EXPECT_EQ(raw(0, 0), 1);
    EXPECT_EQ(raw(1, 0), -1);
    EXPECT_TRUE(std::isnan(raw(2, 0)));
    EXPECT_EQ(errorCode([&] { rawFeatures(parsed("k,x\n13,1\n"), schema); }), "columns-other-type");
}

TEST(FeatureSchemaSelect, KeepsTheAskedOrderAndRefusesUnknownNames) {
    const FeatureSchema schema = sample().schema();
    const std::vector<std::string> names = {"kernel"};
    EXPECT_EQ(schema.select(names).features[0].name, "kernel");
    const std::vector<std::string> unknown = {"nope"};
    EXPECT_EQ(errorCode([&] { schema.select(unknown); }), "feature-unknown");
}

}  // namespace
}  // namespace footbridge
