// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <functional>

#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// The visible part of an axis in plot coordinates: the value itself, its log10, or that of one
/// more.
struct AxisRange {
    double low = 0, high = 1;
    double span() const { return high - low; }
    bool operator==(const AxisRange&) const = default;
};

/// Value -> plot coordinate; NaN for what a log axis cannot show.
double toPlot(AxisScale scale, double value);
/// The same of many values at once and many times faster; the last bit may differ.
QVector<double> toPlot(AxisScale scale, const QVector<double>& values);
double fromPlot(AxisScale scale, double coordinate);

struct AxisTick {
    double position = 0;  ///< plot coordinate
    QString label;        ///< "" for a grid line without label
};

/// Ticks at round values: 1-2-5 steps, or decades (with 2 and 5 between them when there is room)
/// on a log axis. Labels carry the unit where it is a time or per cent. `length` is the axis'
/// length in pixels and `extent` the space that a label takes along it: labels never touch.
QVector<AxisTick> axisTicks(const AxisSpec& axis, const AxisRange& range, double length,
                            const std::function<double(const QString&)>& extent);

/// Title with the unit in brackets, unless the tick labels carry it.
QString axisTitle(const AxisSpec& axis);

}  // namespace footbridge
