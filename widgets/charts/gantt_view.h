// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QVector>

#include "widgets/charts/time_view.h"

namespace footbridge {

/// A stretch of nodes held for a while.
struct GanttBar {
    double begin = 0, end = 0;  ///< s
    int firstNode = 0, lastNode = 0;
    bool onFewer = false;  ///< than was asked for
    qint64 job = 0;
};

/// Who holds which nodes when. On screen bars are written straight into a picture, those that can
/// be seen alone, so that 100 000 of them pan smoothly; elsewhere they are rectangles.
class GanttView : public TimeView {
    Q_OBJECT
  public:
    using TimeView::TimeView;

    void setBars(QVector<GanttBar> bars, int nodes);  ///< in any order
    qsizetype bars() const { return m_bars.size(); }
    const GanttBar* barAt(QPoint position) const;  ///< nullptr where there is none

  protected:
    void paintData(QPainter& painter, const QRect& area) override;
    QVector<Mark> leftMarks() const override;
    QString leftTitle() const override { return tr("Node"); }
    QString textAt(QPoint position) const override;

  private:
    void drawBar(QImage& picture, const GanttBar& bar, double scale) const;
    void drawRectangles(QPainter& painter, const QRect& area) const;
    qsizetype firstVisible() const;

    QVector<GanttBar> m_bars;     ///< by begin
    QVector<double> m_latestEnd;  ///< of this bar and all before
    int m_nodes = 1;
};

}  // namespace footbridge
