// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/share_bar.h"

#include <QPainter>
#include <algorithm>

#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kBar = 10, kGap = 6, kLine = 18, kSwatch = 14, kBetween = 14;

}  // namespace

ShareBar::ShareBar(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ShareBar::setShares(QVector<Share> shares) {
    m_shares = std::move(shares);
    QStringList spoken;
    for (const Share& share : std::as_const(m_shares)) spoken += legendOf(share);
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QString ShareBar::legendOf(const Share& share) const {
    return tr("%1 %2").arg(share.name, percentLabel(share.share));
}

QVector<QPoint> ShareBar::places(int width) const {
    const QFontMetrics metrics(plotFont(12));
    QVector<QPoint> places;
    QPoint at(0, kBar + kGap);
    for (const Share& share : m_shares) {
        const int wide = kSwatch + kGap + metrics.horizontalAdvance(legendOf(share));
        if (at.x() > 0 && at.x() + wide > width) at = QPoint(0, at.y() + kLine);
        places.append(at);
        at.rx() += wide + kBetween;
    }
    return places;
}

int ShareBar::heightForWidth(int width) const {
    const QVector<QPoint> all = places(width);
    return all.isEmpty() ? 0 : all.back().y() + kLine;
}

QSize ShareBar::sizeHint() const {
    return {360, heightForWidth(360)};
}

QSize ShareBar::minimumSizeHint() const {
    return {200, heightForWidth(std::max(200, width()))};
}

void ShareBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    painter.setFont(plotFont(12));
    const QVector<QPoint> legend = places(width());
    const double room = width() - 2.0 * static_cast<double>(m_shares.size() - 1);
    double left = 0;
    for (qsizetype i = 0; i < m_shares.size(); ++i) {
        const Share& share = m_shares[i];
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.seriesColour(share.series));
        const double wide = std::max(0.0, share.share * room);
        if (wide > 0) painter.drawRoundedRect(QRectF(left, 0, wide, kBar), 2, 2);
        left += wide + 2;
        painter.drawRoundedRect(QRectF(legend[i].x(), legend[i].y() + 4, kSwatch, 10), 2, 2);
        painter.setPen(theme.text);
        painter.drawText(QRectF(legend[i].x() + kSwatch + kGap, legend[i].y(), width(), kLine),
                         Qt::AlignLeft | Qt::AlignVCenter, legendOf(share));
    }
}

}  // namespace footbridge
