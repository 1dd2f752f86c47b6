// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsScene>
#include <QSet>

#include "widgets/charts/bars_item.h"
#include "widgets/charts/frame_item.h"
#include "widgets/charts/points_item.h"

class QChart;
class QValueAxis;

namespace footbridge {

/// A PlotSpec laid out on a page: lines and bands by Qt Charts, points, bars and the frame by items
/// of our own. The window shows it in a view; files are drawn from the same scene.
class PlotScene : public QGraphicsScene {
    Q_OBJECT
  public:
    explicit PlotScene(FrameItem::Parts parts, QObject* parent = nullptr);

    void setSpec(const PlotSpec& spec, const Theme& theme);
    void setSize(QSizeF size);
    void setRanges(const AxisRange& x, const AxisRange& y);
    void goHome();  ///< shows all data

    const PlotSpec& spec() const { return m_spec; }
    const PlotFrame& frame() const { return m_frame; }
    bool isEmpty() const { return m_empty; }
    PointsItem& points() { return *m_points; }
    const BarsItem& bars() const { return *m_bars; }

  protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;

  private:
    void rebuildSeries();
    void addLine(const PlotLayer& layer);
    void addBand(const PlotLayer& layer);
    void layOut();

    PlotSpec m_spec, m_frameSpec;
    Theme m_theme;
    FrameItem::Parts m_parts;
    QSizeF m_size;
    PlotFrame m_frame;
    double m_widestLeft = 0;  ///< the left margin never shrinks while panning: the plot would jump
    bool m_empty = true;
    FrameItem* m_frameItem;
    PointsItem* m_points;
    BarsItem* m_bars;
    QChart* m_chart;
    QValueAxis *m_xAxis, *m_yAxis;
};

/// Sentence in place of a plot without data.
QString emptyTextOf(const PlotSpec& spec);

}  // namespace footbridge
