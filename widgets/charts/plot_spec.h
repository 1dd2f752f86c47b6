// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>
#include <QVector>

namespace footbridge {

enum class AxisScale {
    Linear,
    Logarithmic,
    LogarithmicWithZero  ///< log10(1 + |x|) with the sign of x: for counts from zero on
};

struct AxisSpec {
    QString title;  ///< without unit
    QString unit;   ///< "" where there is none
    AxisScale scale = AxisScale::Linear;
    double low = 0, high = 0;  ///< low == high: from the data
};

/// One layer of a plot; colours by position in the palette of the theme unless set.
struct PlotLayer {
    enum class Kind { Points, Line, Band, Bars };
    Kind kind = Kind::Points;
    QString name;  ///< legend text, "" keeps it out of the legend
    QVector<double> x, y;
    QVector<double> low, high;  ///< of Band; of Points: interval whiskers where not empty
    QVector<qint64> ids;        ///< of Points: data rows, for hover and selection; may be empty
    int colour = 0;             ///< position in the palette; -1: muted text colour
    bool dashed = false;
    bool hollow = false;                     ///< of Points
    bool square = false;                     ///< of Points: squares instead of discs
    QVector<double> marks;                   ///< of Bars: floor mark of each bar, NaN for none
    QVector<double> limits;                  ///< of Bars: a thin line across each bar, NaN for none
    QVector<double> ghosts;                  ///< of Bars: where each was before, NaN for none
    QString markName, limitName, ghostName;  ///< of Bars: legend text of these, "" for none
    QStringList notes;  ///< of Bars: what each means, shown on hover (rich text)
    double ramp = -1;   ///< place between few and many, in [0, 1], instead of a colour
};

/// A plot as a value: what is drawn, exported and written as CSV.
struct PlotSpec {
    QString title;
    AxisSpec x, y;
    QVector<PlotLayer> layers;
    QStringList categories;  ///< of Bars, top to bottom
    bool equalAxes = false;  ///< same range and scale on both axes
    bool legend = true;
    QString emptyText;  ///< shown in place of the plot while there are no layers
};

}  // namespace footbridge
