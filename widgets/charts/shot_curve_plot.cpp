// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/shot_curve_plot.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/words/plot_names.h"

namespace footbridge {

namespace {

struct ShotCurvePlot {
    Q_DECLARE_TR_FUNCTIONS(ShotCurvePlot)
};

}  // namespace

PlotSpec shotCurvePlot(const std::vector<ShotCurvePoint>& points) {
    PlotSpec spec;
    spec.title = ShotCurvePlot::tr("Error against shots");
    spec.x.title = ShotCurvePlot::tr("Shots");
    spec.y.title = ShotCurvePlot::tr("Normalised mean squared error on runs not seen");
    spec.x.scale = spec.y.scale = AxisScale::Logarithmic;
    std::vector<Strategy> strategies;
    for (const ShotCurvePoint& point : points)
        if (std::ranges::find(strategies, point.strategy) == strategies.end())
            strategies.push_back(point.strategy);
    QVector<PlotLayer> bands, lines, dots;
    int colour = 0;
    for (const Strategy strategy : strategies) {
        PlotLayer band, line, dot;
        band.kind = PlotLayer::Kind::Band;
        line.kind = PlotLayer::Kind::Line;
        dot.kind = PlotLayer::Kind::Points;
        band.colour = line.colour = dot.colour = colour++;
        dot.name = strategyLabel(strategy);
        for (const ShotCurvePoint& point : points) {
            if (point.strategy != strategy) continue;
            const auto shots = static_cast<double>(point.shots);
            for (PlotLayer* layer : {&band, &line, &dot}) layer->x.append(shots);
            line.y.append(point.nmse);
            dot.y.append(point.nmse);
            band.low.append(point.low);
            band.high.append(point.high);
        }
        bands.append(band);
        lines.append(line);
        dots.append(dot);
    }
    spec.layers = bands + lines + dots;
    return spec;
}

}  // namespace footbridge
