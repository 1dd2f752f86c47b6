// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/planning/run_selection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

/// Three heaps of ten rows around 0, 10 and 100.
Matrix heaps() {
    Random random(7, "heaps");
    Matrix space(30, 1);
    for (Index i = 0; i < 30; ++i)
        space(i, 0) = (i < 10 ? 0.0 : i < 20 ? 10.0 : 100.0) + 0.1 * random.normal();
    return space;
}

Rows all(Index count) {
    Rows rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), Index{0});
    return rows;
}

std::set<Index> heapsOf(const Rows& rows) {
    std::set<Index> found;
    for (const Index row : rows) found.insert(row / 10);
    return found;
}

TEST(SelectRuns, TakesOneRowOfEveryHeap) {
    const Rows chosen = selectRuns(heaps(), all(30), {}, {3, {}}, {});
    EXPECT_EQ(chosen.size(), 3u);
    EXPECT_EQ(heapsOf(chosen), (std::set<Index>{0, 1, 2}));
}

TEST(SelectRuns, LeavesAloneWhatIsMeasuredAlready) {
    Rows candidates = all(30);
    std::erase(candidates, 4);
    std::erase(candidates, 15);
    const Rows chosen = selectRuns(heaps(), candidates, {4, 15}, {1, {}}, {});
    EXPECT_EQ(heapsOf(chosen), (std::set<Index>{2}));
}

TEST(SelectRuns, ChoosesAmongTheCandidatesOnly) {
    const Rows candidates{1, 3, 12, 27};
    for (const Index row : selectRuns(heaps(), candidates, {}, {4, {}}, {}))
        EXPECT_TRUE(std::find(candidates.begin(), candidates.end(), row) != candidates.end());
}

TEST(SelectRuns, GivesAllCandidatesWhenMoreAreAskedFor) {
    Rows chosen = selectRuns(heaps(), {2, 5, 9}, {}, {10, {}}, {});
    std::sort(chosen.begin(), chosen.end());
    EXPECT_EQ(chosen, (Rows{2, 5, 9}));
    EXPECT_TRUE(selectRuns(heaps(), {}, {}, {10, {}}, {}).empty());
    EXPECT_TRUE(selectRuns(heaps(), all(30), {}, {0, {}}, {}).empty());
}

TEST(SelectRuns, NeverTakesARowTwiceWhereAllRowsAreEqual) {
    const Rows chosen = selectRuns(Matrix::Zero(12, 3), all(12), {}, {5, {}}, {});
    EXPECT_EQ(std::set<Index>(chosen.begin(), chosen.end()).size(), 5u);
}

TEST(SelectRuns, PrefersCheapRowsAmongNearOnes) {
    Vector cost = Vector::Constant(30, 100);
    const Rows dear = selectRuns(heaps(), all(30), {}, {3, cost}, {});
    for (const Index row : dear) cost[row] = 101;
    const Rows cheap = selectRuns(heaps(), all(30), {}, {3, cost}, {});
    EXPECT_EQ(heapsOf(cheap), heapsOf(dear));
    for (const Index row : cheap) EXPECT_EQ(cost[row], 100);
}

TEST(SelectRuns, AnswersTheSameTwiceAndStopsWhenCancelled) {
    RunContext context;
    context.seed = 5;
    EXPECT_EQ(selectRuns(heaps(), all(30), {}, {6, {}}, context),
              selectRuns(heaps(), all(30), {}, {6, {}}, context));
    std::stop_source stop;
    stop.request_stop();
    context.stop = stop.get_token();
    EXPECT_THROW(selectRuns(heaps(), all(30), {}, {6, {}}, context), Cancelled);
}

TEST(SelectionSpace, WeighsItsBlocksAlikeWhateverTheirUnits) {
    Random random(3, "space");
    TargetFeatures rows;
    rows.encoded = Matrix(40, 2);
    rows.metric = Matrix(40, 2);
    rows.mean = Vector(40);
    rows.parts = Matrix(40, 1);
    for (Index i = 0; i < 40; ++i) {
        for (Index j = 0; j < 2; ++j) rows.encoded(i, j) = random.normal();
        for (Index j = 0; j < 2; ++j) rows.metric(i, j) = random.normal();
        rows.mean[i] = random.normal();
    }
    const Matrix once = selectionSpace(rows);
    rows.metric *= 1000;
    rows.mean *= 0.001;
    EXPECT_EQ(once.cols(), 5);
    EXPECT_LT((selectionSpace(rows) - once).cwiseAbs().maxCoeff(), 1e-9);
}

}  // namespace
}  // namespace footbridge
