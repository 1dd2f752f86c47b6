// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/drop_zone.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QVBoxLayout>

#include "widgets/charts/theme.h"
#include "widgets/pages/page.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {

QStringList droppedFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) paths << url.toLocalFile();
    }
    return withFoldersOpened(paths);
}

DropZone::DropZone(const QString& heading, const QString& hint, QWidget* parent) : QFrame(parent) {
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(heading);
    setAccessibleDescription(hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(4);
    layout->addStretch();
    auto* title = makeLabel(heading, "heading", this);
    title->setAlignment(Qt::AlignCenter);
    auto* caption = makeLabel(hint, "caption", this);
    caption->setAlignment(Qt::AlignCenter);
    caption->setWordWrap(true);
    layout->addWidget(title);
    layout->addWidget(caption);
    layout->addStretch();
}

void DropZone::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    const bool strong = m_hot || hasFocus();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(strong ? theme.accent : theme.muted, strong ? 2 : 1, Qt::DashLine));
    painter.setBrush(m_hot || underMouse() ? theme.accentSoft : QColor(Qt::transparent));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
}

void DropZone::dragEnterEvent(QDragEnterEvent* event) {
    if (droppedFiles(*event->mimeData()).isEmpty()) return;
    m_hot = true;
    update();
    event->acceptProposedAction();
}

void DropZone::dragLeaveEvent(QDragLeaveEvent*) {
    m_hot = false;
    update();
}

void DropZone::dropEvent(QDropEvent* event) {
    m_hot = false;
    update();
    event->acceptProposedAction();
    Q_EMIT filesDropped(droppedFiles(*event->mimeData()));
}

void DropZone::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) Q_EMIT clicked();
}

void DropZone::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space) {
        Q_EMIT clicked();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void DropZone::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    update();
}

void DropZone::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    update();
}

void DropZone::enterEvent(QEnterEvent* event) {
    QFrame::enterEvent(event);
    update();
}

void DropZone::leaveEvent(QEvent* event) {
    QFrame::leaveEvent(event);
    update();
}

}  // namespace footbridge
