// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour_callout.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "widgets/charts/theme.h"

namespace footbridge {

namespace {

constexpr int kWidth = 360, kGap = 12, kMargin = 16, kStep = 8;
constexpr qint64 kCoverWeight = 100;
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
    setFocusPolicy(Qt::StrongFocus);
    for (QPushButton* button : {close, m_back, m_next}) button->installEventFilter(this);
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
    QFrame::show();
    takeFocus();
    raise();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TourCallout::setWaiting(bool waits) {
    if (m_next->isEnabled() == !waits) return;
    const bool focused = hasFocus() || m_next->hasFocus();
    if (waits && focused) setFocus();  // a button that is switched off would hand it on
    m_next->setEnabled(!waits);
    if (!waits && focused) takeFocus();
}

void TourCallout::placeBeside(const QVector<QRect>& controls) {
    const int wide = std::max(kWidth, layout()->totalMinimumSize().width());
    resize(wide, layout()->totalHeightForWidth(wide));
    const QRect room = parentWidget()->rect().adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const QPoint corner = room.bottomRight() - QPoint(width(), height());
    QRect all;
    for (const QRect& control : controls) all |= control;
    QPoint best = corner;
    qint64 least = std::numeric_limits<qint64>::max();
    // Every place on a grid: what it would cover weighs far more than how far away it is.
    for (int y = room.top(); y <= corner.y() && !controls.isEmpty(); y += kStep)
        for (int x = room.left(); x <= corner.x(); x += kStep) {
            const QRect place(QPoint(x, y), size());
            qint64 covered = 0;
            for (const QRect& control : controls) {
                const QRect hidden = control.adjusted(-kGap, -kGap, kGap, kGap) & place;
                covered += qint64{hidden.width()} * hidden.height() * !hidden.isEmpty();
            }
            const QPoint away = place.center() - all.center();
            const qint64 cost = kCoverWeight * covered + away.manhattanLength();
            if (cost >= least) continue;
            least = cost;
            best = place.topLeft();
        }
    move(best);
}

void TourCallout::takeFocus() {
    if (!isVisible()) return;
    if (m_next->isEnabled())
        m_next->setFocus();
    else
        setFocus();
}

/// Return, Right and Page Down go on, Left and Page Up back, Escape ends.
bool TourCallout::follow(QKeyEvent& event) {
    const bool onButton = QApplication::focusWidget() == m_back ||
                          (QApplication::focusWidget() &&
                           QApplication::focusWidget()->objectName() == QLatin1String("tourClose"));
    switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (onButton) return false;  // that button is meant
            [[fallthrough]];
        case Qt::Key_Right:
        case Qt::Key_PageDown:
            if (m_next->isEnabled()) Q_EMIT nextWanted();
            return true;
        case Qt::Key_Left:
        case Qt::Key_PageUp:
            if (m_back->isEnabled()) Q_EMIT backWanted();
            return true;
        case Qt::Key_Escape:
            Q_EMIT closeWanted();
            return true;
        default:
            return false;
    }
}

bool TourCallout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto& key = static_cast<QKeyEvent&>(*event);
        if (key.modifiers() == Qt::NoModifier && follow(key)) return true;
    }
    return QFrame::eventFilter(watched, event);
}

void TourCallout::keyPressEvent(QKeyEvent* event) {
    if (!follow(*event)) QFrame::keyPressEvent(event);
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
