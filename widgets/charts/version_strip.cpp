// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/version_strip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <algorithm>

#include "widgets/charts/plot_frame.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/theme.h"

namespace footbridge {
namespace {

constexpr int kHeight = 22, kFontPixels = 11, kPadding = 6;
constexpr double kOpacity = 0.22, kRadius = 3;

}  // namespace

VersionStrip::VersionStrip(PlotView& plot, QWidget* parent) : QWidget(parent), m_plot(plot) {
    setFixedHeight(kHeight);
    connect(&plot, &PlotView::viewMoved, this, qOverload<>(&QWidget::update));
    plot.installEventFilter(this);
}

void VersionStrip::setSpans(QVector<VersionSpan> spans) {
    m_spans = std::move(spans);
    QStringList words;
    for (const VersionSpan& span : m_spans) words += span.note;
    setAccessibleDescription(words.join(QLatin1Char(' ')));
    update();
}

QSize VersionStrip::sizeHint() const {
    return {200, kHeight};
}

QRectF VersionStrip::rectOf(const VersionSpan& span) const {
    const QRectF area = m_plot.dataArea();
    const AxisRange x = m_plot.visibleX();
    const double left = mapFrom(m_plot.window(), m_plot.mapTo(m_plot.window(), QPoint())).x();
    const auto place = [&](double value) {
        const double at = area.left() + (value - x.low) / x.span() * area.width();
        return left + std::clamp(at, area.left(), area.right());
    };
    const double from = place(span.from), to = place(span.to);
    return {from, 1, std::max(0.0, to - from - 1), height() - 4.0};
}

void VersionStrip::paintEvent(QPaintEvent*) {
    if (m_plot.spec().layers.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(plotFont(kFontPixels));
    const Theme& theme = currentTheme();
    for (const VersionSpan& span : m_spans) {
        const QRectF rect = rectOf(span);
        if (rect.width() < 1) continue;
        QColor colour = theme.seriesColour(span.colour);
        colour.setAlphaF(static_cast<float>(kOpacity));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(rect, kRadius, kRadius);
        if (painter.fontMetrics().horizontalAdvance(span.name) + kPadding > rect.width()) continue;
        painter.setPen(theme.text);
        painter.drawText(rect, Qt::AlignCenter, span.name);
    }
}

bool VersionStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const VersionSpan& span : m_spans)
        if (rectOf(span).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), span.note, this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

bool VersionStrip::eventFilter(QObject* watched, QEvent* event) {
    // The plot lays out its data behind its own event.
    if (event->type() == QEvent::Resize) QTimer::singleShot(0, this, [this] { update(); });
    return QWidget::eventFilter(watched, event);
}

}  // namespace footbridge
