// SPDX-License-Identifier: GPL-3.0-or-later
// A source that does not predict its own platform is not followed.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// The dataset with its responses given to other rows.
Dataset shuffled(const Dataset& dataset, std::uint64_t seed) {
    Table table = *dataset.table;
    for (Column& column : table.columns) {
        if (column.name != dataset.roles.response) continue;
        const std::vector<double> numbers = column.numbers;
        const Rows order = Random(seed).permutation(static_cast<Index>(numbers.size()));
        for (std::size_t i = 0; i < numbers.size(); ++i)
            column.numbers[i] = numbers[static_cast<std::size_t>(order[i])];
    }
    return makeDataset(std::make_shared<const Table>(std::move(table)), dataset.roles,
                       dataset.label);
}

TEST(IgnorantSource, IsNotFollowedHoweverLikeTheTargetLooks) {
    const Dataset target = platform("again", drawRuns(120, 2), sourceTime);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const std::vector<Dataset> sources{shuffled(source(), seed)};
        const Matching matching = matchFeatures(sources, target);
        const auto model = train(sources, matching);
        EXPECT_FALSE(model->knowsItself());
        AdaptOptions options;
        options.labelFreeGate = 0;
        options.outOfFold = false;
        const Adaptation adaptation =
            adapt(*model, target, firstRows(20, 120), matching, options, {});
        const StrategyResult& automatic = *adaptation.find(Strategy::Auto);
        for (const MemberWeight& member : automatic.members)
            EXPECT_NE(member.name, "source as it is");
        double best = 10;
        for (const Strategy strategy : {Strategy::TargetRidge, Strategy::TargetGaussianProcess,
                                        Strategy::TargetBoostedTrees, Strategy::TargetForest})
            best = std::min(best, adaptation.find(strategy)->test->nmse);
        EXPECT_LT(automatic.test->nmse, 1.3 * best) << seed;
    }
}

TEST(IgnorantSource, BesideOneThatKnowsDoesLittleHarm) {
    const Dataset target = affineTarget();
    const auto error = [&](const std::vector<Dataset>& sources) {
        const Matching matching = matchFeatures(sources, target);
        const auto model = train(sources, matching);
        EXPECT_TRUE(model->knowsItself());
        AdaptOptions options;
        options.strategies = {Strategy::Auto};
        return adapt(*model, target, firstRows(10, 120), matching, options, {})
            .results.front()
            .test->nmse;
    };
    EXPECT_LT(error({source(), shuffled(source(), 1)}), 0.1);
}

}  // namespace
}  // namespace footbridge
