// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>

#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"

namespace footbridge {

/// Everything around the data: grid, tick labels, axis titles, title and legend.
class FrameItem : public QGraphicsItem {
  public:
    struct Parts {
        bool title = false;  ///< a page has its own heading, a picture has not
    };

    /// Space that the frame needs around the data when the plot shows `x` and `y` on `size`.
    QMarginsF margins(const PlotSpec& spec, const AxisRange& x, const AxisRange& y, QSizeF size,
                      Parts parts) const;
    void show(const PlotSpec& spec, const PlotFrame& frame, QSizeF size, const Theme& theme,
              Parts parts);

    QRectF boundingRect() const override { return {QPointF(), m_size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void paintGrid(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintTitles(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    PlotSpec m_spec;
    PlotFrame m_frame;
    QSizeF m_size;
    Theme m_theme;
    Parts m_parts;
    QVector<AxisTick> m_xTicks, m_yTicks;
    QVector<QPointF> m_legend;  ///< left centre of each entry, in the order of the legend
};

/// Draws the symbol that stands for a layer in the legend around `centre`. Bands lie in each other:
/// the `depth`-th is as dark as that many on top of each other.
void paintLegendSymbol(QPainter& painter, const PlotLayer& layer, const Theme& theme,
                       QPointF centre, int depth = 1);

/// Fill of a band: so light that the grid and a band inside it stay visible.
QColor bandColour(const PlotLayer& layer, const Theme& theme);

}  // namespace footbridge
