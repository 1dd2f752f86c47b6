// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/splits.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <set>

#include "core/metrics/group_residuals.h"
#include "core/metrics/metrics_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

/// `count` of `rows` by chance, ascending.
Rows drawRows(const Rows& rows, std::size_t count, Random random) {
    const Rows order = random.permutation(static_cast<Index>(rows.size()));
    Rows drawn;
    for (std::size_t i = 0; i < count && i < order.size(); ++i)
        drawn.push_back(rows[static_cast<std::size_t>(order[i])]);
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

void checkShotCount(std::size_t count, std::size_t fewest) {
    if (count < fewest) throw Error(messages::kShotsTooFew, {count});
}

std::size_t wantedCount(const ShotRequest& request, std::size_t labelled, std::size_t fewest) {
    if (request.kind == ShotRequest::Kind::Count) {
        if (!(request.amount >= 0) || request.amount != std::floor(request.amount))
            throw Error(messages::kShotsNotANumber, {{request.amount, Digits::All}});
        if (request.amount > static_cast<double>(labelled))
            throw Error(messages::kShotsMoreThanRows, {{request.amount, Digits::Whole}, labelled});
        return static_cast<std::size_t>(request.amount);
    }
    if (!(request.amount > 0 && request.amount <= 100))
        throw Error(messages::kShotsPercentRange, {{request.amount, Digits::All}});
    const double share = request.amount / 100 * static_cast<double>(labelled);
    // 2.5 % of 100 is a little below 2.5 in binary and must still be rounded up.
    return std::max(fewest, static_cast<std::size_t>(std::floor(share + 0.5 + 1e-9)));
}

/// The groups that shots may come from: half of those with a labelled row, at least one.
std::set<int> poolGroups(const Rows& labelled, const std::vector<int>& groups, std::uint64_t seed) {
    std::set<int> present;
    for (const Index row : labelled) present.insert(groups[static_cast<std::size_t>(row)]);
    Rows keys(present.begin(), present.end());
    const Rows chosen =
        drawRows(keys, std::max<std::size_t>(1, keys.size() / 2), Random(seed, "shot groups"));
    return {chosen.begin(), chosen.end()};
}

Rows namedShots(const Rows& labelled, Index tableRows, const Rows& named) {
    std::set<Index> seen;
    for (const Index row : named) {
        if (row < 0 || row >= tableRows)
            throw Error(messages::kShotRowOutside, {row, tableRows - 1});
        if (!seen.insert(row).second) throw Error(messages::kShotRowTwice, {row});
        if (!std::binary_search(labelled.begin(), labelled.end(), row))
            throw Error(messages::kShotRowUnlabelled, {row});
    }
    return {seen.begin(), seen.end()};
}

Split drawnSplit(const Rows& labelled, const std::vector<int>& groups, const ShotRequest& request,
                 std::uint64_t seed, std::size_t fewest) {
    const std::size_t wanted = wantedCount(request, labelled.size(), fewest);
    checkShotCount(wanted, fewest);
    Rows pool = labelled, others;
    if (!groups.empty()) {
        const std::set<int> chosen = poolGroups(labelled, groups, seed);
        pool.clear();
        for (const Index row : labelled)
            (chosen.count(groups[static_cast<std::size_t>(row)]) ? pool : others).push_back(row);
    }
    if (wanted > labelled.size())
        throw Error(messages::kShotsMoreThanRows, {wanted, labelled.size()});
    if (wanted > pool.size()) throw Error(messages::kShotsMoreThanPool, {wanted, pool.size()});
    Split split;
    split.asked = wanted;
    split.shots = drawRows(pool, std::min(wanted, kMostShots), Random(seed, "shots"));
    if (groups.empty())
        std::set_difference(labelled.begin(), labelled.end(), split.shots.begin(),
                            split.shots.end(), std::back_inserter(split.test));
    else
        split.test = std::move(others);
    return split;
}

Split namedSplit(const Rows& labelled, const std::vector<int>& groups, Rows shots,
                 std::uint64_t seed, std::size_t fewest) {
    Split split;
    checkShotCount(shots.size(), fewest);
    split.asked = shots.size();
    split.shots = shots.size() > kMostShots
                      ? drawRows(shots, kMostShots, Random(seed, "most shots"))
                      : std::move(shots);
    std::set<int> taken;
    if (!groups.empty())
        for (const Index row : split.shots) taken.insert(groups[static_cast<std::size_t>(row)]);
    for (const Index row : labelled) {
        if (std::binary_search(split.shots.begin(), split.shots.end(), row)) continue;
        if (!groups.empty() && taken.count(groups[static_cast<std::size_t>(row)])) continue;
        split.test.push_back(row);
    }
    return split;
}

/// Beyond it whole numbers run together.
constexpr double kMostCounted = 1e15;

}  // namespace

ShotRequest parseShotRequest(std::string_view text, std::size_t fewest) {
    const auto refuse = [&] { return Error(messages::kShotsNotANumber, {std::string(text)}); };
    std::string_view digits = text;
    const bool percent = !digits.empty() && digits.back() == '%';
    if (percent) digits.remove_suffix(1);
    while (percent && !digits.empty() && digits.back() == ' ') digits.remove_suffix(1);
    ShotRequest request;
    const auto [end, failure] =
        std::from_chars(digits.data(), digits.data() + digits.size(), request.amount);
    if (failure != std::errc() || end != digits.data() + digits.size() ||
        !std::isfinite(request.amount))
        throw refuse();
    if (percent) {
        request.kind = ShotRequest::Kind::Percent;
        if (!(request.amount > 0 && request.amount <= 100))
            throw Error(messages::kShotsPercentRange, {{request.amount, Digits::All}});
        return request;
    }
    request.kind = ShotRequest::Kind::Count;
    if (request.amount < 0 || request.amount != std::floor(request.amount)) throw refuse();
    if (request.amount > kMostCounted) throw Error(messages::kShotsOutOfRange, {std::string(text)});
    checkShotCount(static_cast<std::size_t>(std::min(request.amount, 1e15)), fewest);
    return request;
}

Split drawSplit(const Rows& labelled, const std::vector<int>& groups, Index tableRows,
                const ShotRequest& request, std::size_t maximumTestRows, std::uint64_t seed,
                std::size_t fewest) {
    Rows rows = labelled;
    std::sort(rows.begin(), rows.end());
    if (rows.empty()) throw Error(messages::kShotsNoLabels);
    Split split;
    switch (request.kind) {
        case ShotRequest::Kind::AllLabelled:
            split = namedSplit(rows, groups, rows, seed, fewest);
            break;
        case ShotRequest::Kind::Rows:
            split =
                namedSplit(rows, groups, namedShots(rows, tableRows, request.rows), seed, fewest);
            break;
        default:
            split = drawnSplit(rows, groups, request, seed, fewest);
    }
    if (split.test.size() > maximumTestRows)
        split.test = drawRows(split.test, maximumTestRows, Random(seed, "test rows"));
    return split;
}

std::vector<int> assignFolds(Index n, const std::vector<int>& shotGroups, std::uint64_t seed) {
    const Index most = n <= 20 ? 10 : 5;
    std::vector<int> folds(static_cast<std::size_t>(n));
    Random random(seed, "folds");
    const std::set<int> distinct(shotGroups.begin(), shotGroups.end());
    if (distinct.size() < kGroupsForIntervals) {
        const Rows order = random.permutation(n);
        for (Index i = 0; i < n; ++i)
            folds[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] =
                static_cast<int>(i % std::min(n, most));
        return folds;
    }
    const std::vector<int> keys(distinct.begin(), distinct.end());
    const auto count = std::min<std::size_t>(keys.size(), static_cast<std::size_t>(most));
    // The largest groups first, each to the fold with the fewest shots, so that folds stay even.
    Rows order = random.permutation(static_cast<Index>(keys.size()));
    const auto sizeOf = [&](Index key) {
        return std::count(shotGroups.begin(), shotGroups.end(),
                          keys[static_cast<std::size_t>(key)]);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](Index a, Index b) { return sizeOf(a) > sizeOf(b); });
    std::vector<Index> sizes(count, 0);
    for (const Index key : order) {
        const auto smallest = std::min_element(sizes.begin(), sizes.end());
        *smallest += sizeOf(key);
        for (std::size_t i = 0; i < folds.size(); ++i)
            if (shotGroups[i] == keys[static_cast<std::size_t>(key)])
                folds[i] = static_cast<int>(smallest - sizes.begin());
    }
    return folds;
}

std::vector<FoldRows> foldRows(const std::vector<int>& folds) {
    const int count = folds.empty() ? 0 : 1 + *std::max_element(folds.begin(), folds.end());
    std::vector<FoldRows> result;
    for (int fold = 0; fold < count; ++fold) {
        FoldRows rows;
        for (std::size_t i = 0; i < folds.size(); ++i)
            (folds[i] == fold ? rows.ask : rows.teach).push_back(static_cast<Index>(i));
        if (!rows.ask.empty() && !rows.teach.empty()) result.push_back(std::move(rows));
    }
    return result;
}

}  // namespace footbridge
