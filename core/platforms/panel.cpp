// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/panel.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/platforms/new_platform.h"
#include "core/run/eigenvectors.h"

namespace footbridge {
namespace {

constexpr double kShare = 0.99;
constexpr Index kMost = 6;
constexpr int kTurns = 40;

/// Log times with gaps filled in by an effect of the item and one of the platform.
Matrix twoWay(const Matrix& logs) {
    Vector item = Vector::Zero(logs.rows()), platform = Vector::Zero(logs.cols());
    const auto known = logs.array().isFinite();
    for (int turn = 0; turn < kTurns; ++turn) {
        for (Index i = 0; i < logs.rows(); ++i) {
            double sum = 0, count = 0;
            for (Index p = 0; p < logs.cols(); ++p)
                if (known(i, p)) sum += logs(i, p) - platform[p], ++count;
            item[i] = sum / std::max(count, 1.0);
        }
        for (Index p = 0; p < logs.cols(); ++p) {
            double sum = 0, count = 0;
            for (Index i = 0; i < logs.rows(); ++i)
                if (known(i, p)) sum += logs(i, p) - item[i], ++count;
            platform[p] = sum / std::max(count, 1.0);
        }
    }
    Matrix filled = logs;
    for (Index i = 0; i < logs.rows(); ++i)
        for (Index p = 0; p < logs.cols(); ++p)
            if (!known(i, p)) filled(i, p) = item[i] + platform[p];
    return filled;
}

FittedPanel fitFull(const Matrix& logs) {
    FittedPanel fitted;
    fitted.vectors = logs.colwise() - logs.rowwise().mean();
    Panel& panel = fitted.panel;
    panel.mean = fitted.vectors.colwise().mean();
    const Matrix centred = fitted.vectors.rowwise() - panel.mean.transpose();
    const Matrix covariance =
        centred.transpose() * centred / static_cast<double>(std::max<Index>(logs.rows(), 1));
    const Eigenvectors found = eigenvectorsOf(covariance);
    const Vector values = found.values.reverse().cwiseMax(0);
    const Index most = std::min(kMost, logs.cols() - 1);
    Index count = 1;
    while (count < most && values.head(count).sum() < kShare * values.sum()) ++count;
    panel.axes.resize(count, logs.cols());
    for (Index k = 0; k < count; ++k) panel.axes.row(k) = found.axis(k);
    panel.deviation = values.head(count).cwiseSqrt().cwiseMax(1e-9);
    fitted.scores = panel.scores(fitted.vectors);
    fitted.deviation = Vector::Zero(logs.cols());
    return fitted;
}

Rows measuredAt(const Matrix& logs, Index platform) {
    Rows rows;
    for (Index i = 0; i < logs.rows(); ++i)
        if (std::isfinite(logs(i, platform))) rows.push_back(i);
    return rows;
}

/// Platforms by whether they have few runs; nothing is new where fewer than two are known.
std::vector<bool> newPlatforms(const Matrix& logs) {
    std::vector<Index> runs;
    for (Index p = 0; p < logs.cols(); ++p) runs.push_back(std::ssize(measuredAt(logs, p)));
    const Index most = std::ranges::max(runs);
    std::vector<bool> isNew;
    for (const Index count : runs) isNew.push_back(count <= kFewRuns && 2 * count < most);
    if (std::ranges::count(isNew, false) < 2) isNew.assign(isNew.size(), false);
    return isNew;
}

/// The known platforms first, then each new one from them.
FittedPanel fitWithNew(const Matrix& logs, const std::vector<bool>& isNew) {
    Rows known;
    for (Index p = 0; p < logs.cols(); ++p)
        if (!isNew[static_cast<std::size_t>(p)]) known.push_back(p);
    const Matrix there = logs(Eigen::all, known);
    const Matrix vectors = fitPanel(there.array().exp()).vectors;
    // The mean of a row over all known platforms, those that were filled in among them.
    Vector level = Vector::Zero(logs.rows());
    for (Index i = 0; i < logs.rows(); ++i) {
        double count = 0;
        for (Index q = 0; q < there.cols(); ++q)
            if (std::isfinite(there(i, q))) level[i] += there(i, q) - vectors(i, q), ++count;
        level[i] /= std::max(count, 1.0);
    }
    Matrix filled(logs.rows(), logs.cols());
    filled(Eigen::all, known) = vectors;
    Vector deviation = Vector::Zero(logs.cols());
    for (Index p = 0; p < logs.cols(); ++p) {
        if (!isNew[static_cast<std::size_t>(p)]) continue;
        Rows ran;
        for (const Index i : measuredAt(logs, p))
            if (there.row(i).array().isFinite().any()) ran.push_back(i);
        const Vector run = logs.col(p) - level;
        const NewPlatform fitted = fitNewPlatform(vectors, ran, run(ran));
        filled.col(p) = fitted.predict(vectors);
        for (const Index i : ran) filled(i, p) = run[i];
        deviation[p] = fitted.deviation;
    }
    FittedPanel fitted = fitFull(filled);
    fitted.deviation = deviation;
    return fitted;
}

}  // namespace

Matrix Panel::vectors(const Matrix& coordinates) const {
    return (coordinates * deviation.asDiagonal() * axes).rowwise() + mean.transpose();
}

Matrix Panel::scores(const Matrix& rows) const {
    return (rows.rowwise() - mean.transpose()) * axes.transpose() *
           deviation.cwiseInverse().asDiagonal();
}

graph::Value Panel::emit(graph::Builder& builder, graph::Value coordinates) const {
    return builder.linear(coordinates, deviation.asDiagonal() * axes, mean);
}

FittedPanel fitPanel(const Matrix& times) {
    const Matrix logs = times.array().log();
    const auto known = logs.array().isFinite();
    if (known.all()) return fitFull(logs);
    if (const std::vector<bool> isNew = newPlatforms(logs); std::ranges::count(isNew, true) > 0)
        return fitWithNew(logs, isNew);
    Matrix filled = twoWay(logs);
    for (int turn = 0; turn < kTurns; ++turn) {
        const FittedPanel fitted = fitFull(filled);
        const Matrix guess =
            fitted.panel.vectors(fitted.scores).colwise() + filled.rowwise().mean();
        filled = known.select(logs, guess);
    }
    return fitFull(filled);
}

}  // namespace footbridge
