// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/feature_effects.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/graph/interpreter.h"
#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr Index kMostValues = 24, kFewestValues = 3;
constexpr Index kMostRowsOfEffects = 1200;  // rows that the effects on one row may take
constexpr Index kCurveRows = 48;            // of the background
constexpr Index kCurveAsked = 8000;         // rows that all curves together may take
constexpr Index kMostCurveValues = 13;
constexpr double kLowRows = 0.1, kHighRows = 0.9;

/// At most `most` of the ascending values, the ends among them.
std::vector<double> thinned(const std::vector<double>& values, Index most) {
    const auto count = static_cast<Index>(values.size());
    if (count <= most) return values;
    std::vector<double> some;
    for (Index i = 0; i < most; ++i)
        some.push_back(values[static_cast<std::size_t>(i * (count - 1) / (most - 1))]);
    return some;
}

std::vector<double> valuesOf(const AdaptedModel& model, const Matrix& background, Index feature,
                             Index most) {
    const auto at = static_cast<std::size_t>(feature);
    std::vector<double> values;
    const Feature& described = model.schema.features[at];
    if (described.type == ColumnType::Category) {
        const Index levels = std::min<Index>(static_cast<Index>(described.levels.size()), most);
        for (Index level = 0; level < levels; ++level) values.push_back(static_cast<double>(level));
        return values;
    }
    const double low = model.low[at], high = model.high[at];
    for (const double value : background.col(feature))
        if (value >= low && value <= high) values.push_back(value);
    for (const double end : {low, high})
        if (std::isfinite(end)) values.push_back(end);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return thinned(values, most);
}

Index valuesEach(Index asked, Index features, Index most) {
    return std::clamp(asked / std::max<Index>(features, 1), kFewestValues, most);
}

}  // namespace

Vector transformed(const AdaptedModel& model, const Vector& predictions) {
    if (model.transform.kind != ResponseTransform::Kind::Log)
        return model.transform.forward(predictions);
    return model.transform.forward(
        Vector(predictions.cwiseMax(std::numeric_limits<double>::min())));
}

std::vector<FeatureEffect> effectsOn(const AdaptedModel& model, const Matrix& background,
                                     const Vector& row, const RunContext& context) {
    const Index features = model.schema.size(),
                most = valuesEach(kMostRowsOfEffects, features, kMostValues);
    std::vector<FeatureEffect> effects(static_cast<std::size_t>(features));
    Index asked = 1;
    for (Index feature = 0; feature < features; ++feature) {
        FeatureEffect& effect = effects[static_cast<std::size_t>(feature)];
        effect.feature = feature;
        effect.now = row[feature];
        effect.values = valuesOf(model, background, feature, most);
        asked += static_cast<Index>(effect.values.size());
    }
    // The row itself last.
    Matrix rows = row.transpose().replicate(asked, 1);
    Index at = 0;
    for (const FeatureEffect& effect : effects)
        for (const double value : effect.values) rows(at++, effect.feature) = value;
    const Vector predictions = graph::run(model.graph, rows, context);
    const Vector v = transformed(model, predictions);
    at = 0;
    for (FeatureEffect& effect : effects) {
        const auto count = static_cast<Index>(effect.values.size());
        effect.predictions = predictions.segment(at, count);
        double least = v[asked - 1], greatest = least;
        effect.low = effect.high = predictions[asked - 1];
        for (Index i = at; i < at + count; ++i) {
            least = std::min(least, v[i]);
            greatest = std::max(greatest, v[i]);
            effect.low = std::min(effect.low, predictions[i]);
            effect.high = std::max(effect.high, predictions[i]);
        }
        effect.movement = greatest - least;
        at += count;
    }
    std::stable_sort(effects.begin(), effects.end(),
                     [](const auto& a, const auto& b) { return a.movement > b.movement; });
    return effects;
}

std::vector<EffectCurve> effectCurves(const AdaptedModel& model, const Matrix& background,
                                      const Rows& features, const RunContext& context) {
    const Index each = std::min(background.rows(), kCurveRows);
    const Index most = valuesEach(kCurveAsked / std::max<Index>(each, 1),
                                  static_cast<Index>(features.size()), kMostCurveValues);
    Rows chosen;
    for (Index i = 0; i < each; ++i) chosen.push_back(i * background.rows() / each);
    const Matrix some = background(chosen, Eigen::all);
    std::vector<EffectCurve> curves;
    for (const Index feature : features) {
        EffectCurve curve{feature, valuesOf(model, background, feature, most), {}, {}, {}, 0};
        const auto count = static_cast<Index>(curve.values.size());
        Matrix rows(each * count, background.cols());
        for (Index i = 0; i < count; ++i) {
            rows.middleRows(i * each, each) = some;
            rows.col(feature)
                .segment(i * each, each)
                .setConstant(curve.values[static_cast<std::size_t>(i)]);
        }
        const Vector v = transformed(model, graph::run(model.graph, rows, context));
        Matrix byRow = Eigen::Map<const Matrix>(v.data(), each, count);
        const Vector means = byRow.rowwise().mean();
        byRow.colwise() -= means;
        const double level = means.mean();
        Vector middle = byRow.colwise().mean(), low(count), high(count);
        for (Index i = 0; i < count; ++i) {
            low[i] = quantile(byRow.col(i), kLowRows);
            high[i] = quantile(byRow.col(i), kHighRows);
        }
        const auto back = [&](const Vector& shift) {
            return model.transform.backward(Vector(shift.array() + level));
        };
        if (count > 0) curve.movement = middle.maxCoeff() - middle.minCoeff();
        curve.middle = back(middle);
        curve.low = back(low);
        curve.high = back(high);
        curves.push_back(std::move(curve));
    }
    return curves;
}

}  // namespace footbridge
