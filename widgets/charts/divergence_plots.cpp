// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/divergence_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/run/missing.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"

namespace footbridge {

namespace {

constexpr int kClasses = 5;
constexpr Index kMostResiduals = 300;  ///< more lines than that hide the points

struct DivergencePlots {
    Q_DECLARE_TR_FUNCTIONS(DivergencePlots)
};

PlotLayer lineLayer(const QString& name, int colour) {
    PlotLayer line;
    line.kind = PlotLayer::Kind::Line;
    line.name = name;
    line.colour = colour;
    return line;
}

void addPoint(PlotLayer& layer, double x, double y) {
    layer.x.append(x);
    layer.y.append(y);
}

/// Lower ends of the classes above the first, so that each holds about as many rows.
std::vector<double> classBounds(const RowMap& map) {
    std::vector<double> values;
    for (const Vector* side : {&map.sourceResponse, &map.targetResponse})
        for (const double value : *side)
            if (std::isfinite(value)) values.push_back(value);
    std::ranges::sort(values);
    std::vector<double> bounds;
    for (int i = 1; i < kClasses && !values.empty(); ++i)
        bounds.push_back(values[values.size() * static_cast<std::size_t>(i) / kClasses]);
    return bounds;
}

QString classText(const std::vector<double>& bounds, int place, const QString& unit) {
    if (bounds.empty()) return {};
    if (place == 0)
        return DivergencePlots::tr("below %1").arg(quantityText(bounds.front(), unit, 2));
    if (place == kClasses - 1)
        return DivergencePlots::tr("from %1").arg(quantityText(bounds.back(), unit, 2));
    return {};
}

/// The rows of one side, a layer for each class of the response; rows without one are muted.
std::array<PlotLayer, kClasses + 1> classLayers(const Matrix& places, const Vector& response,
                                                const Rows& ids, const std::vector<double>& bounds,
                                                bool square) {
    std::array<PlotLayer, kClasses + 1> layers;
    for (int place = 0; place < kClasses; ++place)
        layers[static_cast<std::size_t>(place)].ramp = static_cast<double>(place) / (kClasses - 1);
    layers.back().colour = -1;
    for (PlotLayer& layer : layers) layer.square = square;
    for (Index row = 0; row < places.rows(); ++row) {
        const double value = response[row];
        const auto place = std::isfinite(value)
                               ? std::ranges::upper_bound(bounds, value) - bounds.begin()
                               : std::ptrdiff_t{kClasses};
        PlotLayer& layer = layers[static_cast<std::size_t>(place)];
        addPoint(layer, places(row, 0), places(row, 1));
        if (!ids.empty()) layer.ids.append(ids[static_cast<std::size_t>(row)]);
    }
    return layers;
}

}  // namespace

PlotSpec sourceAgainstShots(const ShotFit& fit, const ResponseName& response) {
    PlotSpec spec;
    spec.title = DivergencePlots::tr("Source model against the shots");
    spec.x.title = DivergencePlots::tr("Measured %1").arg(responseLabel(response.name));
    spec.y.title = DivergencePlots::tr("Source model's prediction");
    spec.x.unit = spec.y.unit = QString::fromStdString(response.unit);
    spec.equalAxes = true;
    const bool positive = fit.logResponse && fit.measured.minCoeff() > 0;
    spec.x.scale = spec.y.scale = positive ? AxisScale::Logarithmic : AxisScale::Linear;
    const double low = std::min(fit.measured.minCoeff(), fit.predicted.minCoeff());
    const double high = std::max(fit.measured.maxCoeff(), fit.predicted.maxCoeff());
    PlotLayer identity = lineLayer(DivergencePlots::tr("identity"), -1);
    const double reach = high - low;
    addPoint(identity, positive ? low / 10 : low - reach, positive ? low / 10 : low - reach);
    addPoint(identity, positive ? high * 10 : high + reach, positive ? high * 10 : high + reach);
    // The line of the fit goes through what it makes of every prediction.
    PlotLayer shift = lineLayer(DivergencePlots::tr("fitted shift"), 0);
    std::vector<Index> order(static_cast<std::size_t>(fit.predicted.size()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Index>(i);
    std::ranges::sort(order, {}, [&](Index i) { return fit.predicted[i]; });
    for (const Index i : order) addPoint(shift, fit.fitted[i], fit.predicted[i]);
    PlotLayer residuals = lineLayer({}, 1);
    PlotLayer shots;
    shots.name = DivergencePlots::tr("shot and residual");
    shots.colour = 1;
    shots.hollow = true;
    for (Index i = 0; i < fit.measured.size(); ++i) {
        addPoint(shots, fit.measured[i], fit.predicted[i]);
        shots.ids.append(fit.rows[static_cast<std::size_t>(i)]);
        if (fit.measured.size() > kMostResiduals) continue;
        addPoint(residuals, fit.measured[i], fit.predicted[i]);
        addPoint(residuals, fit.fitted[i], fit.predicted[i]);
        addPoint(residuals, kMissing, kMissing);
    }
    spec.layers = {identity, shift, residuals, shots};
    return spec;
}

QString shotFitCaption(const ShotFit& fit) {
    if (fit.logResponse)
        return DivergencePlots::tr("Shift × %1, slope %2, residuals ×/÷ %3.")
            .arg(numberText(fit.factor), numberText(fit.slope, 2), numberText(fit.spread));
    return DivergencePlots::tr("Slope %1; residuals as asinh: ± %2.")
        .arg(numberText(fit.slope, 2), numberText(fit.spread, 2));
}

PlotSpec rowMapPlot(const RowMap& map, const ResponseName& response) {
    PlotSpec spec;
    spec.title = DivergencePlots::tr("Map of the rows");
    spec.x.title = DivergencePlots::tr("First component");
    spec.y.title = DivergencePlots::tr("Second component");
    const QString unit = QString::fromStdString(response.unit);
    const std::vector<double> bounds = classBounds(map);
    auto sources = classLayers(map.source, map.sourceResponse, {}, bounds, false);
    auto targets = classLayers(map.target, map.targetResponse, map.targetRows, bounds, true);
    // The legend has a disc for the sources, a square for the target, and the ends of the ramp.
    PlotLayer disc, square, shots;
    disc.colour = square.colour = -1;
    disc.name = DivergencePlots::tr("source");
    square.name = DivergencePlots::tr("target");
    square.square = true;
    for (PlotLayer* key : {&disc, &square}) addPoint(*key, kMissing, kMissing);
    shots.name = DivergencePlots::tr("shot");
    shots.hollow = shots.square = true;
    shots.colour = 3;
    for (const Index place : map.shots) {
        addPoint(shots, map.target(place, 0), map.target(place, 1));
        shots.ids.append(map.targetRows[static_cast<std::size_t>(place)]);
    }
    spec.layers = {disc, square};
    for (int place = 0; place <= kClasses; ++place) {
        auto& target = targets[static_cast<std::size_t>(place)];
        auto& source = sources[static_cast<std::size_t>(place)];
        const QString text =
            place < kClasses ? classText(bounds, place, unit) : DivergencePlots::tr("not measured");
        (source.x.isEmpty() ? target : source).name = text;
        if (!source.x.isEmpty()) spec.layers.append(source);
        if (!target.x.isEmpty()) spec.layers.append(target);
    }
    spec.layers.append(shots);
    return spec;
}

PlotSpec severityByShots(const std::vector<SeverityPoint>& curve) {
    PlotSpec spec;
    spec.title = DivergencePlots::tr("Severity against shots");
    spec.x.title = DivergencePlots::tr("Shots");
    spec.y.title = DivergencePlots::tr("Severity");
    spec.x.scale = AxisScale::Logarithmic;
    spec.emptyText = DivergencePlots::tr("At least 5 shots of a target that shares features.");
    if (curve.empty()) return spec;
    // What the page is about is the band, not the points alone.
    spec.x.low = static_cast<double>(curve.front().shots);
    spec.x.high = static_cast<double>(curve.back().shots);
    spec.y.high = 0.05;
    for (const SeverityPoint& point : curve) spec.y.high = std::max(spec.y.high, point.high);
    if (curve.size() == 1) spec.x.high = spec.x.low = 0;
    PlotLayer band, aheadBand;
    PlotLayer line = lineLayer(DivergencePlots::tr("severity"), 0);
    PlotLayer ahead = lineLayer(DivergencePlots::tr("expected"), 0);
    PlotLayer now;
    ahead.dashed = true;
    band.kind = aheadBand.kind = PlotLayer::Kind::Band;
    band.name = DivergencePlots::tr("90 % band");
    now.name = DivergencePlots::tr("now");
    const auto extend = [](PlotLayer& bandLayer, PlotLayer& lineLayer, const SeverityPoint& point) {
        const auto shots = static_cast<double>(point.shots);
        addPoint(lineLayer, shots, point.value);
        bandLayer.x.append(shots);
        bandLayer.low.append(point.low);
        bandLayer.high.append(point.high);
    };
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const bool last = !curve[i].expected && (i + 1 == curve.size() || curve[i + 1].expected);
        if (!curve[i].expected) extend(band, line, curve[i]);
        if (curve[i].expected || last) extend(aheadBand, ahead, curve[i]);
        if (last) addPoint(now, static_cast<double>(curve[i].shots), curve[i].value);
    }
    spec.layers = {band, line};
    if (ahead.x.size() > 1) spec.layers += {aheadBand, ahead};
    spec.layers.append(now);
    return spec;
}

}  // namespace footbridge
