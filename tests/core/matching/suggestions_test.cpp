// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>

#include "core/run/number_text.h"
#include "core/run/random.h"
#include "datasets.h"

namespace footbridge {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

// Two platforms measured by different counters; columns of one kind have the same distribution.
std::string platform(std::uint64_t seed, const std::string& header, bool swapped = false) {
    Random random(seed, "platform");
    std::string csv = header + "\n";
    for (int row = 0; row < 200; ++row) {
        const double misses = std::exp(2 * random.normal() + 10);
        const double threads = std::pow(2.0, static_cast<double>(random.below(7)));
        const double share = random.uniform();
        const double time = misses / threads * (1 + share);
        const std::string first = formatNumber(misses), second = formatNumber(share);
        csv += (swapped ? second : first) + "," + formatNumber(threads) + "," +
               (swapped ? first : second) + "," + formatNumber(time) + "\n";
    }
    return csv;
}

TEST(Suggestions, CombineNamesAndValues) {
    const Dataset source = dataset(platform(1, "L2_RQSTS:MISS,nthreads,occupancy,time"));
    const Dataset target = dataset(platform(2, "l2_miss_all,num_threads,achieved_occupancy,time"));
    const Matching matching = matchFeatures({&source, 1}, target);
    EXPECT_THAT(suggestedPairs(matching),
                testing::UnorderedElementsAre("L2_RQSTS:MISS=l2_miss_all", "nthreads=num_threads",
                                              "occupancy=achieved_occupancy"));
    for (std::size_t i = 0; i < matching.suggestions.size(); ++i) {
        const Suggestion& suggestion = matching.suggestions[i];
        EXPECT_LE(suggestion.confidence, 1);
        EXPECT_GE(suggestion.confidence, 0.35);
        const double before = i > 0 ? matching.suggestions[i - 1].confidence : 1;
        EXPECT_LE(suggestion.confidence, before);
        EXPECT_TRUE(std::isnan(suggestion.responseScore));
        EXPECT_FALSE(suggestion.reason.empty());
    }
    EXPECT_EQ(matching.onlySource.size(), 3u);
    EXPECT_EQ(matching.onlyTarget.size(), 3u);
}

TEST(Suggestions, LookAtFeaturesOfThePoolAlone) {
    const Dataset source = dataset(platform(1, "L2_RQSTS:MISS,nthreads,occupancy,time"));
    const std::string csv = platform(2, "l2_miss_all,num_threads,achieved_occupancy,time");
    Rows pool;
    for (Index i = 0; i < 40; ++i) pool.push_back(i);
    std::string longer = csv;
    for (int row = 0; row < 300; ++row) longer += "-7,1,-7,1\n";
    const auto confidences = [&](const std::string& text, const Rows& rows) {
        const Matching matching = matchFeatures({&source, 1}, dataset(text), {}, {}, {}, rows);
        std::vector<double> values;
        for (const Suggestion& one : matching.suggestions) values.push_back(one.confidence);
        return values;
    };
    EXPECT_FALSE(confidences(csv, pool).empty());
    EXPECT_EQ(confidences(csv, pool), confidences(longer, pool));
    EXPECT_NE(confidences(csv, {}), confidences(longer, {}));
}

TEST(Suggestions, LookAtResponsesOfTheShotsAlone) {
    const Dataset source = dataset(platform(1, "a_misses,threads,b,time"));
    Rows shots;
    for (Index i = 0; i < 30; ++i) shots.push_back(i);
    const std::string csv = platform(2, "x_miss,threads,y,time");
    // The same target with every response after the shots taken away.
    std::string hidden;
    std::size_t line = 0;
    for (std::size_t from = 0; from < csv.size(); ++line) {
        const std::size_t end = csv.find('\n', from);
        const std::string text = csv.substr(from, end - from);
        hidden += line <= 30 ? text + "\n" : text.substr(0, text.rfind(',')) + ",\n";
        from = end + 1;
    }
    const Matching open = matchFeatures({&source, 1}, dataset(csv), {}, {}, shots);
    const Matching closed = matchFeatures({&source, 1}, dataset(hidden), {}, {}, shots);
    ASSERT_FALSE(open.suggestions.empty());
    ASSERT_EQ(suggestedPairs(open), suggestedPairs(closed));
    for (std::size_t i = 0; i < open.suggestions.size(); ++i) {
        EXPECT_EQ(open.suggestions[i].confidence, closed.suggestions[i].confidence);
        EXPECT_FALSE(std::isnan(open.suggestions[i].responseScore));
    }
}

TEST(Suggestions, RaiseConfidenceWhereTheResponseAgrees) {
    std::string rising = "load,time\n", falling = "work,time\n", alike = "work,time\n";
    Random random(5);
    for (int i = 0; i < 60; ++i) {
        const double x = random.uniform(), y = random.uniform();
        rising += formatNumber(x) + "," + formatNumber(1 + x) + "\n";
        alike += formatNumber(y) + "," + formatNumber(3 + y) + "\n";
        falling += formatNumber(y) + "," + formatNumber(3 - y) + "\n";
    }
    Rows shots;
    for (Index i = 0; i < 60; ++i) shots.push_back(i);
    const Dataset source = dataset(rising);
    const Matching same = matchFeatures({&source, 1}, dataset(alike), {}, {}, shots);
    const Matching opposite = matchFeatures({&source, 1}, dataset(falling), {}, {}, shots);
    ASSERT_EQ(same.suggestions.size(), 1u);
    EXPECT_DOUBLE_EQ(same.suggestions[0].responseScore, 1);
    const double against = opposite.suggestions.empty() ? 0 : opposite.suggestions[0].confidence;
    EXPECT_GT(same.suggestions[0].confidence, against + 0.15);
}

TEST(Suggestions, TakeAQuantityBesideAPlainNumberForLessLikely) {
    std::string source = "moved [B],events,time\n", target = "traffic [KiB],time\n";
    Random random(5);
    for (int i = 0; i < 60; ++i) {
        const double x = std::exp(3 * random.normal());
        source +=
            formatNumber(1e6 * x) + "," + formatNumber(1000 * x) + "," + formatNumber(x) + "\n";
        target += formatNumber(1000 * x) + "," + formatNumber(x) + "\n";
    }
    const Dataset from = dataset(source);
    const Matching matching = matchFeatures({&from, 1}, dataset(target));
    ASSERT_FALSE(matching.suggestions.empty());
    EXPECT_EQ(matching.suggestions.front().source, "moved [B]")
        << "the events have the same numbers, but are no bytes";
}

TEST(Suggestions, CompareCategoriesByTheirLevels) {
    const Dataset source = dataset("compiler,time\ngcc,1\nclang,2\nicc,3\ngcc,4\n");
    const Dataset target =
        dataset("toolchain,colour,time\ngcc,red,1\nclang,blue,2\nicc,red,3\ngcc,blue,4\n");
    EXPECT_THAT(suggestedPairs(matchFeatures({&source, 1}, target)),
                ElementsAre("compiler=toolchain"));
}

TEST(Suggestions, LeaveOutWhatHasNothingInCommon) {
    const Dataset source = dataset("alpha,time\n1,1\n2,2\n3,3\n4,4\n");
    const Dataset target = dataset("omega,time\n-1000,1\n0.1,2\n0.2,3\n0.15,4\n");
    EXPECT_THAT(matchFeatures({&source, 1}, target).suggestions, IsEmpty());
}

TEST(Suggestions, UseEachFeatureOnce) {
    const Dataset source = dataset("l2_miss,l2_misses,time\n1,1,1\n2,2,2\n5,5,3\n7,7,4\n");
    const Dataset target = dataset("l2_miss_count,time\n1,1\n2,2\n5,3\n7,4\n");
    EXPECT_EQ(matchFeatures({&source, 1}, target).suggestions.size(), 1u);
}

TEST(AcceptSuggestions, MovesThoseAboveTheThreshold) {
    Matching matching;
    matching.onlySource = {"a", "b", "c"};
    matching.onlyTarget = {"x", "y"};
    matching.suggestions = {{"a", "x", 0.9, 1, 1, 1, {}}, {"b", "y", 0.5, 1, 1, 1, {}}};
    const Matching accepted = acceptSuggestions(matching, 0.6);
    EXPECT_THAT(pairsOf(accepted), ElementsAre("a=x"));
    EXPECT_EQ(accepted.matched[0].kind, MatchKind::Accepted);
    EXPECT_EQ(accepted.matched[0].confidence, 0.9);
    EXPECT_THAT(suggestedPairs(accepted), ElementsAre("b=y"));
    EXPECT_THAT(accepted.onlySource, ElementsAre("b", "c"));
    EXPECT_THAT(accepted.onlyTarget, ElementsAre("y"));
}

}  // namespace
}  // namespace footbridge
