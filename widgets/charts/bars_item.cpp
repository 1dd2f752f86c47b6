// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars_item.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/charts/layer_colour.h"
#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

constexpr double kBarHeight = 14, kDotRadius = 4.5;

}  // namespace

void BarsItem::show(const PlotSpec& spec, const PlotFrame& frame, const Theme& theme) {
    prepareGeometryChange();
    m_bars.clear();
    m_sources.clear();
    for (int position = 0; position < spec.layers.size(); ++position) {
        if (spec.layers[position].kind != PlotLayer::Kind::Bars) continue;
        m_bars.append(spec.layers[position]);
        m_sources.append(position);
    }
    m_categories = spec.categories.size();
    m_unit = spec.x.unit;
    m_frame = frame;
    m_theme = theme;
    update();
}

QRectF BarsItem::boundingRect() const {
    return m_bars.isEmpty() ? QRectF() : m_frame.area.adjusted(-8, -2, 56, 2);
}

QRectF BarsItem::rowOf(int bar, qsizetype category) const {
    const double row =
        m_frame.area.height() / static_cast<double>(std::max<qsizetype>(1, m_categories));
    const double centre = m_frame.area.top() + (static_cast<double>(category) + 0.5) * row;
    const auto count = static_cast<double>(m_bars.size());
    const double height = std::min(kBarHeight, 0.7 * row / count);
    const double top = centre - count * height / 2 + bar * height;
    return {m_frame.area.left(), top, m_frame.area.width(), height};
}

std::optional<BarsItem::Hit> BarsItem::at(QPointF page) const {
    if (m_bars.isEmpty() || !m_frame.area.adjusted(-400, 0, 60, 0).contains(page)) return {};
    for (int bar = 0; bar < m_bars.size(); ++bar)
        for (qsizetype category = 0; category < m_categories; ++category) {
            const QRectF row = rowOf(bar, category);
            if (page.y() >= row.top() - 3 && page.y() <= row.bottom() + 3)
                return Hit{m_sources[bar], category};
        }
    return {};
}

void BarsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (int bar = 0; bar < m_bars.size(); ++bar)
        for (qsizetype category = 0; category < m_categories; ++category) {
            const PlotLayer& layer = m_bars[bar];
            if (category >= layer.x.size() || !std::isfinite(layer.x[category])) continue;
            if (m_frame.xScale == AxisScale::Linear)
                paintBar(*painter, layer, bar, category);
            else
                paintDot(*painter, layer, bar, category);
        }
    painter->restore();
}

void BarsItem::paintBar(QPainter& painter, const PlotLayer& layer, int bar,
                        qsizetype category) const {
    const QRectF row = rowOf(bar, category);
    const double zero = std::clamp(m_frame.valueToPage(0, 0).x(), row.left(), row.right());
    const double end =
        std::clamp(m_frame.valueToPage(layer.x[category], 0).x(), row.left(), row.right());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.grid);
    if (m_bars.size() == 1) painter.drawRoundedRect(row, 3, 3);
    painter.setBrush(colourOf(layer, m_theme));
    const QRectF filled(std::min(zero, end), row.top(), std::abs(end - zero), row.height());
    painter.drawRoundedRect(filled, std::min(3.0, filled.width() / 2), 3);
    if (category < layer.ghosts.size() && std::isfinite(layer.ghosts[category])) {
        const double ghost =
            std::clamp(m_frame.valueToPage(layer.ghosts[category], 0).x(), row.left(), row.right());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.muted, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(std::min(zero, ghost), row.top() + 0.5,
                                       std::abs(ghost - zero), row.height() - 1),
                                3, 3);
        painter.setPen(Qt::NoPen);
    }
    if (category < layer.limits.size() && std::isfinite(layer.limits[category])) {
        const double limit = m_frame.valueToPage(layer.limits[category], 0).x();
        painter.setBrush(m_theme.muted);
        painter.drawRect(QRectF(limit - 0.5, row.top() - 3, 1, row.height() + 6));
    }
    if (category < layer.marks.size() && std::isfinite(layer.marks[category])) {
        const double mark = m_frame.valueToPage(layer.marks[category], 0).x();
        painter.setBrush(m_theme.text);
        painter.drawRect(QRectF(mark - 1, row.top() - 3, 2, row.height() + 6));
    }
    if (m_bars.size() > 1) return;
    painter.setFont(plotFont(12, true));
    painter.setPen(m_theme.text);
    painter.drawText(QRectF(row.right() + 8, row.center().y() - 10, 44, 20),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                     fixedText(layer.x[category], 2));
}

void BarsItem::paintDot(QPainter& painter, const PlotLayer& layer, int bar,
                        qsizetype category) const {
    const QRectF row = rowOf(bar, category);
    const double x = m_frame.valueToPage(layer.x[category], 0).x();
    if (!(x >= row.left() - 1 && x <= row.right() + 1)) return;
    const QPointF centre(x, row.center().y());
    const QColor colour = colourOf(layer, m_theme);
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLine(QPointF(row.left(), centre.y()), centre);
    painter.setPen(QPen(colour, 1.8));
    painter.setBrush(layer.hollow ? m_theme.surface : colour);
    painter.drawEllipse(centre, kDotRadius, kDotRadius);
}

}  // namespace footbridge
