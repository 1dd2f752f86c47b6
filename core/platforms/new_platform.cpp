// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/new_platform.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace footbridge {
namespace {

constexpr double kLevelVariance = 0.25;
/// Runs that what known platforms showed counts as, and the fewest that can be left out of each
/// other.
constexpr double kRehearsed = 5;
constexpr Index kFewest = 3;

/// How runs become weights. Linear: normal weights with variance `spread` over the number of
/// platforms, noise of this deviation. Alike: platforms weighted by exp(-squares / 2 noise^2).
struct Recipe {
    bool alike = false;
    double spread = 1, noise = 0.1;
};

const std::vector<Recipe>& recipes() {
    static const std::vector<Recipe> all = [] {
        std::vector<Recipe> list;
        for (const double noise : {0.05, 0.1, 0.2, 0.4, 0.8}) {
            for (const double spread : {0.3, 1.0, 3.0}) list.push_back({false, spread, noise});
            list.push_back({true, 1, noise});
        }
        return list;
    }();
    return all;
}

/// Posterior mean of level and weights given the runs.
NewPlatform linear(const Matrix& shots, const Vector& run, const Recipe& recipe) {
    const Index platforms = shots.cols();
    const double prior = recipe.spread / static_cast<double>(platforms);
    Matrix covariance = prior * shots * shots.transpose();
    covariance.array() += kLevelVariance;
    covariance.diagonal().array() += recipe.noise * recipe.noise;
    const Vector alpha = covariance.llt().solve(run);
    return {kLevelVariance * alpha.sum(), prior * shots.transpose() * alpha, 0};
}

NewPlatform alike(const Matrix& shots, const Vector& run, const Recipe& recipe) {
    const Index platforms = shots.cols(), n = shots.rows();
    const double pull = recipe.noise * recipe.noise / kLevelVariance;
    Vector level(platforms), logs(platforms);
    for (Index p = 0; p < platforms; ++p) {
        const Vector off = run - shots.col(p);
        level[p] = off.sum() / (static_cast<double>(n) + pull);
        const double squares = (off.array() - level[p]).square().sum() + pull * level[p] * level[p];
        logs[p] = -squares / (2 * recipe.noise * recipe.noise);
    }
    Vector weights = (logs.array() - logs.maxCoeff()).exp();
    weights /= weights.sum();
    return {weights.dot(level), weights, 0};
}

NewPlatform fitBy(const Recipe& recipe, const Matrix& shots, const Vector& run) {
    return recipe.alike ? alike(shots, run, recipe) : linear(shots, run, recipe);
}

/// Sum of squares of the runs, each left out of what predicts it; 0 for too few.
double leftOut(const Recipe& recipe, const Matrix& shots, const Vector& run) {
    if (run.size() < kFewest) return 0;
    double squares = 0;
    for (Index i = 0; i < run.size(); ++i) {
        Rows others;
        for (Index j = 0; j < run.size(); ++j)
            if (j != i) others.push_back(j);
        const NewPlatform fitted = fitBy(recipe, shots(others, Eigen::all), run(others));
        const double off = run[i] - fitted.level - shots.row(i).dot(fitted.weights);
        squares += off * off;
    }
    return squares;
}

/// One known platform as if it were new: the others and what it says over their mean.
struct Rehearsal {
    Matrix known;
    Vector truth;
};

std::vector<Rehearsal> rehearsals(const Matrix& known) {
    std::vector<Rehearsal> all;
    for (Index p = 0; p < known.cols(); ++p) {
        Matrix others(known.rows(), known.cols() - 1);
        others << known.leftCols(p), known.rightCols(known.cols() - 1 - p);
        const Vector mean = others.rowwise().mean();
        all.push_back({others.colwise() - mean, known.col(p) - mean});
    }
    return all;
}

}  // namespace

NewPlatform fitNewPlatform(const Matrix& known, const Rows& ran, const Vector& run) {
    const Index platforms = known.cols();
    if (ran.empty() || platforms < 3) {
        NewPlatform mean{0, Vector::Zero(platforms), 0};
        if (!ran.empty()) mean.level = run.mean();
        return mean;
    }
    std::vector<bool> taught(static_cast<std::size_t>(known.rows()), false);
    for (const Index row : ran) taught[static_cast<std::size_t>(row)] = true;
    const std::vector<Rehearsal> plays = rehearsals(known);
    double least = std::numeric_limits<double>::infinity();
    Recipe best;
    for (const Recipe& recipe : recipes()) {
        double squares = 0, count = 0;
        for (const Rehearsal& play : plays) {
            const NewPlatform fitted = fitBy(recipe, play.known(ran, Eigen::all), play.truth(ran));
            const Vector off = play.truth - fitted.predict(play.known);
            for (Index i = 0; i < off.size(); ++i)
                if (!taught[static_cast<std::size_t>(i)]) squares += off[i] * off[i], ++count;
        }
        if (count == 0) continue;
        // Known platforms may have twins that the new one lacks: its own runs have their say.
        const double runs = std::ssize(ran) < kFewest ? 0 : static_cast<double>(std::ssize(ran));
        const double error =
            (kRehearsed * squares / count + leftOut(recipe, known(ran, Eigen::all), run)) /
            (kRehearsed + runs);
        if (error >= least) continue;
        least = error;
        best = recipe;
    }
    NewPlatform fitted = fitBy(best, known(ran, Eigen::all), run);
    fitted.deviation = std::isfinite(least) ? std::sqrt(least) : 0;
    return fitted;
}

}  // namespace footbridge
