// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour_callout.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/theme.h"

namespace footbridge {

namespace {

constexpr int kWidth = 360, kGap = 12, kMargin = 16;
constexpr QMargins kFrame(6, 6, 6, 6);

}  // namespace

TourCallout::TourCallout(QWidget* window) : QFrame(window) {
    setObjectName(QStringLiteral("tourCallout"));
    setProperty("callout", true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    auto* head = new QHBoxLayout;
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("tourTitle"));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_place = new QLabel(this);
    m_place->setProperty("role", QStringLiteral("caption"));
    head->addWidget(m_title, 1);
    head->addWidget(m_place, 0, Qt::AlignTop);
    layout->addLayout(head);
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("tourText"));
    m_text->setWordWrap(true);
    layout->addWidget(m_text);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* close = new QPushButton(tr("End the tour"), this);
    close->setObjectName(QStringLiteral("tourClose"));
    close->setProperty("flat", true);
    close->setToolTip(tr("Escape"));
    m_back = new QPushButton(tr("Back"), this);
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_back->setAccessibleName(tr("Previous step of the tour"));
    m_next = new QPushButton(this);
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_next->setProperty("primary", true);
    buttons->addWidget(close);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    layout->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &TourCallout::closeWanted);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::backWanted);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::nextWanted);
    hide();
}

void TourCallout::show(const QString& title, const QString& text, int step, int steps) {
    m_title->setText(title);
    m_text->setText(text);
    m_place->setText(tr("%1 of %2").arg(step + 1).arg(steps));
    m_back->setEnabled(step > 0);
    const bool last = step + 1 == steps;
    m_next->setText(last ? tr("Done") : tr("Next"));
    m_next->setAccessibleName(last ? tr("End the tour") : tr("Next step of the tour"));
    setAccessibleName(tr("Tour: %1").arg(title));
    setAccessibleDescription(text);
    const bool appears = !isVisible();
    QFrame::show();
    if (appears || !m_back->isEnabled()) m_next->setFocus();
    raise();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TourCallout::setWaiting(bool waits) {
    m_next->setEnabled(!waits);
}

void TourCallout::placeBeside(const QRect& control) {
    const int wide = std::max(kWidth, layout()->totalMinimumSize().width());
    resize(wide, layout()->totalHeightForWidth(wide));
    const QRect room = parentWidget()->rect().adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const QPoint corner = room.bottomRight() - QPoint(width(), height());
    if (control.isEmpty()) {
        move(corner);
        return;
    }
    const int left = std::clamp(control.left(), room.left(), std::max(room.left(), corner.x()));
    const int top = std::clamp(control.top(), room.top(), std::max(room.top(), corner.y()));
    const QPoint places[] = {{left, control.bottom() + kGap},
                             {left, control.top() - kGap - height()},
                             {control.right() + kGap, top},
                             {control.left() - kGap - width(), top}};
    const auto* fits = std::ranges::find_if(
        places, [&](QPoint place) { return room.contains(QRect(place, size())); });
    move(fits != std::end(places) ? *fits : corner);
}

void TourCallout::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeWanted();
    } else {
        QFrame::keyPressEvent(event);
    }
}

TourMark::TourMark(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("tourMark"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

QRect TourMark::surround(const QVector<QRect>& controls) {
    QRect all;
    m_controls.clear();
    for (const QRect& control : controls) all |= control.marginsAdded(kFrame);
    for (const QRect& control : controls)
        m_controls.append(control.marginsAdded(kFrame).translated(-all.topLeft()));
    setGeometry(all);
    setVisible(!all.isEmpty());
    raise();
    update();
    return all;
}

void TourMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor halo = currentTheme().accent;
    halo.setAlphaF(0.3F);
    for (const QRect& control : m_controls) {
        const QRectF frame = QRectF(control).adjusted(3, 3, -3, -3);
        painter.setPen(QPen(halo, 6));
        painter.drawRoundedRect(frame, 9, 9);
        painter.setPen(QPen(currentTheme().accent, 2));
        painter.drawRoundedRect(frame, 9, 9);
    }
}

}  // namespace footbridge
