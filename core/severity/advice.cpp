// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/advice.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

#include "core/learners/forest.h"
#include "core/learners/ridge.h"
#include "core/metrics/errors.h"
#include "core/metrics/slope.h"
#include "core/metrics/splits.h"
#include "core/run/eigenvectors.h"
#include "core/run/random.h"
#include "core/severity/severity_messages.h"

namespace footbridge {
namespace {

constexpr int kTreesOfWays = 50;
constexpr Index kManyInputs = 40;
constexpr std::size_t kFewestGroupsKept = 3;
constexpr double kLeastSquares = 1e-12;

/// The shots that are held out together: one each, or whole groups.
std::vector<Rows> blocksOf(Index n, const std::vector<int>& groups) {
    std::map<int, Rows> byGroup;
    for (std::size_t i = 0; i < groups.size(); ++i)
        byGroup[groups[i]].push_back(static_cast<Index>(i));
    std::vector<Rows> blocks;
    if (static_cast<Index>(groups.size()) == n && byGroup.size() >= kFewestGroupsKept) {
        for (auto& [group, rows] : byGroup) blocks.push_back(std::move(rows));
    } else {
        for (Index i = 0; i < n; ++i) blocks.push_back({i});
    }
    return blocks;
}

/// Residuals of a linear smoother when each block was held out: (I - H_bb)^-1 e_b, exact for a
/// penalised least-squares fit with hat matrix H and residuals e.
Vector heldOutResiduals(const Matrix& H, const Vector& e, const std::vector<Rows>& blocks) {
    Vector result(e.size());
    for (const Rows& block : blocks) {
        const auto size = static_cast<Index>(block.size());
        if (size == 1) {
            result[block[0]] = e[block[0]] / std::max(1e-3, 1 - H(block[0], block[0]));
            continue;
        }
        const Matrix left = Matrix::Identity(size, size) * (1 + 1e-9) - H(block, block);
        const Vector own = e(block);
        const Vector solved = left.partialPivLu().solve(own);
        result(block) = solved;
    }
    return result;
}

/// Ridge of y on the columns of X and a constant, lambda by the held-out error itself.
Vector ridgeResiduals(const Matrix& X, const Vector& y, const std::vector<Rows>& blocks) {
    const Index n = y.size();
    const double share = 1 / static_cast<double>(n);
    const Matrix centred = (X.rowwise() - X.colwise().mean()) /
                           std::sqrt(std::max(1.0, static_cast<double>(X.cols())));
    const Vector yc = y.array() - y.mean();
    const auto [values, U] = eigenvectorsOf(centred * centred.transpose());
    const Vector w = values.cwiseMax(0);
    Vector best;
    for (const double lambda : logSpace(-2, 4, 13)) {
        Matrix H = U * (w.array() / (w.array() + lambda)).matrix().asDiagonal() * U.transpose();
        const Vector e = yc - H * yc;
        H.array() += share;
        const Vector residuals = heldOutResiduals(H, e, blocks);
        if (best.size() == 0 || residuals.squaredNorm() < best.squaredNorm()) best = residuals;
    }
    return best;
}

/// Slope and offset of f with one pseudo-shot (pulledSlope), held out: a ridge of v - f on f.
Vector shiftResiduals(const Vector& f, const Vector& v, const std::vector<Rows>& blocks) {
    const auto n = static_cast<double>(v.size());
    const Vector fc = f.array() - f.mean();
    const double squares = fc.squaredNorm();
    const Matrix H = fc * fc.transpose() / (squares + squares / n + kLeastSquares) +
                     Matrix::Constant(v.size(), v.size(), 1 / n);
    const Vector gap = v - f;
    return heldOutResiduals(H, gap - H * gap, blocks);
}

/// Residuals of a forest on rows it has not seen: out of bag, or fold by fold with groups.
Vector forestResiduals(const Matrix& X, const Vector& y, const std::vector<int>& groups,
                       bool grouped, std::uint64_t seed, const RunContext& context) {
    RunContext quiet = context;
    quiet.sink = nullptr;
    quiet.seed = seed;
    ForestOptions options{.trees = kTreesOfWays,
                          .featureShare = X.cols() > kManyInputs ? 0.35 : 0.7};
    Vector predicted = Vector::Constant(y.size(), y.mean());
    if (!grouped) {
        options.bootstrap = true;
        Forest forest(options);
        forest.fit(X, y, quiet);
        for (Index i = 0; i < y.size(); ++i)
            if (std::isfinite(forest.outOfBag()[i])) predicted[i] = forest.outOfBag()[i];
        return y - predicted;
    }
    options.trees = kTreesOfWays / 2;
    const std::vector<int> folds = assignFolds(y.size(), groups, seed);
    for (int fold = 0; fold <= *std::max_element(folds.begin(), folds.end()); ++fold) {
        Rows teach, ask;
        for (std::size_t i = 0; i < folds.size(); ++i)
            (folds[i] == fold ? ask : teach).push_back(static_cast<Index>(i));
        if (teach.empty() || ask.empty()) continue;
        Forest forest(options);
        forest.fit(X(teach, Eigen::all), y(teach), quiet);
        predicted(ask) = forest.predict(X(ask, Eigen::all));
    }
    return y - predicted;
}

Vector smallest(const std::vector<Vector>& residuals) {
    return *std::min_element(residuals.begin(), residuals.end(), [](const auto& a, const auto& b) {
        return a.squaredNorm() < b.squaredNorm();
    });
}

const MessageId& sentenceOf(const std::string& key) {
    if (key == "source") return messages::kAdviceSource;
    if (key == "shift") return messages::kAdviceShift;
    if (key == "target-only") return messages::kAdviceTarget;
    return messages::kAdviceResidual;
}

/// Squared errors of the mean of the other shots, over their variance as of the rungs.
RungErrors meanErrors(const Vector& v) {
    const auto n = static_cast<double>(v.size());
    const double spread = variance(v) * n / std::max(1.0, n - 1);
    const double leftOut = n / std::max(1.0, n - 1);
    return {"mean", ((v.array() - v.mean()) * leftOut).square() / (spread + kLeastSquares)};
}

}  // namespace

std::vector<RungErrors> rungErrors(const Vector& f, const Vector& v, const Matrix& X,
                                   const std::vector<int>& groups, bool asIs, std::uint64_t seed,
                                   const RunContext& context) {
    const Index n = v.size();
    const std::vector<Rows> blocks = blocksOf(n, groups);
    const bool grouped = blocks.size() < static_cast<std::size_t>(n);
    const double spread =
        variance(v) * static_cast<double>(n) / std::max(1.0, static_cast<double>(n - 1));
    std::vector<RungErrors> errors;
    const auto add = [&](const char* key, const Vector& residuals) {
        errors.push_back({key, residuals.array().square() / (spread + kLeastSquares)});
    };
    const auto forest = [&](const Matrix& inputs, const Vector& y, const char* purpose) {
        return forestResiduals(inputs, y, groups, grouped, deriveSeed(seed, purpose), context);
    };
    const bool hasSource = f.size() == n && f.allFinite();
    if (hasSource && asIs) add("source", v - f);
    if (hasSource) add("shift", shiftResiduals(f, v, blocks));
    if (X.rows() != n || X.cols() == 0) return errors;
    add("target-only",
        smallest({ridgeResiduals(X, v, blocks), forest(X, v, "advice target forest")}));
    if (!hasSource) return errors;
    const Vector fc = f.array() - f.mean(), vc = v.array() - v.mean();
    const double ff = fc.squaredNorm();
    const double slope = pulledSlope(fc.dot(vc), ff, ff / static_cast<double>(n));
    Matrix both(n, X.cols() + 1);
    both << X, f;
    const Vector rest = v - slope * f;
    add("residual", smallest({ridgeResiduals(X, rest, blocks), forest(both, v, "advice forest"),
                              forest(both, rest, "advice residual forest")}));
    return errors;
}

std::size_t climb(const std::vector<RungErrors>& errors, const AdviceRule& rule) {
    std::size_t current = 0;
    for (std::size_t next = 1; next < errors.size(); ++next) {
        const Vector& now = errors[current].squared;
        const Vector gain = now - errors[next].squared;
        const auto n = static_cast<double>(gain.size());
        const double tolerance =
            std::min(rule.mostTolerance, rule.tolerance + rule.tolerancePerShot / n);
        const double margin =
            (rule.standardErrors + rule.standardErrorsPerShot / n) * std::sqrt(variance(gain) / n);
        if (errors[next].squared.mean() < (1 - tolerance) * now.mean() && gain.mean() > margin)
            current = next;
    }
    return current;
}

Advice adviseFrom(const std::vector<RungErrors>& errors, const Vector& v, bool beyond,
                  const AdviceRule& rule) {
    Advice advice;
    if (errors.empty()) return advice;
    for (const RungErrors& rung : errors)
        advice.rungs.push_back({rung.key, rung.squared.mean(), rung.squared});
    const std::size_t chosen = climb(errors, rule);
    const AdviceRung& rung = advice.rungs[chosen];
    if (v.size() == errors[chosen].squared.size() &&
        climb({meanErrors(v), errors[chosen]}, rule) == 0) {
        advice.key = "mean";
        advice.sentence = {messages::kAdviceMean, {std::to_string(v.size())}};
        advice.reason = {messages::kAdviceBecauseMean, {rung.error}};
        return advice;
    }
    advice.key = rung.key;
    advice.sentence = {sentenceOf(advice.key), {std::to_string(v.size())}};
    if (beyond) advice.note = {messages::kAdviceBeyond};
    if (chosen == 0)
        advice.reason = {messages::kAdviceBecauseNoBetter, {rung.error}};
    else
        advice.reason = {messages::kAdviceBecauseBetter, {rung.error, advice.rungs.front().error}};
    return advice;
}

}  // namespace footbridge
