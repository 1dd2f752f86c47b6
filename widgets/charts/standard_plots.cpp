// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/standard_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>

#include "core/run/missing.h"
#include "core/source/source_messages.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr double kInnerBand = 0.10, kOuterBand = 0.25;

struct StandardPlots {
    Q_DECLARE_TR_FUNCTIONS(StandardPlots)
};

struct ValueRange {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    void add(double value) {
        if (!std::isfinite(value)) return;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    bool empty() const { return low > high; }
};

/// Where accompanying lines end: far enough outside the data for panning.
QVector<double> guideStops(const ValueRange& extent, AxisScale scale) {
    if (extent.empty()) return {};
    if (scale == AxisScale::Logarithmic) return {extent.low / 1e4, extent.high * 1e4};
    const double reach =
        20 * std::max({extent.high - extent.low, std::abs(extent.low), std::abs(extent.high)});
    return {extent.low - reach, 0, extent.high + reach};
}

PlotLayer guideBand(const QString& name, const QVector<double>& stops, double share) {
    PlotLayer band;
    band.kind = PlotLayer::Kind::Band;
    band.name = name;
    band.colour = -1;
    band.x = stops;
    for (const double stop : stops) {
        band.low.append(std::min(stop * (1 - share), stop * (1 + share)));
        band.high.append(std::max(stop * (1 - share), stop * (1 + share)));
    }
    return band;
}

/// The same share above and below 1 at every stop.
PlotLayer ratioBand(const QString& name, const QVector<double>& stops, double share) {
    PlotLayer band = guideBand(name, stops, 0);
    band.low.fill(1 - share, stops.size());
    band.high.fill(1 + share, stops.size());
    return band;
}

PlotLayer guideLine(const QString& name, const QVector<double>& x, const QVector<double>& y) {
    PlotLayer line;
    line.kind = PlotLayer::Kind::Line;
    line.name = name;
    line.colour = -1;
    line.x = x;
    line.y = y;
    return line;
}

struct RowLayers {
    PlotLayer unseen, shots;
};

/// Points of the labelled rows at xOf(row), yOf(row): shots apart from rows that the model has not
/// seen.
template <typename XOf, typename YOf>
RowLayers rowLayers(const Adaptation& adaptation, const Prediction& predictions, XOf xOf, YOf yOf) {
    const auto fill = [&](PlotLayer& layer, const Rows& rows) {
        for (const Index row : rows) {
            if (row >= predictions.value.size() || row >= adaptation.measured.size()) continue;
            const double x = xOf(row), y = yOf(row);
            if (!std::isfinite(x) || !std::isfinite(y)) continue;
            layer.x.append(x);
            layer.y.append(y);
            layer.ids.append(row);
        }
    };
    RowLayers layers;
    layers.unseen.name = StandardPlots::tr("Runs not seen");
    layers.shots.name = StandardPlots::tr("Shots");
    layers.shots.hollow = true;
    layers.shots.colour = 1;
    fill(layers.unseen, adaptation.split.test);
    fill(layers.shots, adaptation.split.shots);
    return layers;
}

void addIntervals(RowLayers& layers, const Prediction& predictions) {
    if (predictions.lower.size() != predictions.value.size() ||
        predictions.upper.size() != predictions.value.size())
        return;
    for (PlotLayer* layer : {&layers.unseen, &layers.shots})
        for (const qint64 row : std::as_const(layer->ids)) {
            layer->low.append(predictions.lower[row]);
            layer->high.append(predictions.upper[row]);
        }
}

ValueRange extentOf(const RowLayers& layers, bool both) {
    ValueRange extent;
    for (const PlotLayer* layer : {&layers.unseen, &layers.shots}) {
        for (const double value : layer->x) extent.add(value);
        if (both)
            for (const double value : layer->y) extent.add(value);
    }
    return extent;
}

void addPoints(PlotSpec& spec, RowLayers layers) {
    // The points last: they lie on top of the guides.
    if (!layers.unseen.x.isEmpty()) spec.layers.append(std::move(layers.unseen));
    if (!layers.shots.x.isEmpty()) spec.layers.append(std::move(layers.shots));
}

/// As short as several of them in a legend have to be.
QString shortName(const Message& series) {
    if (std::string_view(series.code()) != messages::kSourceNetwork.code) return sentence(series);
    return StandardPlots::tr("Network %1").arg(argumentText(series.arguments().at(0)));
}

}  // namespace

PlotSpec predictedAgainstMeasured(const Adaptation& adaptation, const StrategyResult& result,
                                  const Prediction& predictions) {
    PlotSpec spec;
    spec.title =
        StandardPlots::tr("Predicted against measured, %1").arg(strategyLabel(result.strategy));
    spec.x.title = StandardPlots::tr("Measured %1").arg(responseLabel(result.model.responseName));
    spec.y.title = StandardPlots::tr("Predicted %1").arg(responseLabel(result.model.responseName));
    spec.x.unit = spec.y.unit = QString::fromStdString(result.model.responseUnit);
    spec.equalAxes = true;
    spec.emptyText = StandardPlots::tr("No target row has a measured response to compare with.");
    RowLayers layers = rowLayers(
        adaptation, predictions, [&](Index row) { return adaptation.measured[row]; },
        [&](Index row) { return predictions.value[row]; });
    addIntervals(layers, predictions);
    const ValueRange extent = extentOf(layers, true);
    if (extent.empty()) return spec;
    spec.x.scale = spec.y.scale = extent.low > 0 ? AxisScale::Logarithmic : AxisScale::Linear;
    const QVector<double> stops = guideStops(extent, spec.x.scale);
    spec.layers.append(guideBand(StandardPlots::tr("±25 %"), stops, kOuterBand));
    spec.layers.append(guideBand(StandardPlots::tr("±10 %"), stops, kInnerBand));
    spec.layers.append(guideLine(StandardPlots::tr("Identity"), stops, stops));
    addPoints(spec, std::move(layers));
    return spec;
}

PlotSpec residuals(const Adaptation& adaptation, const StrategyResult& result,
                   const Prediction& predictions) {
    const Vector& measured = adaptation.measured;
    const Vector& predicted = predictions.value;
    const QString response = responseLabel(result.model.responseName);
    PlotSpec spec;
    spec.title = StandardPlots::tr("Residuals, %1").arg(strategyLabel(result.strategy));
    spec.x.title = StandardPlots::tr("Predicted %1").arg(response);
    spec.x.unit = QString::fromStdString(result.model.responseUnit);
    spec.emptyText = StandardPlots::tr("No target row has a measured response to compare with.");
    const auto predictedOf = [&](Index row) { return predicted[row]; };
    RowLayers layers =
        rowLayers(adaptation, predictions, predictedOf, [&](Index row) { return measured[row]; });
    const ValueRange extent = extentOf(layers, true);
    if (extent.empty()) return spec;
    if (extent.low > 0) {
        // A factor is what a person wants to know of a runtime, and half is as wrong as twice.
        spec.x.scale = spec.y.scale = AxisScale::Logarithmic;
        spec.y.title = StandardPlots::tr("Measured / predicted");
        layers = rowLayers(adaptation, predictions, predictedOf,
                           [&](Index row) { return measured[row] / predicted[row]; });
        const QVector<double> stops = guideStops(extent, spec.x.scale);
        spec.layers.append(ratioBand(StandardPlots::tr("±25 %"), stops, kOuterBand));
        spec.layers.append(ratioBand(StandardPlots::tr("±10 %"), stops, kInnerBand));
        spec.layers.append(
            guideLine(StandardPlots::tr("No error"), stops, QVector<double>(stops.size(), 1.0)));
    } else {
        spec.y.title = StandardPlots::tr("Measured − predicted");
        spec.y.unit = spec.x.unit;
        layers = rowLayers(adaptation, predictions, predictedOf,
                           [&](Index row) { return measured[row] - predicted[row]; });
        const QVector<double> stops = guideStops(extent, spec.x.scale);
        spec.layers.append(
            guideLine(StandardPlots::tr("No error"), stops, QVector<double>(stops.size(), 0.0)));
    }
    addPoints(spec, std::move(layers));
    return spec;
}

PlotSpec severityBars(const Severity& severity, const Severity* before,
                      const SeverityNames& names) {
    PlotSpec spec;
    spec.title = StandardPlots::tr("Severity, by component");
    spec.x = {
        StandardPlots::tr("0: as the source, 1: nothing in common"), {}, AxisScale::Linear, 0, 1};
    spec.emptyText = StandardPlots::tr("No component could be measured.");
    PlotLayer bars;
    bars.kind = PlotLayer::Kind::Bars;
    bars.name = names.now.isEmpty() ? StandardPlots::tr("now") : names.now;
    bars.markName = StandardPlots::tr("the source against itself");
    bars.limitName = StandardPlots::tr("limit of chance");
    if (before)
        bars.ghostName = names.before.isEmpty() ? StandardPlots::tr("before") : names.before;
    for (const SeverityComponent& component : severity.components) {
        spec.categories.append(componentLabel(component.key));
        bars.x.append(component.value);
        bars.marks.append(component.floor > 0 ? component.floor : kMissing);
        bars.limits.append(component.null95 > 0 ? component.null95 : kMissing);
        const SeverityComponent* then = before ? before->find(component.key) : nullptr;
        if (before) bars.ghosts.append(then ? then->value : kMissing);
    }
    if (!spec.categories.isEmpty()) spec.layers.append(bars);
    return spec;
}

PlotSpec leaderboardBars(const Adaptation& adaptation) {
    PlotSpec spec;
    spec.title = StandardPlots::tr("Error of every strategy");
    spec.x = {StandardPlots::tr("Normalised mean squared error"), {}, AxisScale::Logarithmic};
    spec.emptyText = StandardPlots::tr("No strategy has an error yet.");
    PlotLayer outOfFold, unseen;
    outOfFold.kind = unseen.kind = PlotLayer::Kind::Bars;
    outOfFold.name = StandardPlots::tr("Out of fold, on the shots");
    unseen.name = StandardPlots::tr("On runs not seen");
    outOfFold.hollow = true;
    outOfFold.colour = 1;
    bool anyUnseen = false;
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available) continue;
        spec.categories.append(strategyLabel(result.strategy));
        outOfFold.x.append(result.outOfFoldNmse);
        unseen.x.append(result.test ? result.test->nmse : kMissing);
        anyUnseen |= result.test.has_value();
    }
    if (spec.categories.isEmpty()) return spec;
    spec.layers.append(outOfFold);
    if (anyUnseen) spec.layers.append(unseen);
    return spec;
}

PlotSpec trainingCurves(const QVector<CurvePoint>& points) {
    PlotSpec spec;
    spec.title = StandardPlots::tr("Training");
    spec.x.title = StandardPlots::tr("Gradient step");
    spec.y.title = StandardPlots::tr("Loss");
    spec.y.scale = AxisScale::Logarithmic;
    spec.emptyText = StandardPlots::tr("The loss appears here while a network is trained.");
    struct Curve {
        Message series;
        PlotLayer training, validation;
    };
    std::map<std::string, Curve> curves;
    for (const CurvePoint& point : points) {
        Curve& curve = curves[point.series.text()];
        curve.series = point.series;
        curve.training.x.append(point.step);
        curve.training.y.append(point.training);
        if (!std::isfinite(point.validation)) continue;
        curve.validation.x.append(point.step);
        curve.validation.y.append(point.validation);
    }
    int colour = 0;
    for (auto& [key, curve] : curves) {
        const QString name = shortName(curve.series);
        const bool alone = curves.size() == 1;
        curve.training.name =
            alone ? StandardPlots::tr("Training") : StandardPlots::tr("%1, training").arg(name);
        curve.validation.name =
            alone ? StandardPlots::tr("Validation") : StandardPlots::tr("%1, validation").arg(name);
        curve.training.kind = curve.validation.kind = PlotLayer::Kind::Line;
        curve.training.colour = colour;
        // One network: two colours; several: a colour each, validation dashed.
        curve.validation.colour = alone ? 1 : colour;
        curve.validation.dashed = !alone;
        ++colour;
        spec.layers.append(curve.training);
        if (!curve.validation.x.isEmpty()) spec.layers.append(curve.validation);
    }
    return spec;
}

}  // namespace footbridge
