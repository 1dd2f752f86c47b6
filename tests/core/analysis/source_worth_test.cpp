// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/source_worth.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

/// time = n m, or its inverse.
Dataset platform(const std::string& name, Index rows, double power, double factor) {
    Random random(3, name);
    std::string csv = "n,m,time\n";
    for (Index row = 0; row < rows; ++row) {
        const double n = 1 + 9 * random.uniform(), m = 1 + 9 * random.uniform();
        csv += formatNumber(n) + "," + formatNumber(m) + "," +
               formatNumber(factor * std::pow(n * m, power) * std::exp(0.05 * random.normal())) +
               "\n";
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name)), roles, name);
}

AnalysisInput twoSources() {
    AnalysisInput input;
    input.sources = {platform("alike", 120, 1, 1), platform("opposite", 120, -1, 5)};
    input.target = platform("new", 80, 1, 3);
    input.shots = {ShotRequest::Kind::Count, 12, {}};
    input.sourceOptions = {1, 60, 40, 4000, 6000, 0};
    return input;
}

TEST(SourceWorths, TellTheSourceThatHelpsFromTheOneThatDoesNot) {
    const SourceWorths worths = sourceWorths(twoSources(), {}, {});
    ASSERT_EQ(worths.sources.size(), 2u);
    const SourceWorth &alike = worths.sources[0], &opposite = worths.sources[1];
    EXPECT_EQ(alike.label, "alike");
    ASSERT_TRUE(alike.severity && opposite.severity);
    EXPECT_LT(*alike.severity, *opposite.severity);
    ASSERT_TRUE(alike.without.severity && opposite.without.severity);
    EXPECT_GT(*alike.without.severity, *opposite.without.severity);
    ASSERT_TRUE(alike.without.stacked && opposite.without.stacked && worths.all.stacked);
    EXPECT_GT(*alike.without.stacked, *opposite.without.stacked);
    EXPECT_LT(*opposite.without.stacked, *worths.all.stacked)
        << "the mean over both is worse than the one that helps";
    ASSERT_TRUE(alike.without.adapted && opposite.without.adapted && worths.all.adapted);
    EXPECT_GT(alike.without.adapted->nmse, 0);
}

TEST(SourceWorths, AreThoseOfTheAnalysisAndNothingForASingleSource) {
    AnalysisInput input = twoSources();
    input.strategies = {Strategy::Auto};
    const Analysis analysis = analyse(input, {});
    const SourceWorths worths = sourceWorths(input, analysis.source, {});
    EXPECT_EQ(worths.all.severity, analysis.severity->headline);
    EXPECT_EQ(worths.all.adapted->nmse, analysis.adaptation->chosen().test->nmse);
    input.sources.pop_back();
    EXPECT_TRUE(sourceWorths(input, {}, {}).sources.empty());
}

}  // namespace
}  // namespace footbridge
