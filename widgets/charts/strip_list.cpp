// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/strip_list.h"

#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/theme.h"
#include "widgets/words/number_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kRow = 21, kStripAxis = 18, kHead = 20, kColumnGap = 10, kSlack = 4;
constexpr double kNameShare = 0.36, kMostName = 0.45;  // of the width, for names
constexpr double kShareBar = 44, kSharePercent = 40, kLeastAxis = 120, kTickMargin = 8;

QString percentOf(double share) {
    constexpr double kLeastSaid = 0.01;
    return share > 0 && share < kLeastSaid ? StripList::tr("< %1").arg(percentLabel(kLeastSaid))
                                           : percentLabel(share);
}

double widest(const QVector<StripRow>& rows, const QFontMetrics& metrics, QString StripRow::*text) {
    int width = -kSlack;
    for (const StripRow& row : rows) width = std::max(width, metrics.horizontalAdvance(row.*text));
    return width + kSlack;
}

}  // namespace

StripList::StripList(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
}

void StripList::setRows(QVector<StripRow> rows, const AxisSpec& axis, QVector<Mark> marks) {
    m_rows = std::move(rows);
    m_axis = axis;
    m_marks = std::move(marks);
    if (m_chosen >= m_rows.size()) m_chosen = -1;
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

void StripList::setChoosable(bool choosable) {
    m_choosable = choosable;
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StripList::choose(int row) {
    m_chosen = row >= 0 && row < m_rows.size() ? row : -1;
    update();
}

QString StripList::text() const {
    QString text;
    for (const StripRow& row : m_rows) {
        QStringList cells{row.name};
        if (!row.detail.isEmpty()) cells += row.detail;
        if (!std::isnan(row.share)) cells += percentOf(row.share);
        if (!row.text.isEmpty()) cells += row.text;
        for (const double value : {row.from, row.to})
            if (!std::isnan(value)) cells += numberText(value, 6);
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

int StripList::headHeight() const {
    return std::ranges::any_of(m_marks, [](const Mark& mark) { return !mark.name.isEmpty(); })
               ? kHead
               : 0;
}

QSize StripList::sizeHint() const {
    return {420, headHeight() + kRow * static_cast<int>(m_rows.size()) + kStripAxis};
}

QSize StripList::minimumSizeHint() const {
    return {280, sizeHint().height()};
}

StripList::Columns StripList::columns() const {
    const QFontMetrics metrics(plotFont(12));
    Columns columns;
    const double detail = widest(m_rows, metrics, &StripRow::detail),
                 text = widest(m_rows, metrics, &StripRow::text);
    const double detailRoom = detail > 0 ? std::min(detail, 0.2 * width()) + kColumnGap : 0;
    const bool shares =
        std::ranges::any_of(m_rows, [](const StripRow& row) { return !std::isnan(row.share); });
    const double shareRoom = shares ? kShareBar + kSharePercent + kColumnGap : 0;
    const double textRoom = text > 0 ? text + kColumnGap : 0;
    // Names are cut only where the axis would else be too short to read.
    const double spare = width() - kLeastAxis - detailRoom - shareRoom - textRoom - kColumnGap;
    const double most = std::max(kNameShare * width(), std::min(spare, kMostName * width()));
    double left = std::min(widest(m_rows, metrics, &StripRow::name), most) + kColumnGap;
    columns.detail = left;
    left += detailRoom;
    columns.share = left;
    left += shareRoom;
    columns.text = left;
    left += textRoom;
    left = std::min(left, std::max(0.0, width() - kLeastAxis));
    columns.axis = QRectF(left, headHeight(), std::max(1.0, width() - left - 2),
                          kRow * static_cast<double>(m_rows.size()));
    return columns;
}

AxisRange StripList::range() const {
    AxisRange range{INFINITY, -INFINITY};
    const auto add = [&](double value) {
        const double at = toPlot(m_axis.scale, value);
        if (!std::isfinite(at)) return;
        range.low = std::min(range.low, at);
        range.high = std::max(range.high, at);
    };
    for (const StripRow& row : m_rows)
        for (const double value : {row.dot, row.from, row.to, row.low, row.high}) add(value);
    for (const Mark& mark : m_marks) add(mark.value);
    if (!(range.low <= range.high)) return {0, 1};
    const double margin = std::max(0.06 * range.span(), range.span() > 0 ? 0 : 0.05);
    range.low -= margin;
    range.high += margin;
    return range;
}

void StripList::paintAxis(QPainter& painter, const QRectF& area, const AxisRange& range) const {
    const Theme& theme = currentTheme();
    painter.setFont(plotFont(11));
    const QFontMetrics metrics = painter.fontMetrics();
    for (const AxisTick& tick : axisTicks(m_axis, range, area.width(), [&](const QString& label) {
             return metrics.horizontalAdvance(label) + 2 * kTickMargin;
         })) {
        const double x = area.left() + (tick.position - range.low) / range.span() * area.width();
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        const double half = metrics.horizontalAdvance(tick.label) / 2.0;
        const double centre = std::clamp(x, area.left() + half, area.right() - half);
        if (std::abs(centre - x) > half) continue;
        painter.setPen(theme.muted);
        painter.drawText(QRectF(centre - half - 2, area.bottom() + 2, 2 * half + 4, 15),
                         Qt::AlignCenter, tick.label);
    }
}

void StripList::paintMarks(QPainter& painter, const QRectF& area, const AxisRange& range) const {
    const Theme& theme = currentTheme();
    painter.setFont(plotFont(11));
    double legend = width();
    for (qsizetype i = m_marks.size() - 1; i >= 0; --i) {
        const Mark& mark = m_marks[i];
        const QPen pen(mark.dashed ? theme.good : theme.text, 1.5,
                       mark.dashed ? Qt::DashLine : Qt::SolidLine);
        const double x = area.left() + (toPlot(m_axis.scale, mark.value) - range.low) /
                                           range.span() * area.width();
        painter.setPen(pen);
        if (std::isfinite(x)) painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        if (mark.name.isEmpty()) continue;
        const double wide = painter.fontMetrics().horizontalAdvance(mark.name);
        legend -= wide;
        painter.drawLine(QPointF(legend - 22, kHead / 2.0 - 2),
                         QPointF(legend - 6, kHead / 2.0 - 2));
        painter.setPen(theme.text);
        painter.drawText(QRectF(legend, 0, wide + 1, kHead - 4), Qt::AlignLeft | Qt::AlignVCenter,
                         mark.name);
        legend -= 22 + kColumnGap;
    }
}

void StripList::paintRow(QPainter& painter, int row, const Columns& columns,
                         const AxisRange& range) const {
    const Theme& theme = currentTheme();
    const StripRow& line = m_rows[row];
    const QRectF area = columns.axis;
    const double top = area.top() + row * kRow, middle = top + kRow / 2.0;
    const auto xOf = [&](double value) {
        return area.left() +
               (toPlot(m_axis.scale, value) - range.low) / range.span() * area.width();
    };
    if (row == m_chosen) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(QRectF(0, top, width(), kRow), 3, 3);
    }
    painter.setFont(plotFont(12));
    const QFontMetrics metrics = painter.fontMetrics();
    const auto write = [&](double left, double right, const QString& text, const QColor& colour,
                           Qt::Alignment side) {
        painter.setPen(colour);
        painter.drawText(QRectF(left, top, right - left, kRow), side | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, static_cast<int>(right - left)));
    };
    write(2, columns.detail - kColumnGap, line.name, theme.text, Qt::AlignLeft);
    if (!line.detail.isEmpty())
        write(columns.detail, columns.share - kColumnGap, line.detail, theme.muted, Qt::AlignRight);
    if (!std::isnan(line.share)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.grid);
        const QRectF whole(columns.share, middle - 4, kShareBar, 8);
        painter.drawRoundedRect(whole, 1.5, 1.5);
        painter.setBrush(theme.accent);
        QRectF part = whole;
        part.setWidth(std::max(2.0, line.share * kShareBar));
        painter.drawRoundedRect(part, 1.5, 1.5);
        write(columns.share + kShareBar, columns.share + kShareBar + kSharePercent,
              percentOf(line.share), theme.text, Qt::AlignRight);
    }
    if (!line.text.isEmpty())
        write(columns.text, area.left() - kColumnGap, line.text, theme.text, Qt::AlignRight);
    const QColor colour = theme.seriesColour(0);
    painter.setClipRect(area.adjusted(-1, 0, 1, 0));
    if (!std::isnan(line.from) && !std::isnan(line.to)) {
        const double a = xOf(line.from), b = xOf(line.to);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(
            QRectF(std::min(a, b), middle - 5, std::max(2.0, std::abs(b - a)), 10), 1.5, 1.5);
    }
    if (!std::isnan(line.low) && !std::isnan(line.high)) {
        painter.setPen(QPen(theme.text, 1.2));
        painter.drawLine(QPointF(xOf(line.low), middle), QPointF(xOf(line.high), middle));
        for (const double end : {line.low, line.high})
            painter.drawLine(QPointF(xOf(end), middle - 3), QPointF(xOf(end), middle + 3));
    }
    if (!std::isnan(line.dot)) {
        const double radius = std::isnan(line.share) ? 4.5 : 3 + 5 * std::sqrt(line.share);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(xOf(line.dot), middle), radius, radius);
    }
    painter.setClipping(false);
}

void StripList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Columns places = columns();
    const AxisRange shown = range();
    if (m_rows.isEmpty()) return;
    // What is chosen lies below the grid and the marks.
    paintAxis(painter, places.axis, shown);
    for (int row = 0; row < m_rows.size(); ++row) paintRow(painter, row, places, shown);
    paintMarks(painter, places.axis, shown);
    if (hasFocus()) {
        painter.setPen(currentTheme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

int StripList::rowAt(int y) const {
    const int row = y < headHeight() ? -1 : (y - headHeight()) / kRow;
    return row < m_rows.size() ? row : -1;
}

void StripList::mousePressEvent(QMouseEvent* event) {
    const int row = rowAt(qRound(event->position().y()));
    if (!m_choosable || row < 0 || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    choose(row);
    Q_EMIT rowChosen(row);
}

void StripList::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return QApplication::clipboard()->setText(text());
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (!m_choosable || step == 0 || m_rows.isEmpty()) return QWidget::keyPressEvent(event);
    const int row = std::clamp(m_chosen + step, 0, static_cast<int>(m_rows.size()) - 1);
    choose(row);
    Q_EMIT rowChosen(row);
}

bool StripList::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = rowAt(help->pos().y());
    if (row < 0 || m_rows[row].toolTip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), toolTipText(m_rows[row].toolTip), this);
    return true;
}

}  // namespace footbridge
