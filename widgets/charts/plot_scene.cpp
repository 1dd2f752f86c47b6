// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_scene.h"

#include <QAreaSeries>
#include <QChart>
#include <QCoreApplication>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

#include "widgets/charts/layer_colour.h"

namespace footbridge {

namespace {

/// The spec without its data, for the frame, which gets a copy on every step of a pan.
PlotSpec withoutData(PlotSpec spec) {
    for (PlotLayer& layer : spec.layers) {
        layer.x = layer.x.isEmpty() ? QVector<double>() : QVector<double>{0};
        layer.y = layer.low = layer.high = layer.marks = layer.limits = layer.ghosts = {};
        layer.ids = {};
    }
    return spec;
}

}  // namespace

PlotScene::PlotScene(FrameItem::Parts parts, QObject* parent)
    : QGraphicsScene(parent),
      m_parts(parts),
      m_frameItem(new FrameItem),
      m_points(new PointsItem),
      m_bars(new BarsItem),
      m_chart(new QChart),
      m_xAxis(new QValueAxis),
      m_yAxis(new QValueAxis) {
    setItemIndexMethod(QGraphicsScene::NoIndex);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins(QMargins());
    m_chart->legend()->hide();
    m_chart->setAcceptedMouseButtons(Qt::NoButton);
    m_chart->setAcceptHoverEvents(false);
    m_chart->addAxis(m_xAxis, Qt::AlignBottom);
    m_chart->addAxis(m_yAxis, Qt::AlignLeft);
    m_xAxis->setVisible(false);
    m_yAxis->setVisible(false);
    addItem(m_frameItem);
    addItem(m_chart);
    addItem(m_bars);
    addItem(m_points);
}

void PlotScene::setSpec(const PlotSpec& spec, const Theme& theme) {
    m_spec = spec;
    m_frameSpec = withoutData(spec);
    m_theme = theme;
    m_empty = footbridge::isEmpty(spec);
    m_frame.xScale = spec.x.scale;
    m_frame.yScale = spec.y.scale;
    m_widestLeft = 0;
    m_points->setLayers(spec, theme);
    rebuildSeries();
    layOut();
}

void PlotScene::setSize(QSizeF size) {
    if (size == m_size) return;
    m_size = size;
    m_widestLeft = 0;
    setSceneRect(QRectF(QPointF(), size));
    layOut();
}

void PlotScene::setRanges(const AxisRange& x, const AxisRange& y) {
    m_frame.x = x;
    m_frame.y = y;
    layOut();
}

void PlotScene::goHome() {
    const HomeRanges home = homeRanges(m_spec);
    m_widestLeft = 0;
    setRanges(home.x, home.y);
}

void PlotScene::layOut() {
    if (m_size.isEmpty()) return;
    const QMarginsF margins =
        m_frameItem->margins(m_frameSpec, m_frame.x, m_frame.y, m_size, m_parts);
    m_widestLeft = std::max(m_widestLeft, margins.left());
    m_frame.area =
        QRectF(QPointF(m_widestLeft, margins.top()),
               QPointF(std::max(m_widestLeft + 10, m_size.width() - margins.right()),
                       std::max(margins.top() + 10, m_size.height() - margins.bottom())));
    const bool shown = !m_empty;
    m_frameItem->setVisible(shown);
    m_points->setVisible(shown);
    m_bars->setVisible(shown);
    m_chart->setVisible(shown && !m_chart->series().isEmpty());
    if (shown) {
        m_frameItem->show(m_frameSpec, m_frame, m_size, m_theme, m_parts);
        m_bars->show(m_spec, m_frame, m_theme);
        m_points->setFrame(m_frame);
        if (m_chart->isVisible()) {
            m_chart->resize(m_size);
            m_chart->setPlotArea(m_frame.area);
            m_xAxis->setRange(m_frame.x.low, m_frame.x.high);
            m_yAxis->setRange(m_frame.y.low, m_frame.y.high);
        }
    }
    update();
}

void PlotScene::rebuildSeries() {
    m_chart->removeAllSeries();
    for (const PlotLayer& layer : m_spec.layers) {
        if (layer.kind == PlotLayer::Kind::Band) addBand(layer);
    }
    for (const PlotLayer& layer : m_spec.layers) {
        if (layer.kind == PlotLayer::Kind::Line) addLine(layer);
    }
    for (QAbstractSeries* series : m_chart->series()) {
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
    }
}

void PlotScene::addLine(const PlotLayer& layer) {
    QList<QPointF> piece;
    const auto flush = [&] {
        if (piece.size() > 1) {
            auto* series = new QLineSeries;
            series->replace(piece);
            QPen pen(colourOf(layer, m_theme), 1.8);
            pen.setStyle(layer.dashed ? Qt::DashLine : Qt::SolidLine);
            pen.setJoinStyle(Qt::RoundJoin);
            series->setPen(pen);
            m_chart->addSeries(series);
        }
        piece.clear();
    };
    const qsizetype count = std::min(layer.x.size(), layer.y.size());
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF point(toPlot(m_spec.x.scale, layer.x[i]), toPlot(m_spec.y.scale, layer.y[i]));
        // A line series cannot hold a gap, so every piece becomes a series of its own.
        if (std::isfinite(point.x()) && std::isfinite(point.y()))
            piece.append(point);
        else
            flush();
    }
    flush();
}

void PlotScene::addBand(const PlotLayer& layer) {
    auto* lower = new QLineSeries;
    auto* upper = new QLineSeries;
    const qsizetype count = std::min({layer.x.size(), layer.low.size(), layer.high.size()});
    for (qsizetype i = 0; i < count; ++i) {
        const double x = toPlot(m_spec.x.scale, layer.x[i]);
        const double low = toPlot(m_spec.y.scale, layer.low[i]);
        const double high = toPlot(m_spec.y.scale, layer.high[i]);
        if (!std::isfinite(x + low + high)) continue;
        lower->append(x, low);
        upper->append(x, high);
    }
    auto* area = new QAreaSeries(upper, lower);
    lower->setParent(area);
    upper->setParent(area);
    area->setPen(Qt::NoPen);
    area->setBrush(bandColour(layer, m_theme));
    m_chart->addSeries(area);
}

void PlotScene::drawForeground(QPainter* painter, const QRectF&) {
    if (!m_empty) return;
    painter->setFont(plotFont(13));
    painter->setPen(m_theme.muted);
    painter->drawText(sceneRect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                      emptyTextOf(m_spec));
}

QString emptyTextOf(const PlotSpec& spec) {
    return spec.emptyText.isEmpty()
               ? QCoreApplication::translate("PlotView", "Nothing to show yet.")
               : spec.emptyText;
}

}  // namespace footbridge
