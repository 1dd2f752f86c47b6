// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/training_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

struct TrainingPlots {
    Q_DECLARE_TR_FUNCTIONS(TrainingPlots)
};

}  // namespace

QString wayLabel(const TrainingWay& way) {
    if (!way.frozen) return TrainingPlots::tr("from scratch");
    return TrainingPlots::tr("%n frozen", nullptr, *way.frozen);
}

PlotSpec trainingTimePlot(const TrainingTime& study) {
    PlotSpec spec;
    spec.title = TrainingPlots::tr("Error while training");
    spec.x = {TrainingPlots::tr("Training time"), QStringLiteral("s"), AxisScale::Logarithmic};
    spec.y = {TrainingPlots::tr("Watched rows, nMSE"), {}, AxisScale::Logarithmic};
    const auto best = study.best();
    QVector<PlotLayer> bands, lines, dots;
    double first = INFINITY, last = 0;
    for (std::size_t i = 0; i < study.ways.size(); ++i) {
        const TrainingWay& way = study.ways[i];
        const int colour = static_cast<int>(i) - 1;  // from scratch is muted
        PlotLayer band, line, dot;
        band.kind = PlotLayer::Kind::Band;
        line.kind = PlotLayer::Kind::Line;
        dot.kind = PlotLayer::Kind::Points;
        band.colour = line.colour = dot.colour = colour;
        line.name = wayLabel(way);
        line.dashed = way.frozen && way.reached < study.seeds;
        for (std::size_t at = 0; at < way.curve.size(); ++at) {
            const double time = way.curve[at].time.wall;
            line.x.append(time);
            line.y.append(way.curve[at].error);
            band.x.append(time);
            band.low.append(way.low[at]);
            band.high.append(way.high[at]);
            first = std::min(first, time);
            last = std::max(last, time);
        }
        lines.append(line);
        // Two bands can still be told apart: those of the ways that the sentence compares.
        if (!way.frozen || best == i) bands.append(band);
        if (way.reached < study.seeds) continue;
        dot.x = {way.seconds.median};
        dot.y = {study.asked};
        dots.append(dot);
    }
    PlotLayer asked;
    asked.kind = PlotLayer::Kind::Line;
    asked.name = TrainingPlots::tr("1.05 × the best error from scratch");
    asked.colour = -1;
    asked.dashed = true;
    asked.x = {first, last};
    asked.y = {study.asked, study.asked};
    lines.append(asked);
    spec.layers = bands + lines;
    // The lines are what the axes are to show, not the dots alone.
    double low = study.asked, high = study.asked;
    for (const PlotLayer& line : lines)
        for (const double y : line.y) low = std::min(low, y), high = std::max(high, y);
    spec.x.low = first;
    spec.x.high = last;
    spec.y.low = low / 1.1;
    spec.y.high = high * 1.1;
    spec.layers += dots;
    return spec;
}

}  // namespace footbridge
