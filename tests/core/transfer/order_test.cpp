// SPDX-License-Identifier: GPL-3.0-or-later
// What a model says follows from what the tables say, not from how they are arranged.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// Runs with two plain numbers, a category, a group and a platform's time.
Dataset machine(const std::string& label, Index count, double slower, std::uint64_t seed) {
    Random random(seed, "runs of a machine");
    Table table;
    table.name = label;
    Column clock{"clock", ColumnType::Number, {}, {}, {}}, load = clock, time = clock;
    load.name = "load";
    time.name = "time";
    Column compiler{"compiler", ColumnType::Category, {}, {}, {"gcc", "clang", "icx"}};
    Column campaign{"campaign", ColumnType::Category, {}, {}, {}};
    for (int group = 0; group < 8; ++group) campaign.levels.push_back("c" + std::to_string(group));
    for (Index row = 0; row < count; ++row) {
        clock.numbers.push_back(1 + random.uniform());
        load.numbers.push_back(2 + std::floor(4 * random.uniform()));
        compiler.codes.push_back(static_cast<std::int32_t>(random.below(3)));
        campaign.codes.push_back(static_cast<std::int32_t>(random.below(8)));
        time.numbers.push_back(slower *
                               std::exp(std::sin(3 * clock.numbers.back()) +
                                        0.2 * slower * load.numbers.back() +
                                        0.3 * compiler.codes.back() + 0.02 * random.normal()));
    }
    table.columns = {load, compiler, clock, campaign, time};
    Roles roles;
    roles.response = "time";
    roles.groups = {"campaign"};
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

template <typename Value>
void take(std::vector<Value>& values, const Rows& order) {
    if (values.empty()) return;
    std::vector<Value> taken;
    for (const Index row : order) taken.push_back(values[static_cast<std::size_t>(row)]);
    values = std::move(taken);
}

/// The same rows and columns in another order, levels counted from where they then first stand.
Dataset rearranged(const Dataset& dataset, const Rows& order) {
    Table table = *dataset.table;
    for (Column& column : table.columns) {
        take(column.numbers, order);
        take(column.codes, order);
        std::vector<std::string> levels;
        for (std::int32_t& code : column.codes) {
            const std::string& level = column.levels[static_cast<std::size_t>(code)];
            const auto at = std::find(levels.begin(), levels.end(), level);
            code = static_cast<std::int32_t>(at - levels.begin());
            if (at == levels.end()) levels.push_back(level);
        }
        column.levels = levels;
    }
    std::reverse(table.columns.begin(), table.columns.end());
    return makeDataset(std::make_shared<const Table>(std::move(table)), dataset.roles,
                       dataset.label);
}

Dataset scaled(const Dataset& dataset, const std::string& name, double factor) {
    Table table = *dataset.table;
    for (Column& column : table.columns)
        if (column.name == name)
            for (double& number : column.numbers) number *= factor;
    return makeDataset(std::make_shared<const Table>(std::move(table)), dataset.roles,
                       dataset.label);
}

constexpr Index kSourceRows = 260, kTargetRows = 90;
constexpr Index kShots = 14;

struct Case {
    std::vector<Dataset> sources;
    Dataset target;
    Rows shots;
    Pool pool = Pool::All;
};

Case plain() {
    Case one{{machine("old", kSourceRows, 1, 1), machine("older", kSourceRows, 1.3, 2)},
             machine("new", kTargetRows, 1.7, 3),
             Rows(static_cast<std::size_t>(kShots)),
             Pool::All};
    std::iota(one.shots.begin(), one.shots.end(), Index{0});
    return one;
}

/// ln of what the model of every strategy predicts of the rows of `asked`, in their order; and its
/// out-of-fold predictions of the shots, in theirs.
std::vector<Vector> answers(const Case& one, const Dataset& asked, double gate = 1) {
    const Matching matching = matchFeatures(one.sources, one.target);
    const auto model = train(one.sources, matching);
    Split split;
    split.shots = one.shots;
    AdaptOptions options;
    options.pool = one.pool;
    options.labelFreeGate = gate;
    const Adaptation adaptation = adapt(*model, one.target, split, matching, options, {});
    std::vector<Vector> result;
    for (const Strategy strategy : allStrategies()) {
        const StrategyResult* found = adaptation.find(strategy);
        if (!found || !found->available) continue;
        const Prediction predicted = found->model.predict(rawFeatures(asked, found->model.schema));
        result.push_back(predicted.value.array().log());
        result.push_back(predicted.upper.array().log());
        result.push_back(found->outOfFold);
    }
    return result;
}

void expectSame(const std::vector<Vector>& a, const std::vector<Vector>& b, double tolerance) {
    ASSERT_EQ(a.size(), b.size());
    ASSERT_GT(a.size(), 20u);
    for (std::size_t i = 0; i < a.size(); ++i) {
        ASSERT_EQ(a[i].size(), b[i].size());
        EXPECT_LT((a[i] - b[i]).cwiseAbs().maxCoeff(), tolerance) << i;
    }
}

TEST(Order, OfRowsAndColumnsDoesNotMatter) {
    for (const Pool pool : {Pool::All, Pool::Shots})
        for (const double gate : {1.0, 0.0}) {
            Case one = plain(), other = one;
            one.pool = other.pool = pool;
            const Rows target = Random(5).permutation(kTargetRows);
            for (Dataset& source : other.sources)
                source = rearranged(source, Random(4).permutation(kSourceRows));
            other.target = rearranged(one.target, target);
            for (Index& row : other.shots)
                row = std::find(target.begin(), target.end(), row) - target.begin();
            expectSame(answers(one, one.target, gate), answers(other, one.target, gate), 1e-9);
        }
}

TEST(Order, ASourceGivenTwiceCountsOnce) {
    const Case one = plain();
    Case other = one;
    other.sources.push_back(rearranged(one.sources.front(), Random(4).permutation(kSourceRows)));
    expectSame(answers(one, one.target), answers(other, one.target), 1e-9);
}

TEST(Order, TheUnitOfAPlainColumnDoesNotMatter) {
    const Case one = plain();
    Case other = one;
    for (Dataset& source : other.sources) source = scaled(source, "clock", 1000);
    other.target = scaled(one.target, "clock", 1000);
    expectSame(answers(one, one.target), answers(other, other.target), 1e-6);
}

}  // namespace
}  // namespace footbridge
