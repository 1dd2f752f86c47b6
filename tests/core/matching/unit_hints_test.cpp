// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/unit_hints.h"

#include <gmock/gmock.h>

#include <functional>

#include "datasets.h"

namespace footbridge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Forty rows of one feature beside the response.
Dataset valuesOf(const std::string& name, double factor, int from = 1) {
    std::string csv = name + ",time\n";
    for (int row = 0; row < 40; ++row)
        csv += std::to_string(factor * (from + row)) + "," + std::to_string(row) + "\n";
    return dataset(csv);
}

std::vector<UnitHint> hints(const Dataset& source, const Dataset& target) {
    const std::vector<MatchingEdits::Pair> pairs = {
        {source.table->columns.front().name, target.table->columns.front().name}};
    return unitHints(std::array{source}, target, pairs);
}

/// "source unit/target unit" of the only hint.
std::string offered(const Dataset& source, const Dataset& target) {
    const auto found = hints(source, target);
    return found.size() == 1 ? found[0].sourceUnit + "/" + found[0].targetUnit : "none";
}

TEST(UnitHints, FlagAUnitThatOneSideAloneHas) {
    const auto found = hints(valuesOf("size [KiB]", 1), valuesOf("size", 1, 9));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_STREQ(found[0].sentence.code(), "match-unit-one-sided");
    EXPECT_EQ(found[0].targetUnit, "KiB");
    EXPECT_EQ(offered(valuesOf("delay", 1), valuesOf("delay_ms", 1)), "ms/");
}

TEST(UnitHints, FindFactorsBetweenMediansAndOfferTheUnitThatMendsThem) {
    EXPECT_EQ(offered(valuesOf("size [KiB]", 1), valuesOf("size", 1024)), "/B");
    EXPECT_EQ(offered(valuesOf("size [KiB]", 1024), valuesOf("size", 1)), "/MiB");
    EXPECT_EQ(offered(valuesOf("delay [s]", 1), valuesOf("delay", 1000)), "/ms");
    EXPECT_EQ(offered(valuesOf("delay", 1000), valuesOf("delay [s]", 1)), "ms/");
    EXPECT_EQ(offered(valuesOf("memory", 1), valuesOf("memory", 1024)), "KiB/B");
    EXPECT_EQ(offered(valuesOf("latency", 1), valuesOf("latency", 1000)), "s/ms");
    EXPECT_EQ(offered(valuesOf("flops", 1), valuesOf("flops", 1000)), "/");
    EXPECT_EQ(offered(valuesOf("size [KiB]", 1), valuesOf("size [KiB]", 1024)), "/B");
}

TEST(UnitHints, SayWhichValuesAreLargerAndByHowMuch) {
    EXPECT_THAT(hints(valuesOf("memory", 1024), valuesOf("mem", 1))[0].sentence.text(),
                HasSubstr("“memory” are about 1024 times those of “mem”"));
}

TEST(UnitHints, AreSilentWhereTheValuesMerelyDiffer) {
    EXPECT_EQ(offered(valuesOf("n", 1), valuesOf("n", 37)), "none");
    EXPECT_EQ(offered(valuesOf("n", 1), valuesOf("n", 100)), "none");
    EXPECT_EQ(offered(valuesOf("size [KiB]", 1), valuesOf("size [B]", 1024)), "none");
    // The medians differ 1000-fold, but not the rest.
    std::string wide = "n,time\n";
    for (int row = 0; row < 40; ++row)
        wide += std::to_string(row < 15 ? 20 : 20'500) + "," + std::to_string(row) + "\n";
    EXPECT_EQ(offered(valuesOf("n", 1), dataset(wide)), "none");
    EXPECT_TRUE(hints(dataset("k,time\na,1\nb,2\n"), dataset("k,time\na,1\nb,2\n")).empty());
}

TEST(UnitHints, MakeTheValuesAgreeWhenTaken) {
    const Dataset source = valuesOf("memory", 1), target = valuesOf("mem", 1024);
    const UnitHint hint = hints(source, target).at(0);
    Dataset a = source, b = target;
    a.roles = withUnitOf(hint, source, false);
    b.roles = withUnitOf(hint, target, true);
    EXPECT_TRUE(hints(a, b).empty());
    const Matching matching =
        matchFeatures(std::array{a}, b, {}, MatchingEdits{{{"memory", "mem"}}, {}, {}, {}});
    EXPECT_THAT(noteCodes(matching), testing::Contains("match-units"));
}

TEST(UnitHints, TellWhichSourcesHaveAFeature) {
    const std::vector<Dataset> sources = {
        dataset("a,B,time\n1,2,3\n"), dataset("b,c,time\n1,2,3\n"), dataset("b,A,time\n1,2,3\n")};
    const auto partial = featuresOfSomeSources(sources);
    ASSERT_EQ(partial.size(), 2u);
    EXPECT_EQ(partial[0].name, "a");
    EXPECT_THAT(partial[0].sources, ElementsAre(0u, 2u));
    EXPECT_EQ(partial[1].name, "c");
    EXPECT_THAT(partial[1].sources, ElementsAre(1u));
    EXPECT_TRUE(featuresOfSomeSources(std::span(sources).first(1)).empty());
}

TEST(UnitHints, CountAFeatureOnceThatSomeSourcesAndTheTargetHave) {
    const std::vector<Dataset> sources = {dataset("a,B,k,time\n1,2,3,4\n"),
                                          dataset("b,c,k,time\n1,2,3,4\n")};
    const Dataset target = dataset("A,k,d,time\n1,2,3,4\n");
    const Matching matching = matchFeatures(sources, target);
    ASSERT_THAT(matching.onlyTarget, ElementsAre("A", "d"));
    // a, b is common, c, d
    EXPECT_EQ(unmatchedFeatures(sources, matching), 4u);
}

}  // namespace
}  // namespace footbridge
