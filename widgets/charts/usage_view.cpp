// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/usage_view.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "widgets/charts/theme.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

QVector<double> integrals(const QVector<double>& times, const QVector<double>& values) {
    QVector<double> sums(times.size(), 0);
    for (qsizetype i = 1; i < times.size(); ++i)
        sums[i] = sums[i - 1] + (times[i] - times[i - 1]) * values[i - 1];
    return sums;
}

double roundedUp(double value) {
    const double decade = std::pow(10, std::floor(std::log10(std::max(1.0, value))));
    for (const double step : {1.0, 2.0, 4.0, 5.0, 10.0})
        if (value <= step * decade) return step * decade;
    return value;
}

}  // namespace

void UsageView::setSteps(QVector<double> times, QVector<double> used, QVector<double> waiting) {
    m_times = std::move(times);
    m_used = std::move(used);
    m_waiting = std::move(waiting);
    m_usedSums = integrals(m_times, m_used);
    m_waitingSums = integrals(m_times, m_waiting);
    const auto most = std::max_element(m_waiting.begin(), m_waiting.end());
    m_mostWaiting = roundedUp(most == m_waiting.end() ? 1 : std::max(4.0, *most));
    update();
}

double UsageView::sumUntil(const QVector<double>& sums, const QVector<double>& values,
                           double time) const {
    const auto after = std::upper_bound(m_times.begin(), m_times.end(), time);
    if (after == m_times.begin()) return 0;
    const qsizetype place = after - m_times.begin() - 1;
    return sums[place] + (time - m_times[place]) * values[place];
}

double UsageView::meanOf(const QVector<double>& sums, const QVector<double>& values, double from,
                         double to) const {
    if (m_times.isEmpty() || to <= from) return 0;
    return (sumUntil(sums, values, to) - sumUntil(sums, values, from)) / (to - from);
}

double UsageView::meanUsed(double from, double to) const {
    return meanOf(m_usedSums, m_used, from, to);
}

double UsageView::meanWaiting(double from, double to) const {
    return meanOf(m_waitingSums, m_waiting, from, to);
}

void UsageView::paintData(QPainter& painter, const QRect& inner) {
    if (m_times.isEmpty()) return;
    const Theme& theme = currentTheme();
    QPolygonF used, waiting;
    for (int x = inner.left(); x <= inner.right(); ++x) {
        const double from = timeAt(x), to = timeAt(x + 1);
        used.append({x + 0.5, inner.bottom() - inner.height() * meanUsed(from, to)});
        waiting.append(
            {x + 0.5, inner.bottom() - inner.height() * meanWaiting(from, to) / m_mostWaiting});
    }
    QPolygonF filled = used;
    filled.append({inner.right() + 1.0, inner.bottom() + 1.0});
    filled.append({inner.left() + 0.0, inner.bottom() + 1.0});
    QColor fill = theme.seriesColour(2);
    fill.setAlphaF(0.2F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(filled);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.seriesColour(2), 1.5));
    painter.drawPolyline(used);
    painter.setPen(QPen(theme.seriesColour(3), 1.5));
    painter.drawPolyline(waiting);
}

QVector<TimeView::Mark> UsageView::leftMarks() const {
    return {{0, percentLabel(0)}, {0.5, percentLabel(0.5)}, {1, percentLabel(1)}};
}

QVector<TimeView::Mark> UsageView::rightMarks() const {
    QVector<Mark> marks;
    for (const double share : {0.0, 0.5, 1.0})
        marks.append({share, QLocale().toString(static_cast<int>(share * m_mostWaiting))});
    return marks;
}

QString UsageView::textAt(QPoint position) const {
    if (!area().contains(position)) return {};
    const double from = timeAt(position.x()), to = timeAt(position.x() + 1);
    return tr("%1\n%2 in use, %3 jobs waiting")
        .arg(timeText(from), percentLabel(meanUsed(from, to)),
             QLocale().toString(meanWaiting(from, to), 'f', 1));
}

}  // namespace footbridge
