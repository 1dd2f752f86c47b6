// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <optional>

#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"

namespace footbridge {

/// Horizontal bars, one group per category, with a mark for the floor of each. On a log axis,
/// where a bar's length means nothing, a dot on a thin line takes its place.
class BarsItem : public QGraphicsItem {
  public:
    struct Hit {
        int layer = 0;
        qsizetype category = 0;
    };

    void show(const PlotSpec& spec, const PlotFrame& frame, const Theme& theme);
    std::optional<Hit> at(QPointF page) const;

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QRectF rowOf(int bar, qsizetype category) const;
    void paintBar(QPainter& painter, const PlotLayer& layer, int bar, qsizetype category) const;
    void paintDot(QPainter& painter, const PlotLayer& layer, int bar, qsizetype category) const;

    QVector<PlotLayer> m_bars;
    QVector<int> m_sources;  ///< position of each in the spec
    qsizetype m_categories = 0;
    QString m_unit;
    PlotFrame m_frame;
    Theme m_theme;
};

}  // namespace footbridge
