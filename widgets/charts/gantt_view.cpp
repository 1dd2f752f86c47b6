// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/gantt_view.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/charts/theme.h"

namespace footbridge {

namespace {

QRgb fillOf(int series) {
    const Theme& theme = currentTheme();
    const QColor colour = theme.seriesColour(series), back = theme.surface;
    const auto between = [](int a, int b) { return (6 * a + 4 * b) / 10; };
    return qRgb(between(colour.red(), back.red()), between(colour.green(), back.green()),
                between(colour.blue(), back.blue()));
}

}  // namespace

void GanttView::setBars(QVector<GanttBar> bars, int nodes) {
    m_bars = std::move(bars);
    m_nodes = std::max(1, nodes);
    std::stable_sort(m_bars.begin(), m_bars.end(),
                     [](const GanttBar& a, const GanttBar& b) { return a.begin < b.begin; });
    m_latestEnd.clear();
    m_latestEnd.reserve(m_bars.size());
    double latest = -1e300;
    for (const GanttBar& bar : std::as_const(m_bars))
        m_latestEnd.append(latest = std::max(latest, bar.end));
    update();
}

/// All bars before have ended by the visible begin.
qsizetype GanttView::firstVisible() const {
    return std::upper_bound(m_latestEnd.begin(), m_latestEnd.end(), visibleBegin()) -
           m_latestEnd.begin();
}

void GanttView::drawBar(QImage& picture, const GanttBar& bar, double scale) const {
    const double perSecond = picture.width() / (visibleEnd() - visibleBegin());
    const double perNode = static_cast<double>(picture.height()) / m_nodes;
    const int left = std::max(0, static_cast<int>((bar.begin - visibleBegin()) * perSecond));
    int right = std::min(picture.width(),
                         static_cast<int>(std::ceil((bar.end - visibleBegin()) * perSecond)));
    // From below; a seam is left where there is room for one.
    int top = static_cast<int>(std::floor(picture.height() - (bar.lastNode + 1) * perNode));
    const int bottom = static_cast<int>(std::ceil(picture.height() - bar.firstNode * perNode));
    top = std::max(top, 0);
    const int seam = std::max(1, static_cast<int>(scale));
    if (right - left > 3 * seam) right -= seam;
    if (bottom - top > 3 * seam) top += seam;
    if (right <= left) return;
    const QRgb colour = fillOf(bar.onFewer ? 1 : 0);
    for (int y = top; y < std::min(bottom, picture.height()); ++y) {
        QRgb* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        std::fill(line + left, line + right, colour);
    }
}

void GanttView::drawRectangles(QPainter& painter, const QRect& inner) const {
    const double perNode = static_cast<double>(inner.height()) / m_nodes;
    for (qsizetype i = firstVisible(); i < m_bars.size() && m_bars[i].begin < visibleEnd(); ++i) {
        const GanttBar& bar = m_bars[i];
        if (bar.end <= visibleBegin()) continue;
        const double left = xOf(std::max(bar.begin, visibleBegin()));
        const double right = xOf(std::min(bar.end, visibleEnd()));
        const double top = inner.bottom() + 1 - (bar.lastNode + 1) * perNode;
        painter.fillRect(
            QRectF(left, top, right - left, (bar.lastNode + 1 - bar.firstNode) * perNode),
            QColor(fillOf(bar.onFewer ? 1 : 0)));
    }
}

void GanttView::paintData(QPainter& painter, const QRect& inner) {
    if (painter.device() != static_cast<const QPaintDevice*>(this))
        return drawRectangles(painter, inner);
    const double scale = devicePixelRatioF();
    QImage picture((QSizeF(inner.size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    for (qsizetype i = firstVisible(); i < m_bars.size() && m_bars[i].begin < visibleEnd(); ++i)
        if (m_bars[i].end > visibleBegin()) drawBar(picture, m_bars[i], scale);
    picture.setDevicePixelRatio(scale);
    painter.drawImage(inner.topLeft(), picture);
}

QVector<TimeView::Mark> GanttView::leftMarks() const {
    QVector<Mark> marks;
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
        marks.append({share, QLocale().toString(static_cast<int>(std::round(share * m_nodes)))});
    return marks;
}

const GanttBar* GanttView::barAt(QPoint position) const {
    const QRect inner = area();
    if (!inner.contains(position)) return nullptr;
    const double time = timeAt(position.x());
    const double share = static_cast<double>(inner.bottom() - position.y()) / inner.height();
    const int node = static_cast<int>(std::floor(share * m_nodes));
    for (qsizetype i = firstVisible(); i < m_bars.size() && m_bars[i].begin <= time; ++i) {
        const GanttBar& bar = m_bars[i];
        if (time < bar.end && node >= bar.firstNode && node <= bar.lastNode) return &bar;
    }
    return nullptr;
}

QString GanttView::textAt(QPoint position) const {
    const GanttBar* bar = barAt(position);
    if (!bar) return {};
    return tr("Job %1, nodes %2 to %3\n%4 to %5")
        .arg(bar->job)
        .arg(bar->firstNode)
        .arg(bar->lastNode)
        .arg(timeText(bar->begin), timeText(bar->end));
}

}  // namespace footbridge
