// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/time_view.h"

#include <QContextMenuEvent>
#include <QDateTime>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QTimeZone>
#include <QToolTip>
#include <array>
#include <cmath>

#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"

namespace footbridge {

namespace {

constexpr int kLeft = 58, kRight = 40, kTop = 8, kBottom = 26;
constexpr double kShortest = 60;  // s that are shown at least
constexpr std::array kSteps{60.,    300.,    900.,    3600.,    10800.,   21600.,   43200.,
                            86400., 172800., 604800., 1209600., 2592000., 7776000., 31536000.};

/// How dates on an axis are written, short, in the order of the language.
struct DateFormats {
    QString minute, day, month;
};

DateFormats dateFormats() {
    const QString usual = QLocale().dateFormat(QLocale::LongFormat);
    if (usual.contains(QStringLiteral("M月")))
        return {QStringLiteral("yyyy年M月d日(ddd) HH:mm"), QStringLiteral("M月d日"),
                QStringLiteral("yyyy年M月")};
    const QString day =
        usual.contains(QStringLiteral("d.")) ? QStringLiteral("d. MMM") : QStringLiteral("d MMM");
    return {QStringLiteral("ddd ") + day + QStringLiteral(" yyyy HH:mm"), day,
            QStringLiteral("MMM yyyy")};
}

}  // namespace

TimeView::TimeView(JobBoard& board, QWidget* parent) : QWidget(parent), m_board(board) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent, false);
}

void TimeView::setSpan(double begin, double end, qint64 clock) {
    m_first = begin;
    m_last = std::max(end, begin + kShortest);
    m_clock = clock;
    m_begin = m_first;
    m_end = m_last;
    update();
}

void TimeView::show(double begin, double end) {
    if (begin == m_begin && end == m_end) return;
    m_begin = begin;
    m_end = end;
    update();
}

void TimeView::linkTime(TimeView& other) {
    connect(this, &TimeView::timeMoved, &other, &TimeView::show);
    connect(&other, &TimeView::timeMoved, this, &TimeView::show);
}

void TimeView::copyToClipboard() {
    copyPicture(picture());
}

QRect TimeView::area() const {
    return rect().adjusted(kLeft, kTop, -kRight, -kBottom);
}

double TimeView::timeAt(double x) const {
    const QRect inner = area();
    return m_begin + (x - inner.left()) / std::max(1, inner.width()) * (m_end - m_begin);
}

double TimeView::xOf(double time) const {
    const QRect inner = area();
    return inner.left() + (time - m_begin) / (m_end - m_begin) * inner.width();
}

QString TimeView::timeText(double time) const {
    const auto clock = QDateTime::fromSecsSinceEpoch(
        m_clock + static_cast<qint64>(std::floor(time)), QTimeZone::utc());
    return QLocale().toString(clock, dateFormats().minute);
}

void TimeView::move(double begin, double end) {
    const double span = std::clamp(end - begin, kShortest, m_last - m_first);
    begin = std::clamp(begin, m_first, m_last - span);
    show(begin, begin + span);
    Q_EMIT timeMoved(m_begin, m_end);
}

void TimeView::zoom(double factor, double anchor) {
    const double span = std::clamp((m_end - m_begin) * factor, kShortest, m_last - m_first);
    const double share = (anchor - m_begin) / (m_end - m_begin);
    move(anchor - share * span, anchor + (1 - share) * span);
}

void TimeView::paintTimeAxis(QPainter& painter, const QRect& inner) {
    const Theme& theme = currentTheme();
    const double span = m_end - m_begin;
    const int widest = painter.fontMetrics().horizontalAdvance(QStringLiteral("Wed 00:00 00")) + 24;
    const double room = std::max(1.0, std::floor(inner.width() / static_cast<double>(widest)));
    double step = kSteps.back();
    for (const double one : kSteps)
        if (span / one <= room) {
            step = one;
            break;
        }
    const double offset = static_cast<double>(m_clock % 604800) - 345600;  // from a Monday
    const QString format = step >= 7776000. ? dateFormats().month
                           : step >= 86400. ? dateFormats().day
                                            : QStringLiteral("ddd HH:mm");
    for (double time = std::ceil((m_begin + offset) / step) * step - offset; time <= m_end;
         time += step) {
        const int x = static_cast<int>(std::round(xOf(time)));
        painter.setPen(theme.grid);
        painter.drawLine(x, inner.top(), x, inner.bottom());
        painter.setPen(theme.muted);
        const auto clock = QDateTime::fromSecsSinceEpoch(
            m_clock + static_cast<qint64>(std::llround(time)), QTimeZone::utc());
        painter.drawText(QRect(x - widest / 2, inner.bottom() + 4, widest, kBottom - 4),
                         Qt::AlignHCenter | Qt::AlignTop, QLocale().toString(clock, format));
    }
}

void TimeView::paintSides(QPainter& painter, const QRect& inner) {
    const Theme& theme = currentTheme();
    const int height = painter.fontMetrics().height();
    for (const Mark& mark : leftMarks()) {
        const int y = static_cast<int>(std::round(inner.bottom() - mark.place * inner.height()));
        painter.setPen(theme.grid);
        painter.drawLine(inner.left(), y, inner.right(), y);
        painter.setPen(theme.muted);
        painter.drawText(QRect(16, y - height / 2, kLeft - 22, height),
                         Qt::AlignRight | Qt::AlignVCenter, mark.label);
    }
    painter.setPen(theme.muted);
    for (const Mark& mark : rightMarks()) {
        const int y = static_cast<int>(std::round(inner.bottom() - mark.place * inner.height()));
        painter.drawText(QRect(inner.right() + 6, y - height / 2, kRight - 6, height),
                         Qt::AlignLeft | Qt::AlignVCenter, mark.label);
    }
    painter.save();
    painter.translate(0, inner.center().y());
    painter.rotate(-90);
    painter.drawText(QRect(-inner.height() / 2, 0, inner.height(), height), Qt::AlignCenter,
                     leftTitle());
    painter.restore();
}

void TimeView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRect inner = area();
    if (inner.width() < 10 || inner.height() < 10) return;
    paintAll(painter);
    painter.setPen(hasFocus() ? currentTheme().accent : currentTheme().line);
    painter.drawLine(inner.bottomLeft(), inner.bottomRight());
    if (hasFocus()) painter.drawRect(inner.adjusted(-1, -1, 0, 0));
}

void TimeView::paintAll(QPainter& painter) {
    painter.setFont(plotFont(11));
    const QRect inner = area();
    paintTimeAxis(painter, inner);
    paintSides(painter, inner);
    painter.save();
    painter.setClipRect(inner);
    paintData(painter, inner);
    painter.restore();
}

PaintedPicture TimeView::picture() {
    return {accessibleName(), size(), [this](QPainter& painter) { paintAll(painter); }};
}

void TimeView::writePicture(const QString& path) {
    footbridge::writePicture(picture(), path);
}

void TimeView::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(0.999, event->angleDelta().y()), timeAt(event->position().x()));
    event->accept();
}

void TimeView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_dragging = true;
    m_dragged = event->pos();
}

void TimeView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) {
        QToolTip::showText(event->globalPosition().toPoint(), textAt(event->pos()), this);
        return;
    }
    const double seconds = timeAt(m_dragged.x()) - timeAt(event->pos().x());
    m_dragged = event->pos();
    move(m_begin + seconds, m_end + seconds);
}

void TimeView::mouseReleaseEvent(QMouseEvent*) {
    m_dragging = false;
}

void TimeView::mouseDoubleClickEvent(QMouseEvent*) {
    move(m_first, m_last);
}

void TimeView::keyPressEvent(QKeyEvent* event) {
    const double span = m_end - m_begin, middle = (m_begin + m_end) / 2;
    switch (event->key()) {
        case Qt::Key_Left:
            return move(m_begin - span / 10, m_end - span / 10);
        case Qt::Key_Right:
            return move(m_begin + span / 10, m_end + span / 10);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(1 / 1.5, middle);
        case Qt::Key_Minus:
            return zoom(1.5, middle);
        case Qt::Key_Home:
            return move(m_first, m_last);
        default:
            break;
    }
    if (event->matches(QKeySequence::Copy)) return copyToClipboard();
    QWidget::keyPressEvent(event);
}

void TimeView::contextMenuEvent(QContextMenuEvent* event) {
    // Not exec(): the view may go while the menu is open, and its menu with it.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addPictureActions(*menu, *this, m_board, [this] { return picture(); });
    menu->addAction(tr("Show all"), this, [this] { move(m_first, m_last); });
    menu->popup(event->globalPos());
}

}  // namespace footbridge
