// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/divergence_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/matching/common_ground.h"
#include "core/metrics/errors.h"
#include "core/metrics/slope.h"
#include "core/run/eigenvectors.h"
#include "core/run/random.h"
#include "core/severity/normal_scores.h"
#include "core/source/source_rows.h"

namespace footbridge {
namespace {

constexpr Index kMapRows = 600;
constexpr Index kFewestShotsShown = 5;
constexpr int kDrawsOfCurve = 5;
constexpr std::array kAhead{1.5, 2.0, 3.0, 5.0};

/// At most so many of them, evenly spread.
Rows spreadOver(Index count, Index most) {
    Rows rows;
    const Index used = std::min(count, most);
    for (Index i = 0; i < used; ++i) rows.push_back(i * count / used);
    return rows;
}

std::optional<ShotFit> fitOf(const ShotEvidence& evidence, std::span<const Index> shots,
                             const Vector& y, const Severity& severity, bool logResponse) {
    const auto column = static_cast<Index>(severity.closest);
    const Index n = evidence.responses.size();
    if (n < kFewestShotsShown || column >= evidence.predictions.cols()) return {};
    const Vector f = evidence.predictions.col(column), v = evidence.responses;
    if (!f.allFinite() || !v.allFinite()) return {};
    ShotFit fit;
    fit.source = severity.closest < severity.sourceLabels.size()
                     ? severity.sourceLabels[severity.closest]
                     : std::string();
    fit.rows.assign(shots.begin(), shots.end());
    fit.logResponse = logResponse;
    const ResponseTransform transform = chooseTransform(y, logResponse);
    const Vector fc = f.array() - f.mean();
    const double ff = fc.squaredNorm();
    fit.slope = pulledSlope(fc.dot(Vector(v.array() - v.mean())), ff, ff / static_cast<double>(n));
    const Vector shifted = v.mean() + fit.slope * fc.array();
    fit.measured = transform.backward(v);
    fit.predicted = transform.backward(f);
    fit.fitted = transform.backward(shifted);
    const double offset = v.mean() - f.mean(),
                 rest = std::sqrt((v - shifted).squaredNorm() / static_cast<double>(n - 1));
    fit.factor = logResponse ? std::exp(offset) : offset;
    fit.spread = logResponse ? std::exp(rest) : rest;
    return fit;
}

/// Two leading directions of the rows (n x p, centred), as p x 2; a direction points to where its
/// largest loading is positive, so that the same rows always make the same picture.
Matrix leadingDirections(const Matrix& rows, double& share) {
    const Matrix covariance = rows.transpose() * rows / static_cast<double>(rows.rows());
    const Eigenvectors found = eigenvectorsOf(covariance);
    const Index p = rows.cols();
    Matrix directions = Matrix::Zero(p, 2);
    const double all = std::max(1e-300, found.values.cwiseMax(0).sum());
    for (Index k = 0; k < std::min<Index>(2, p); ++k) {
        directions.col(k) = found.axis(k);
        share += std::max(0.0, found.values[p - 1 - k]) / all;
    }
    return directions;
}

std::optional<RowMap> mapOf(const PreparedPair& prepared, const SourceModel& source,
                            std::span<const Dataset> loaded, const Dataset& target,
                            std::span<const Index> shots) {
    Rows shared;
    std::vector<bool> isCategory;
    for (std::size_t j = 0; j < prepared.map.entries.size(); ++j) {
        if (prepared.map.entries[j].target < 0) continue;
        shared.push_back(static_cast<Index>(j));
        isCategory.push_back(source.schema.features[j].type == ColumnType::Category);
    }
    if (!prepared.shared || shared.empty()) return {};
    RowMap map;
    map.columns = static_cast<Index>(shared.size());
    map.targetRows = spreadOver(target.table->rows(), kMapRows);
    map.targetRows.insert(map.targetRows.end(), shots.begin(), shots.end());
    std::ranges::sort(map.targetRows);
    map.targetRows.erase(std::unique(map.targetRows.begin(), map.targetRows.end()),
                         map.targetRows.end());
    for (const Index shot : shots)
        map.shots.push_back(std::ranges::lower_bound(map.targetRows, shot) -
                            map.targetRows.begin());
    const std::vector<Dataset> sources = inTargetUnit(loaded, target);
    std::vector<Matrix> parts;
    std::vector<double> responses;
    Index count = 0;
    for (const Dataset& one : sources) {
        const Rows rows =
            spreadOver(one.table->rows(), kMapRows / static_cast<Index>(sources.size()));
        parts.emplace_back(sourceRows(source.schema, one, rows)(Eigen::all, shared));
        const Vector response = one.response();
        for (const Index row : rows) responses.push_back(response[row]);
        count += parts.back().rows();
    }
    const Matrix own = prepared.map.apply(rawFeatures(target, prepared.schema, map.targetRows));
    Matrix rows(count + own.rows(), map.columns);
    rows.bottomRows(own.rows()) = own(Eigen::all, shared);
    Index at = 0;
    for (const Matrix& part : parts) {
        rows.middleRows(at, part.rows()) = part;
        at += part.rows();
    }
    const NormalScores scores(rows, isCategory);
    if (scores.parts().empty()) return {};
    const Matrix standardised = scores(rows);
    const Matrix plane = standardised * leadingDirections(standardised, map.share);
    map.source = plane.topRows(count);
    map.target = plane.bottomRows(own.rows());
    map.sourceResponse = Eigen::Map<const Vector>(responses.data(), count);
    map.targetResponse = prepared.response(map.targetRows);
    return map;
}

/// Numbers of shots below those at hand: 5, 7, 10, 14, 20, …
std::vector<Index> fewerThan(Index shots) {
    std::vector<Index> counts;
    for (double next = kFewestShotsShown; next < static_cast<double>(shots); next *= std::sqrt(2.0))
        counts.push_back(static_cast<Index>(std::lround(next)));
    return counts;
}

double medianOf(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

ShotEvidence partOf(const ShotEvidence& all, const Rows& rows) {
    ShotEvidence part{all.predictions(rows, Eigen::all), all.responses(rows), {}};
    if (!all.groups.empty())
        for (const Index row : rows)
            part.groups.push_back(all.groups[static_cast<std::size_t>(row)]);
    return part;
}

SeverityPoint pointWith(const PreparedPair& prepared, const ShotEvidence& evidence, Index shots) {
    std::vector<double> values, lows, highs;
    Rows order(static_cast<std::size_t>(evidence.responses.size()));
    std::iota(order.begin(), order.end(), Index{0});
    Random random(prepared.severity.seed, "severity by shots");
    for (int draw = 0; draw < kDrawsOfCurve; ++draw) {
        for (std::size_t i = order.size() - 1; i > 0; --i)
            std::swap(order[i], order[random.below(i + 1)]);
        const Severity severity = scoreSeverity(
            prepared.severity, partOf(evidence, Rows(order.begin(), order.begin() + shots)));
        if (!severity.headline) continue;
        values.push_back(*severity.headline);
        lows.push_back(severity.bandLow);
        highs.push_back(severity.bandHigh);
    }
    if (values.empty()) return {};
    return {shots, medianOf(values), medianOf(lows), medianOf(highs), false};
}

std::vector<SeverityPoint> curveOf(const PreparedPair& prepared, const ShotEvidence& evidence,
                                   const Severity& severity, const RunContext& context) {
    std::vector<SeverityPoint> curve;
    const Index now = evidence.responses.size();
    if (!prepared.shared || !severity.headline || now < kFewestShotsShown) return curve;
    for (const Index shots : fewerThan(now)) {
        context.checkCancelled();
        const SeverityPoint point = pointWith(prepared, evidence, shots);
        if (point.shots > 0) curve.push_back(point);
    }
    const double value = *severity.headline;
    curve.push_back({now, value, severity.bandLow, severity.bandHigh, false});
    const auto labelled = static_cast<double>(
        std::ranges::count_if(prepared.response, [](double y) { return std::isfinite(y); }));
    for (const double times : kAhead) {
        const double shots = std::round(times * static_cast<double>(now));
        if (shots > labelled) break;
        const double narrower = std::sqrt(static_cast<double>(now) / shots);
        curve.push_back({static_cast<Index>(shots), value,
                         value - narrower * (value - severity.bandLow),
                         value + narrower * (severity.bandHigh - value), true});
    }
    return curve;
}

}  // namespace

DivergenceView viewDivergence(const PreparedPair& prepared, const SourceModel& source,
                              std::span<const Dataset> sources, const Dataset& target,
                              std::span<const Index> shots, const Severity& severity,
                              const RunContext& context) {
    DivergenceView view;
    const ShotEvidence evidence = shotEvidence(prepared, source, target, shots);
    const bool log = source.parts.front().transform.kind == ResponseTransform::Kind::Log;
    const Rows rows(shots.begin(), shots.end());
    view.fit = fitOf(evidence, shots, prepared.response(rows), severity, log);
    context.checkCancelled();
    view.map = mapOf(prepared, source, sources, target, shots);
    context.checkCancelled();
    view.curve = curveOf(prepared, evidence, severity, context);
    return view;
}

}  // namespace footbridge
