// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/savings_view.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/charts/painted_picture.h"
#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

constexpr int kSavingsRow = 46, kSavingsAxis = 40, kSavingsBar = 15, kSavingsGap = 8,
              kSavingsFont = 12;
constexpr int kTimeColour = 0, kRowsColour = 1;
constexpr double kStep = 0.25, kFloor = -1;  // of the axis; the lowest share that has a place

/// Where the axis begins: at nothing saved, or below where something is lost.
double lowest(const QVector<SavingsRow>& rows) {
    double low = 0;
    for (const SavingsRow& row : rows)
        for (const auto& saved : {row.time, row.rows})
            if (saved) low = std::min(low, saved->low);
    return std::max(kFloor, std::floor(low / kStep) * kStep);
}

}  // namespace

SavingsView::SavingsView(JobBoard& board, QWidget* parent) : QWidget(parent), m_board(board) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SavingsView::setRows(QVector<SavingsRow> rows) {
    m_rows = std::move(rows);
    QStringList words;
    for (const SavingsRow& row : m_rows)
        words += row.time ? tr("%1: %2 of the time, %3 of the rows.")
                                .arg(row.name, percentLabel(row.time->value),
                                     percentLabel(row.rows->value))
                          : tr("%1: %2.").arg(row.name, row.text);
    setAccessibleDescription(words.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

QSize SavingsView::sizeHint() const {
    return {360, static_cast<int>(m_rows.size()) * kSavingsRow + kSavingsAxis};
}

QSize SavingsView::minimumSizeHint() const {
    return {260, static_cast<int>(m_rows.size()) * (2 * kSavingsBar + 4) + kSavingsAxis};
}

void SavingsView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintAll(painter);
}

void SavingsView::contextMenuEvent(QContextMenuEvent* event) {
    // Not exec(): the view may go while the menu is open, and its menu with it.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addPictureActions(*menu, *this, m_board, [this] {
        return PaintedPicture{accessibleName(), size(),
                              [this](QPainter& painter) { paintAll(painter); }};
    });
    menu->popup(event->globalPos());
}

void SavingsView::paintAll(QPainter& painter) const {
    if (m_rows.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    const QFont plain = plotFont(kSavingsFont), bold = plotFont(kSavingsFont, true);
    const QFontMetrics metrics(bold);
    int names = 0;
    for (const SavingsRow& row : m_rows)
        names = std::max(names, metrics.horizontalAdvance(row.name));
    const int figures = metrics.horizontalAdvance(percentLabel(-1)) + kSavingsGap;
    const QRectF area(names + kSavingsGap, 0, width() - names - 2 * kSavingsGap - figures,
                      height() - kSavingsAxis);
    const double low = lowest(m_rows);
    const auto place = [&](double share) {
        return area.left() + (std::clamp(share, low, 1.0) - low) / (1 - low) * area.width();
    };
    painter.setFont(plain);
    for (double tick = low; tick <= 1.001; tick += kStep) {
        painter.setPen(std::abs(tick) < 1e-9 ? theme.muted : theme.grid);
        painter.drawLine(QPointF(place(tick), area.top()), QPointF(place(tick), area.bottom()));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(place(tick) - 40, area.bottom() + 2, 80, 16), Qt::AlignCenter,
                         percentLabel(tick));
    }
    // Below the axis, but for what is longer than it: that takes the room beside as well.
    const QString title = tr("Saved against training from scratch");
    const double wide =
        std::min<double>(width(), painter.fontMetrics().horizontalAdvance(title) + 2);
    const double left = std::clamp(area.center().x() - wide / 2, 0.0, width() - wide);
    painter.drawText(QRectF(left, area.bottom() + 18, wide, 18), Qt::AlignCenter, title);
    const double step = area.height() / static_cast<double>(m_rows.size());
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const SavingsRow& row = m_rows[i];
        const double middle = area.top() + (static_cast<double>(i) + 0.5) * step;
        painter.setPen(theme.text);
        painter.setFont(row.best ? bold : plain);
        painter.drawText(QRectF(0, middle - 12, names, 24), Qt::AlignRight | Qt::AlignVCenter,
                         row.name);
        painter.setFont(plain);
        if (!row.time) {
            painter.setPen(theme.muted);
            painter.drawText(QRectF(place(0) + kSavingsGap, middle - step / 2,
                                    width() - place(0) - kSavingsGap, step),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, row.text);
            continue;
        }
        double top = middle - kSavingsBar - 1;
        for (const auto& [saved, colour] :
             {std::pair(*row.time, kTimeColour), std::pair(*row.rows, kRowsColour)}) {
            const double from = std::min(place(0), place(saved.value)),
                         to = std::max(place(0), place(saved.value));
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.seriesColour(colour));
            painter.drawRoundedRect(QRectF(from, top, to - from, kSavingsBar), 2, 2);
            painter.setPen(QPen(theme.text, 1.4));
            const double y = top + kSavingsBar / 2.0;
            painter.drawLine(QPointF(place(saved.low), y), QPointF(place(saved.high), y));
            for (const double end : {saved.low, saved.high})
                painter.drawLine(QPointF(place(end), y - 4), QPointF(place(end), y + 4));
            painter.drawText(QRectF(width() - figures, y - 9, figures, 18),
                             Qt::AlignRight | Qt::AlignVCenter, percentLabel(saved.value));
            top += kSavingsBar + 2;
        }
    }
}

}  // namespace footbridge
