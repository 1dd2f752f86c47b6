// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/interval_list.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/painted_picture.h"
#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"
#include "widgets/words/number_text.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

constexpr double kBarOpacity = 0.5, kCap = 4, kDiamond = 5.5;
constexpr int kAxis = 36, kNumbers = 52, kIndent = 8, kLeastRow = 17, kMostRow = 24,
              kLeastArea = 72, kAfterName = 12, kNamePixels = 12, kLeastNamePixels = 9;

}  // namespace

/// Where values stand.
struct IntervalList::Scale {
    QRectF area;
    double low, high;  ///< powers of ten

    double x(double value) const {
        return area.left() +
               (std::log10(std::max(value, 1e-12)) - low) / (high - low) * area.width();
    }
};

IntervalList::IntervalList(JobBoard& board, QWidget* parent) : QWidget(parent), m_board(board) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void IntervalList::setRows(QVector<IntervalRow> rows, const QString& unit, const QString& axisTitle,
                           std::optional<double> reference) {
    m_rows = std::move(rows);
    m_unit = unit;
    m_axisTitle = axisTitle;
    m_reference = reference;
    QStringList spoken;
    for (const IntervalRow& row : std::as_const(m_rows))
        if (!row.heading) spoken += row.name + QLatin1Char(' ') + row.text;
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void IntervalList::setStyle(const IntervalStyle& style) {
    m_style = style;
    update();
}

int IntervalList::rowHeight() const {
    if (m_rows.isEmpty()) return kMostRow;
    return std::clamp((height() - kAxis) / static_cast<int>(m_rows.size()), kLeastRow, kMostRow);
}

QSize IntervalList::sizeHint() const {
    return {360, kAxis + kMostRow * static_cast<int>(std::max<qsizetype>(4, m_rows.size()))};
}

QSize IntervalList::minimumSizeHint() const {
    return {280, kAxis + kLeastRow * static_cast<int>(std::max<qsizetype>(4, m_rows.size()))};
}

void IntervalList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintAll(painter);
    if (hasFocus()) {
        painter.setPen(currentTheme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

int IntervalList::widestName(int pixels) const {
    int widest = 0;
    for (const IntervalRow& row : std::as_const(m_rows))
        if (!row.heading)
            widest = std::max(
                widest, QFontMetrics(plotFont(pixels, row.marked)).horizontalAdvance(row.name));
    return widest + 2 * kIndent + kAfterName;
}

int IntervalList::roomForNames() const {
    return std::max(width() / 2, width() - kNumbers - kLeastArea);
}

/// Rather smaller than cut.
int IntervalList::fittingPixels() const {
    int pixels = kNamePixels;
    while (pixels > kLeastNamePixels && widestName(pixels) > roomForNames()) --pixels;
    return pixels;
}

void IntervalList::paintAll(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    double least = INFINITY, most = 0;
    for (const IntervalRow& row : std::as_const(m_rows)) {
        if (row.heading) continue;
        const double low = row.low > 0 ? row.low : row.value;
        if (low > 0) least = std::min(least, low);
        most = std::max(most, row.high);
        if (row.measured > 0) {
            least = std::min(least, row.measured);
            most = std::max(most, row.measured);
        }
    }
    if (m_style.barsFrom) least = std::min(least, *m_style.barsFrom);
    if (!(most > 0)) return;
    const int namePixels = fittingPixels();
    const int names = std::min(widestName(namePixels), roomForNames());
    const double low = std::log10(least) - (m_style.barsFrom == least ? 0 : 0.08);
    const double high = std::log10(most) + 0.08;
    const QRectF area(names, 0, std::max(40, width() - names - kNumbers),
                      rowHeight() * m_rows.size());
    const Scale scale{area, low, high};

    painter.setFont(plotFont(11));
    const AxisSpec axis{m_axisTitle, m_unit, AxisScale::Logarithmic, 0, 0};
    for (const AxisTick& tick :
         axisTicks(axis, {low, high}, area.width(), [&](const QString& label) {
             return painter.fontMetrics().horizontalAdvance(label) + 8.0;
         })) {
        const double x = area.left() + (tick.position - low) / (high - low) * area.width();
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(x, 0), QPointF(x, area.bottom()));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(x - 40, area.bottom() + 2, 80, 15), Qt::AlignCenter, tick.label);
    }
    painter.drawText(QRectF(area.left() - 40, area.bottom() + 18, area.width() + 80, 16),
                     Qt::AlignCenter, m_axisTitle);
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const IntervalRow& row = m_rows[i];
        const QRectF line(0, static_cast<double>(i * rowHeight()), width(), rowHeight());
        if (row.marked) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.accentSoft);
            painter.drawRoundedRect(line.adjusted(0, 1, 0, -1), 3, 3);
        }
        painter.setFont(
            plotFont(row.heading ? kNamePixels : namePixels, row.heading || row.marked));
        painter.setPen(row.heading ? theme.muted : theme.text);
        const QRectF name = line.adjusted(row.heading ? 4 : 4 + kIndent, 0, 0, 0);
        const double room = (row.heading ? width() - kNumbers : names) - name.left();
        painter.drawText(QRectF(name.left(), name.top(), room, name.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.name, Qt::ElideRight, int(room)));
        painter.setFont(plotFont(kNamePixels, row.heading || row.marked));
        painter.drawText(line.adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, row.text);
    }
    if (m_reference) {
        painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
        painter.drawLine(QPointF(scale.x(*m_reference), 0),
                         QPointF(scale.x(*m_reference), area.bottom()));
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const IntervalRow& row = m_rows[i];
        if (row.heading) continue;
        const double y = (static_cast<double>(i) + 0.5) * rowHeight();
        if (m_style.barsFrom)
            paintBar(painter, row, scale, y);
        else
            paintDisc(painter, row, scale, y);
    }
}

void IntervalList::paintDisc(QPainter& painter, const IntervalRow& row, const Scale& scale,
                             double y) const {
    const QColor colour = currentTheme().seriesColour(row.series);
    painter.setPen(QPen(colour, 2));
    painter.drawLine(QPointF(std::max(scale.area.left(), scale.x(row.low)), y),
                     QPointF(scale.x(row.high), y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(scale.x(row.value), y), 4.5, 4.5);
}

void IntervalList::paintBar(QPainter& painter, const IntervalRow& row, const Scale& scale,
                            double y) const {
    const Theme& theme = currentTheme();
    QColor fill = theme.seriesColour(row.series);
    fill.setAlphaF(kBarOpacity);
    const double thick = 0.62 * rowHeight(), from = scale.x(*m_style.barsFrom);
    const double to = scale.x(row.value);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(
        QRectF(QPointF(from, y - thick / 2), QPointF(std::max(to, from + 2), y + thick / 2))
            .normalized(),
        2, 2);
    painter.setPen(QPen(theme.text, 1.5));
    const double left = std::max(scale.area.left(), scale.x(row.low)), right = scale.x(row.high);
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    for (const double end : {left, right})
        painter.drawLine(QPointF(end, y - kCap), QPointF(end, y + kCap));
    if (!(row.measured > 0)) return;
    const QPointF centre(scale.x(row.measured), y);
    painter.setPen(QPen(theme.surface, 1.5));
    painter.setBrush(theme.seriesColour(1));
    const QPointF corners[] = {centre + QPointF(0, -kDiamond), centre + QPointF(kDiamond, 0),
                               centre + QPointF(0, kDiamond), centre + QPointF(-kDiamond, 0)};
    painter.drawPolygon(corners, 4);
}

void IntervalList::copyToClipboard() const {
    QString text;
    for (const IntervalRow& row : m_rows) {
        text += row.name;
        if (!row.heading)
            for (const double value : {row.value, row.low, row.high, row.measured})
                if (!std::isnan(value)) text += QLatin1Char('\t') + numberText(value, 6);
        text += QLatin1Char('\n');
    }
    QApplication::clipboard()->setText(text);
}

void IntervalList::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copyToClipboard();
    QWidget::keyPressEvent(event);
}

PaintedPicture IntervalList::picture() const {
    return {accessibleName(), size(), [this](QPainter& painter) { paintAll(painter); }};
}

void IntervalList::contextMenuEvent(QContextMenuEvent* event) {
    // Not exec(): the view may go while the menu is open, and its menu with it.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy values"), this, &IntervalList::copyToClipboard);
    addPictureActions(*menu, *this, m_board, [this] { return picture(); });
    menu->popup(event->globalPos());
}

bool IntervalList::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const qsizetype place = help->pos().y() / std::max(1, rowHeight());
    if (place < 0 || place >= m_rows.size() || m_rows[place].heading) {
        QToolTip::hideText();
        return true;
    }
    const IntervalRow& row = m_rows[place];
    QString words =
        tr("%1: %2 (%3 % interval %4 to %5)")
            .arg(row.name, quantityText(row.value, m_unit), QString::number(m_style.level),
                 quantityText(row.low, m_unit), quantityText(row.high, m_unit));
    if (row.measured > 0) words += tr(", measured %1").arg(quantityText(row.measured, m_unit));
    QToolTip::showText(help->globalPos(), toolTipText(words), this);
    return true;
}

}  // namespace footbridge
