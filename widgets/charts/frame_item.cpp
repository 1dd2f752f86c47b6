// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/frame_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "widgets/charts/layer_colour.h"

namespace footbridge {

namespace {

constexpr int kTickPixels = 11, kTitlePixels = 12, kHeadingPixels = 15;
constexpr double kTickGap = 8;   ///< between data and tick labels
constexpr double kTitleGap = 8;  ///< between tick labels and axis title
constexpr double kEdge = 4;      ///< around everything
constexpr double kLegendRow = 20, kLegendSymbol = 22, kLegendGap = 16;

/// What a line of the legend stands for: a layer, or something on its bars.
enum class LegendPart { Layer, Ghost, Mark, Limit };

struct LegendEntry {
    const PlotLayer* layer = nullptr;
    LegendPart part = LegendPart::Layer;
    QString text;
};

QVector<LegendEntry> legendEntries(const PlotSpec& spec) {
    QVector<LegendEntry> entries;
    if (!spec.legend) return entries;
    const auto add = [&](const PlotLayer& layer, LegendPart part, const QString& text) {
        if (!text.isEmpty()) entries.append({&layer, part, text});
    };
    for (const PlotLayer& layer : spec.layers) {
        if (layer.x.isEmpty()) continue;
        add(layer, LegendPart::Layer, layer.name);
        add(layer, LegendPart::Ghost, layer.ghostName);
        add(layer, LegendPart::Mark, layer.markName);
        add(layer, LegendPart::Limit, layer.limitName);
    }
    // One bar series needs no key: its title says what it is.
    if (entries.size() == 1 && entries.front().layer->kind == PlotLayer::Kind::Bars)
        entries.clear();
    return entries;
}

/// Rows of legend entries, left to right; returns the offset of each entry's left centre.
QVector<QPointF> legendPlaces(const PlotSpec& spec, double width, double* height) {
    const QFontMetricsF metrics(plotFont(kTitlePixels));
    QVector<QPointF> places;
    double left = 0, row = 0;
    for (const LegendEntry& one : legendEntries(spec)) {
        const double entry = kLegendSymbol + metrics.horizontalAdvance(one.text) + kLegendGap;
        if (left > 0 && left + entry - kLegendGap > width) {
            left = 0;
            ++row;
        }
        places.append({left, (row + 0.5) * kLegendRow});
        left += entry;
    }
    *height = places.isEmpty() ? 0 : (row + 1) * kLegendRow;
    return places;
}

/// What lies on a bar, as BarsItem draws it there.
void paintBarPart(QPainter& painter, LegendPart part, const Theme& theme, QPointF centre) {
    painter.setPen(Qt::NoPen);
    const double width = part == LegendPart::Mark ? 2 : 1;
    if (part == LegendPart::Ghost) {
        painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(centre.x() - 7.5, centre.y() - 4.5, 14, 9), 2, 2);
        return;
    }
    painter.setBrush(part == LegendPart::Mark ? theme.text : theme.muted);
    painter.drawRect(QRectF(centre.x() - width / 2, centre.y() - 6, width, 12));
}

QVector<AxisTick> xTicksOf(const PlotSpec& spec, const AxisRange& range, double width) {
    const QFontMetricsF metrics(plotFont(kTickPixels));
    return axisTicks(spec.x, range, width,
                     [&](const QString& label) { return metrics.horizontalAdvance(label); });
}

QVector<AxisTick> yTicksOf(const PlotSpec& spec, const AxisRange& range, double height) {
    const QFontMetricsF metrics(plotFont(kTickPixels));
    if (!hasBars(spec))
        return axisTicks(spec.y, range, height, [&](const QString&) { return metrics.height(); });
    QVector<AxisTick> names;
    for (qsizetype row = 0; row < spec.categories.size(); ++row)
        names.append({-(static_cast<double>(row) + 0.5), spec.categories[row]});
    return names;
}

double widest(const QVector<AxisTick>& ticks, const QFont& font) {
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const AxisTick& tick : ticks)
        width = std::max(width, metrics.horizontalAdvance(tick.label));
    return width;
}

QFont yTickFont(const PlotSpec& spec) {
    return plotFont(hasBars(spec) ? kTitlePixels : kTickPixels);
}

}  // namespace

QColor bandColour(const PlotLayer& layer, const Theme& theme) {
    QColor colour = colourOf(layer, theme);
    colour.setAlphaF(theme.dark ? 0.16F : 0.12F);
    return colour;
}

void paintLegendSymbol(QPainter& painter, const PlotLayer& layer, const Theme& theme,
                       QPointF centre, int depth) {
    const QColor colour = colourOf(layer, theme);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (layer.kind) {
        case PlotLayer::Kind::Points:
            if (layer.hollow) {
                painter.setPen(QPen(colour, 1.6));
                painter.setBrush(Qt::NoBrush);
            }
            if (layer.square)
                painter.drawRect(QRectF(centre.x() - 4, centre.y() - 4, 8, 8));
            else
                painter.drawEllipse(centre, 4, 4);
            break;
        case PlotLayer::Kind::Line:
            painter.setPen(QPen(colour, 1.8, layer.dashed ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(centre - QPointF(8, 0), centre + QPointF(8, 0));
            break;
        case PlotLayer::Kind::Band: {
            QColor fill = bandColour(layer, theme);
            fill.setAlphaF(std::min(1.0F, 1.5F * static_cast<float>(depth) * fill.alphaF()));
            painter.setBrush(fill);
            painter.drawRect(QRectF(centre.x() - 8, centre.y() - 5, 16, 10));
            break;
        }
        case PlotLayer::Kind::Bars:
            painter.drawRoundedRect(QRectF(centre.x() - 6, centre.y() - 5, 12, 10), 2, 2);
            break;
    }
}

QMarginsF FrameItem::margins(const PlotSpec& spec, const AxisRange& x, const AxisRange& y,
                             QSizeF size, Parts parts) const {
    const QFontMetricsF tick(plotFont(kTickPixels)), title(plotFont(kTitlePixels));
    QMarginsF margins(kEdge, kEdge + tick.height() / 2, 16, kEdge);
    if (parts.title && !spec.title.isEmpty())
        margins.setTop(margins.top() + QFontMetricsF(plotFont(kHeadingPixels, true)).height() + 8);

    const auto yTicks = yTicksOf(spec, y, size.height() - margins.top() - 50);
    double left = kEdge + widest(yTicks, yTickFont(spec)) + kTickGap;
    if (!hasBars(spec) && !spec.y.title.isEmpty()) left += title.height() + kTitleGap;
    margins.setLeft(std::min(left, 0.45 * size.width()));
    double legendHeight = 0;
    legendPlaces(spec, size.width() - margins.left(), &legendHeight);
    if (legendHeight > 0) margins.setTop(margins.top() + legendHeight + 4);

    const auto xTicks = xTicksOf(spec, x, size.width() - left - 20);
    double bottom = kEdge + tick.height() + kTickGap;
    if (!axisTitle(spec.x).isEmpty()) bottom += title.height() + 4;
    margins.setBottom(bottom);
    if (!xTicks.isEmpty())
        margins.setRight(std::max(16.0, tick.horizontalAdvance(xTicks.last().label) / 2 + kEdge));
    if (hasBars(spec)) margins.setRight(std::max(margins.right(), 60.0));
    return margins;
}

void FrameItem::show(const PlotSpec& spec, const PlotFrame& frame, QSizeF size, const Theme& theme,
                     Parts parts) {
    prepareGeometryChange();
    m_spec = spec;
    m_frame = frame;
    m_size = size;
    m_theme = theme;
    m_parts = parts;
    m_xTicks = xTicksOf(spec, frame.x, frame.area.width());
    m_yTicks = yTicksOf(spec, frame.y, frame.area.height());
    double height = 0;
    m_legend = legendPlaces(spec, size.width() - frame.area.left(), &height);
    for (QPointF& place : m_legend)
        place += QPointF(frame.area.left(), frame.area.top() - height - 8);
    update();
}

void FrameItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (!(m_frame.area.width() > 0) || !(m_frame.area.height() > 0)) return;
    paintGrid(*painter);
    paintTicks(*painter);
    paintTitles(*painter);
    painter->setRenderHint(QPainter::Antialiasing);
    paintLegend(*painter);
}

void FrameItem::paintGrid(QPainter& painter) const {
    const QRectF& area = m_frame.area;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(m_theme.grid, 1));
    for (const AxisTick& tick : m_xTicks) {
        const double x = std::round(m_frame.toPage(tick.position, 0).x());
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    if (hasBars(m_spec)) return;
    for (const AxisTick& tick : m_yTicks) {
        const double y = std::round(m_frame.toPage(0, tick.position).y());
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.topLeft(), area.bottomLeft());
}

void FrameItem::paintTicks(QPainter& painter) const {
    const QRectF& area = m_frame.area;
    painter.setFont(plotFont(kTickPixels));
    painter.setPen(m_theme.muted);
    const QFontMetricsF metrics(painter.font());
    for (const AxisTick& tick : m_xTicks) {
        if (tick.label.isEmpty()) continue;
        const double half = metrics.horizontalAdvance(tick.label) / 2 + 2;
        const double x = m_frame.toPage(tick.position, 0).x();
        painter.drawText(QRectF(x - half, area.bottom() + kTickGap - 2, 2 * half, metrics.height()),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, tick.label);
    }
    painter.setFont(yTickFont(m_spec));
    if (hasBars(m_spec)) painter.setPen(m_theme.text);
    const QFontMetricsF yMetrics(painter.font());
    const double width = area.left() - kTickGap - kEdge;
    for (const AxisTick& tick : m_yTicks) {
        if (tick.label.isEmpty()) continue;
        const double y = m_frame.toPage(0, tick.position).y();
        const QString label = yMetrics.elidedText(tick.label, Qt::ElideRight, width);
        painter.drawText(QRectF(kEdge, y - yMetrics.height() / 2, width, yMetrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, label);
    }
}

void FrameItem::paintTitles(QPainter& painter) const {
    const QRectF& area = m_frame.area;
    painter.setFont(plotFont(kTitlePixels));
    painter.setPen(m_theme.muted);
    const double height = QFontMetricsF(painter.font()).height();
    painter.drawText(QRectF(area.left(), m_size.height() - kEdge - height, area.width(), height),
                     Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip, axisTitle(m_spec.x));
    if (!hasBars(m_spec) && !m_spec.y.title.isEmpty()) {
        painter.save();
        painter.translate(kEdge, area.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-area.height() / 2, 0, area.height(), height),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, axisTitle(m_spec.y));
        painter.restore();
    }
    if (!m_parts.title || m_spec.title.isEmpty()) return;
    painter.setFont(plotFont(kHeadingPixels, true));
    painter.setPen(m_theme.text);
    const QFontMetricsF metrics(painter.font());
    const double left = hasBars(m_spec) ? kEdge : area.left();
    painter.drawText(QRectF(left, kEdge, m_size.width() - left, metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, m_spec.title);
}

void FrameItem::paintLegend(QPainter& painter) const {
    const QVector<LegendEntry> entries = legendEntries(m_spec);
    painter.setFont(plotFont(kTitlePixels));
    const double height = QFontMetricsF(painter.font()).height();
    int bands = 0;
    for (qsizetype entry = 0; entry < entries.size() && entry < m_legend.size(); ++entry) {
        const QPointF place = m_legend[entry];
        const QPointF centre = place + QPointF(8, 0);
        PlotLayer layer = *entries[entry].layer;
        if (layer.kind == PlotLayer::Kind::Band) ++bands;
        // On a log axis bars are drawn as dots.
        if (layer.kind == PlotLayer::Kind::Bars && m_frame.xScale == AxisScale::Logarithmic)
            layer.kind = PlotLayer::Kind::Points;
        if (entries[entry].part == LegendPart::Layer)
            paintLegendSymbol(painter, layer, m_theme, centre, bands);
        else
            paintBarPart(painter, entries[entry].part, m_theme, centre);
        painter.setPen(m_theme.text);
        painter.drawText(QRectF(place.x() + kLegendSymbol, place.y() - height / 2, 400, height),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entries[entry].text);
    }
}

}  // namespace footbridge
