// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>

#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Where data land on the page: the rectangle of the data and what part of the axes it shows.
struct PlotFrame {
    QRectF area;
    AxisRange x, y;  ///< plot coordinates, see toPlot
    AxisScale xScale = AxisScale::Linear, yScale = AxisScale::Linear;

    QPointF toPage(double plotX, double plotY) const {
        return {area.left() + (plotX - x.low) / x.span() * area.width(),
                area.bottom() - (plotY - y.low) / y.span() * area.height()};
    }
    QPointF toPlotPoint(QPointF page) const {
        return {x.low + (page.x() - area.left()) / area.width() * x.span(),
                y.low + (area.bottom() - page.y()) / area.height() * y.span()};
    }
    QPointF valueToPage(double valueX, double valueY) const {
        return toPage(toPlot(xScale, valueX), toPlot(yScale, valueY));
    }
    bool operator==(const PlotFrame&) const = default;
};

/// The part of the axes that shows all data: of the points where there are any, since lines and
/// bands then only accompany them; a fixed range of the spec wins.
struct HomeRanges {
    AxisRange x, y;
};
HomeRanges homeRanges(const PlotSpec& spec);

bool hasBars(const PlotSpec& spec);
bool isEmpty(const PlotSpec& spec);  ///< nothing finite to draw

/// Fonts of a plot, from the application's.
QFont plotFont(int pixels, bool semiBold = false);

}  // namespace footbridge
