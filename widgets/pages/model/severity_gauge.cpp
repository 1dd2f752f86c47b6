// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/severity_gauge.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/charts/theme.h"
#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

constexpr double kThickness = 18, kBandGap = 6, kBandThickness = 4;
constexpr int kHalfTurn = 180 * 16;  ///< in Qt's sixteenths of a degree

void arc(QPainter& painter, const QRectF& circle, double from, double to, const QColor& colour,
         double thickness) {
    painter.setPen(QPen(colour, thickness, Qt::SolidLine, Qt::FlatCap));
    const int start = kHalfTurn - static_cast<int>(from * kHalfTurn);
    painter.drawArc(circle, start, -static_cast<int>((to - from) * kHalfTurn));
}

}  // namespace

SeverityGauge::SeverityGauge(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("severityGauge"));
    setAccessibleName(tr("Severity"));
}

void SeverityGauge::setValue(std::optional<double> value, double low, double high) {
    m_value = value;
    m_low = std::clamp(low, 0.0, 1.0);
    m_high = std::clamp(high, 0.0, 1.0);
    setAccessibleDescription(
        value ? tr("%1, between %2 and %3")
                    .arg(fixedText(*value, 2), fixedText(m_low, 2), fixedText(m_high, 2))
              : tr("not measurable"));
    setToolTip(accessibleDescription());
    update();
}

void SeverityGauge::setBefore(std::optional<double> value) {
    m_before = value;
    update();
}

QSize SeverityGauge::sizeHint() const {
    return {216, 150};
}

QSize SeverityGauge::minimumSizeHint() const {
    return {180, 150};
}

void SeverityGauge::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = kThickness / 2 + kBandGap + kBandThickness + 2;
    const double radius = std::min(width() / 2.0 - inset, height() - 30.0 - inset);
    const QPointF centre(width() / 2.0, inset + radius);
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    arc(painter, circle, 0, 1, theme.grid, kThickness);
    if (m_value) {
        arc(painter, circle, 0, std::clamp(*m_value, 0.0, 1.0), theme.accent, kThickness);
        const double out = kThickness / 2 + kBandGap;
        arc(painter, circle.adjusted(-out, -out, out, out), m_low, m_high, theme.muted,
            kBandThickness);
    }
    if (m_before) {
        const double angle = M_PI * (1 - std::clamp(*m_before, 0.0, 1.0));
        const QPointF out(std::cos(angle), -std::sin(angle));
        painter.setPen(QPen(theme.text, 1.4, Qt::DashLine));
        painter.drawLine(centre + (radius - kThickness / 2 - 3) * out,
                         centre + (radius + kThickness / 2 + 3) * out);
    }
    QFont font = this->font();
    font.setPixelSize(34);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_value ? theme.text : theme.muted);
    painter.drawText(QRectF(0, centre.y() - 46, width(), 46), Qt::AlignHCenter | Qt::AlignBottom,
                     m_value ? fixedText(*m_value, 2) : QStringLiteral("–"));
    font.setPixelSize(12);
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(0, centre.y() + 4, width(), 20), Qt::AlignHCenter | Qt::AlignTop,
                     m_value
                         ? QStringLiteral("%1 – %2").arg(fixedText(m_low, 2), fixedText(m_high, 2))
                         : tr("not measurable"));
}

}  // namespace footbridge
