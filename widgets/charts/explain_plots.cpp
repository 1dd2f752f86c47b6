// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/explain_plots.h"

#include <QCoreApplication>
#include <cmath>

#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"

namespace footbridge {

namespace {

struct ExplainPlots {
    Q_DECLARE_TR_FUNCTIONS(ExplainPlots)
};

constexpr int kMostBars = 15;
constexpr double kManyTimes = 30;  // from the least to the greatest: a log axis

AxisSpec responseAxis(const AdaptedModel& model) {
    AxisSpec axis;
    axis.title = ExplainPlots::tr("Predicted %1").arg(responseLabel(model.responseName));
    axis.unit = QString::fromStdString(model.responseUnit);
    axis.scale = model.transform.kind == ResponseTransform::Kind::Log ? AxisScale::Logarithmic
                                                                      : AxisScale::Linear;
    return axis;
}

QVector<double> listOf(const Vector& values) {
    return {values.begin(), values.end()};
}

}  // namespace

QString featureValueText(const Feature& feature, double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    if (feature.type == ColumnType::Number) return plainText(value);
    const bool known = value >= 0 && value < static_cast<double>(feature.levels.size());
    return known ? QString::fromStdString(feature.levels[static_cast<std::size_t>(value)])
                 : ExplainPlots::tr("unseen");
}

PlotSpec effectCurvePlot(const AdaptedModel& model, const EffectCurve& curve) {
    const Feature& feature = model.schema.features[static_cast<std::size_t>(curve.feature)];
    const QString name = QString::fromStdString(feature.name);
    PlotSpec spec;
    spec.title = ExplainPlots::tr("Effect of %1").arg(name);
    spec.emptyText = ExplainPlots::tr("This feature has no values to draw.");
    if (curve.values.empty()) return spec;
    if (feature.type == ColumnType::Category) {
        spec.x = responseAxis(model);
        PlotLayer bars;
        bars.kind = PlotLayer::Kind::Bars;
        bars.name = ExplainPlots::tr("mean over the rows");
        for (const double value : curve.values)
            spec.categories.append(featureValueText(feature, value));
        bars.x = listOf(curve.middle);
        spec.layers.append(bars);
        return spec;
    }
    spec.x.title = name;
    spec.x.unit = QString::fromStdString(feature.unit);
    if (curve.values.front() > 0 && curve.values.back() > kManyTimes * curve.values.front())
        spec.x.scale = AxisScale::Logarithmic;
    else if (curve.values.front() == 0 && curve.values.back() > kManyTimes)
        spec.x.scale = AxisScale::LogarithmicWithZero;
    spec.y = responseAxis(model);
    PlotLayer band, line, points;
    band.kind = PlotLayer::Kind::Band;
    band.name = ExplainPlots::tr("middle 80 % of rows");
    line.kind = PlotLayer::Kind::Line;
    line.name = ExplainPlots::tr("mean over the rows");
    points.kind = PlotLayer::Kind::Points;
    band.x = line.x = points.x = {curve.values.begin(), curve.values.end()};
    line.y = points.y = listOf(curve.middle);
    band.low = listOf(curve.low);
    band.high = listOf(curve.high);
    spec.layers = {band, line, points};
    double low = curve.low.minCoeff(), high = curve.high.maxCoeff();
    const double margin = spec.y.scale == AxisScale::Logarithmic ? 1.05 : 0;
    spec.y.low = margin > 0 ? low / margin : low - 0.03 * (high - low);
    spec.y.high = margin > 0 ? high * margin : high + 0.03 * (high - low);
    return spec;
}

PlotSpec importanceBars(const ModelExplanation& explanation) {
    PlotSpec spec;
    spec.title = ExplainPlots::tr("What the model rests on");
    spec.x = {ExplainPlots::tr("Increase of the error (nMSE) when shuffled"), {}};
    spec.emptyText = ExplainPlots::tr("The model has no features.");
    PlotLayer bars;
    bars.kind = PlotLayer::Kind::Bars;
    bars.name = ExplainPlots::tr("mean of the shuffles");
    bars.markName = ExplainPlots::tr("least");
    bars.limitName = ExplainPlots::tr("greatest");
    for (const FeatureImportance& each : explanation.importance.features) {
        if (spec.categories.size() == kMostBars) break;
        spec.categories.append(QString::fromStdString(
            explanation.schema.features[static_cast<std::size_t>(each.feature)].name));
        bars.x.append(std::max(0.0, each.increase));
        bars.marks.append(std::max(0.0, each.low));
        bars.limits.append(std::max(0.0, each.high));
    }
    if (!spec.categories.isEmpty()) spec.layers.append(bars);
    return spec;
}

}  // namespace footbridge
