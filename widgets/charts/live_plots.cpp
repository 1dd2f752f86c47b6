// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/live_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

struct LivePlots {
    Q_DECLARE_TR_FUNCTIONS(LivePlots)
};

constexpr int kDriftColour = 3;
constexpr double kSmallestError = 0.01;  // percent; what is less is as good as right
constexpr double kPromised = 90;
constexpr std::size_t kMostMarks = 40;  // of drifts: the last ones

PlotLayer line(const LiveSummary& summary, double LivePoint::*value, const QString& name,
               int colour, bool dashed, double smallest) {
    PlotLayer layer;
    layer.kind = PlotLayer::Kind::Line;
    layer.name = name;
    layer.colour = colour;
    layer.dashed = dashed;
    for (const LivePoint& point : summary.points) {
        if (std::isnan(point.*value)) continue;
        layer.x.append(static_cast<double>(point.row));
        layer.y.append(std::max(smallest, 100 * (point.*value)));
    }
    return layer;
}

void add(PlotLayer layer, PlotSpec& spec) {
    if (!layer.x.isEmpty()) spec.layers.append(std::move(layer));
}

/// Every drift as a line from the lowest value to the highest one.
void addDrifts(const LiveSummary& summary, const QString& name, PlotSpec& spec) {
    if (spec.layers.isEmpty()) return;
    double low = INFINITY, high = -INFINITY;
    for (const PlotLayer& layer : spec.layers)
        for (const double y : layer.y) low = std::min(low, y), high = std::max(high, y);
    const std::size_t from =
        summary.drifts.size() > kMostMarks ? summary.drifts.size() - kMostMarks : 0;
    for (std::size_t i = from; i < summary.drifts.size(); ++i) {
        PlotLayer mark;
        mark.kind = PlotLayer::Kind::Line;
        mark.name = i == from ? name : QString();
        mark.colour = kDriftColour;
        mark.dashed = true;
        mark.x = {static_cast<double>(summary.drifts[i]), static_cast<double>(summary.drifts[i])};
        mark.y = {low, high};
        spec.layers.append(mark);
    }
}

}  // namespace

PlotSpec runningErrorPlot(const LiveSummary& summary) {
    PlotSpec spec;
    spec.title = LivePlots::tr("Running error");
    spec.x.title = LivePlots::tr("Run");
    spec.y.title = LivePlots::tr("Mean of 10 runs");
    spec.y.unit = QStringLiteral("%");
    spec.y.scale = AxisScale::Logarithmic;
    spec.emptyText = LivePlots::tr("No run was predicted yet.");
    add(line(summary, &LivePoint::lastBatch, LivePlots::tr("median of the last batch"), -1, true,
             kSmallestError),
        spec);
    add(line(summary, &LivePoint::first, LivePlots::tr("first model kept"), 4, false,
             kSmallestError),
        spec);
    add(line(summary, &LivePoint::retrained, LivePlots::tr("retrained on all"), 2, false,
             kSmallestError),
        spec);
    add(line(summary, &LivePoint::online, LivePlots::tr("online"), 0, false, kSmallestError), spec);
    addDrifts(summary, LivePlots::tr("drift"), spec);
    return spec;
}

PlotSpec liveCoveragePlot(const LiveSummary& summary) {
    PlotSpec spec;
    spec.title = LivePlots::tr("Coverage");
    spec.x.title = LivePlots::tr("Run");
    spec.y = {LivePlots::tr("Inside, of 100"), QStringLiteral("%")};
    spec.emptyText = LivePlots::tr("No interval yet.");
    add(line(summary, &LivePoint::fixedInside, LivePlots::tr("fixed"), 4, false, 0), spec);
    add(line(summary, &LivePoint::inside, LivePlots::tr("adaptive"), 0, false, 0), spec);
    if (spec.layers.isEmpty()) return spec;
    PlotLayer promised;
    promised.kind = PlotLayer::Kind::Line;
    promised.name = LivePlots::tr("90 %");
    promised.colour = -1;
    promised.dashed = true;
    promised.x = {spec.layers.front().x.front(), spec.layers.front().x.back()};
    promised.y = {kPromised, kPromised};
    spec.layers.append(promised);
    addDrifts(summary, {}, spec);
    return spec;
}

}  // namespace footbridge
