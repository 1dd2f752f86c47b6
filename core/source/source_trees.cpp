// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_trees.h"

#include <algorithm>

#include "core/learners/boosted_trees.h"
#include "core/metrics/splits.h"

namespace footbridge {
namespace {

constexpr Index kHeldOutRows = 2000;
constexpr std::size_t kEnoughHeldOutRows = 600;  ///< further folds cost time and tell little more
constexpr Index kManyColumns = 64;
constexpr double kRowShare = 0.7;  ///< of each round; all rows make source trees worse
constexpr int kHeldOutRounds = 60;
constexpr double kHeldOutEta = 0.16;
constexpr int kJudgedRounds = 150;  ///< with this rate as good as the source trees

bool isWide(const Matrix& encoded) {
    return encoded.cols() > kManyColumns;
}

/// What trees of all rows but the stacked ones say of these, so that learners are judged alike.
Vector judgeTrees(const Matrix& encoded, const SourceSample& sample, const Rows& stacked,
                  const RunContext& context) {
    std::vector<bool> asked(static_cast<std::size_t>(encoded.rows()), false);
    for (const Index row : stacked) asked[static_cast<std::size_t>(row)] = true;
    Rows teach;
    for (Index row = 0; row < encoded.rows(); ++row)
        if (!asked[static_cast<std::size_t>(row)]) teach.push_back(row);
    BoostedTrees trees({kJudgedRounds, 6, kHeldOutEta, kRowShare, 1});
    trees.fit(encoded(teach, Eigen::all), sample.v(teach), context);
    return trees.predict(encoded(stacked, Eigen::all));
}

}  // namespace

HeldOut drawHeldOut(const SourceSample& sample, int networks, std::uint64_t seed) {
    HeldOut heldOut;
    heldOut.seed = seed;
    heldOut.rows = drawAtMost(sample.v.size(), kHeldOutRows, seed, "held-out rows");
    const std::vector<int> groups = sample.groupsOf(heldOut.rows);
    std::size_t asked = 0, judged = 0;
    for (FoldRows& fold :
         foldRows(assignFolds(static_cast<Index>(heldOut.rows.size()), groups, seed))) {
        if (asked >= kEnoughHeldOutRows) break;
        asked += fold.ask.size();
        if (static_cast<int>(heldOut.stacked.size()) < networks) {
            heldOut.stacked.emplace_back();
            for (const Index at : fold.ask)
                heldOut.stacked.back().push_back(heldOut.rows[static_cast<std::size_t>(at)]);
            judged += fold.ask.size();
        }
        heldOut.folds.push_back(std::move(fold));
    }
    if (judged < static_cast<std::size_t>(kFewestStackRows)) heldOut.stacked.clear();
    return heldOut;
}

std::shared_ptr<const graph::TreeEnsemble> growTrees(const Matrix& encoded, const Vector& v,
                                                     int rounds, const RunContext& context) {
    const bool wide = isWide(encoded);  // half as many rounds, twice as long, are as good
    const int own = std::max(1, rounds / (wide ? 2 : 1));
    BoostedTrees trees({own, 6, wide ? 0.16 : 0.08, kRowShare, 1});
    trees.fit(encoded, v, context);
    return trees.ensemble();
}

Vector holdOutTrees(const Matrix& encoded, const SourceSample& sample, const HeldOut& heldOut,
                    SourcePart& part, const RunContext& context) {
    const Rows judged = heldOut.allStacked();
    Vector judgement = judged.empty() ? Vector() : judgeTrees(encoded, sample, judged, context);
    // They are held-out rows too: where they are enough and columns so many that trees take long,
    // no further ones are grown.
    if (isWide(encoded) && judged.size() >= kEnoughHeldOutRows) {
        part.heldOutResponses = sample.v(judged);
        part.heldOutPredictions = judgement;
        part.heldOutGroups = sample.groupsOf(judged);
        return judgement;
    }
    const Matrix X = encoded(heldOut.rows, Eigen::all);
    const Vector v = sample.v(heldOut.rows);
    Vector predicted(v.size());
    Rows asked;
    for (const FoldRows& fold : heldOut.folds) {
        BoostedTrees trees({kHeldOutRounds, 6, kHeldOutEta, kRowShare, 1});
        trees.fit(X(fold.teach, Eigen::all), v(fold.teach), context);
        predicted(fold.ask) = trees.predict(X(fold.ask, Eigen::all));
        asked.insert(asked.end(), fold.ask.begin(), fold.ask.end());
    }
    std::sort(asked.begin(), asked.end());
    part.heldOutResponses = v(asked);
    part.heldOutPredictions = predicted(asked);
    Rows rows;
    for (const Index at : asked) rows.push_back(heldOut.rows[static_cast<std::size_t>(at)]);
    part.heldOutGroups = sample.groupsOf(rows);
    return judgement;
}

}  // namespace footbridge
