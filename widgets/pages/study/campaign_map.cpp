// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/campaign_map.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/charts/mixed_colour.h"
#include "widgets/charts/theme.h"
#include "widgets/models/pair_table_model.h"
#include "widgets/words/number_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kLabelWidth = 110, kHeadHeight = 24, kCellWidth = 64, kCellHeight = 30,
              kWidestCell = 110;
constexpr double kCellGap = 3, kGapShare = 0.15;
/// Cells narrower than this tell their value by their colour alone.
constexpr double kLeastTextWidth = 20;

bool isDark(const QColor& colour) {
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF() < 0.55;
}

}  // namespace

CampaignMap::CampaignMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Map of the pairs: sources in the rows, targets in the columns"));
}

void CampaignMap::setRows(const std::vector<PairRow>& rows) {
    m_rows = rows;
    m_sources.clear();
    m_targets.clear();
    m_places.clear();
    m_worst = 0;
    m_least = 1e9;
    std::map<QString, int> sources, targets;
    for (const PairRow& row : m_rows) {
        sources.emplace(QString::fromStdString(row.source), 0);
        targets.emplace(QString::fromStdString(row.target), 0);
        if (row.nmse > 0) {
            m_worst = std::max(m_worst, row.nmse);
            m_least = std::min(m_least, row.nmse);
        }
    }
    // The same order in both, so that a table's row and column stand alike.
    for (auto& [name, place] : sources) {
        place = static_cast<int>(m_sources.size());
        m_sources += name;
    }
    for (auto& [name, place] : targets) {
        place = static_cast<int>(m_targets.size());
        m_targets += name;
    }
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        m_places.emplace(std::pair(sources[QString::fromStdString(m_rows[at].source)],
                                   targets[QString::fromStdString(m_rows[at].target)]),
                         at);
    updateGeometry();
    update();
}

void CampaignMap::setWhat(What what) {
    m_what = what;
    update();
}

void CampaignMap::setChosen(const std::string& pair) {
    m_chosen = pair;
    update();
}

QSize CampaignMap::sizeHint() const {
    return {kLabelWidth + kCellWidth * static_cast<int>(std::max<qsizetype>(1, m_targets.size())),
            kHeadHeight + kCellHeight * static_cast<int>(std::max<qsizetype>(1, m_sources.size()))};
}

QSize CampaignMap::minimumSizeHint() const {
    return {240, std::min(320, sizeHint().height())};
}

QRectF CampaignMap::cellRect(int row, int column) const {
    const auto columns = std::max<qsizetype>(1, m_targets.size());
    const auto rows = std::max<qsizetype>(1, m_sources.size());
    const double wide =
        std::min<double>(kWidestCell, (width() - kLabelWidth) / static_cast<double>(columns));
    const double high =
        std::min<double>(kCellHeight + 6, (height() - kHeadHeight) / static_cast<double>(rows));
    const double across = std::min(kCellGap, kGapShare * wide) / 2;
    const double down = std::min(kCellGap, kGapShare * high) / 2;
    return QRectF(kLabelWidth + column * wide, kHeadHeight + row * high, wide, high)
        .adjusted(across, down, -across, -down);
}

const PairRow* CampaignMap::at(int row, int column) const {
    const auto place = m_places.find({row, column});
    return place == m_places.end() ? nullptr : &m_rows[place->second];
}

const PairRow* CampaignMap::under(QPointF place) const {
    for (const auto& [where, at] : m_places)
        if (cellRect(where.first, where.second).contains(place)) return &m_rows[at];
    return nullptr;
}

QColor CampaignMap::fillOf(const PairRow& row) const {
    const Theme& theme = currentTheme();
    const QColor neutral = theme.grid;
    const auto between = [&](double share) {
        return mixed(neutral, theme.seriesColour(0), std::clamp(0.12 + 0.88 * share, 0.0, 1.0));
    };
    switch (m_what) {
        case What::Gain:
            if (std::isnan(row.gain)) return neutral;
            if (row.gain < 0)
                return mixed(neutral, theme.seriesColour(3), std::min(1.0, 0.2 - 2 * row.gain));
            return between(row.gain);
        case What::Error:
            if (std::isnan(row.nmse) || m_worst <= m_least) return neutral;
            return between(std::log(row.nmse / m_least) / std::log(m_worst / m_least));
        case What::Severity:
            return std::isnan(row.severity) ? neutral : between(row.severity);
        case What::Winner: {
            const auto strategy = strategyFromName(row.winner);
            if (!strategy) return neutral;
            // What uses the source is blue, what does without it is orange.
            return mixed(neutral, theme.seriesColour(usesSource(*strategy) ? 0 : 3), 0.6);
        }
    }
    return neutral;
}

QString CampaignMap::textOf(const PairRow& row) const {
    switch (m_what) {
        case What::Gain:
            return std::isnan(row.gain) ? QStringLiteral("–") : percentLabel(row.gain);
        case What::Error:
            return numberText(row.nmse, 2);
        case What::Severity:
            return std::isnan(row.severity) ? QStringLiteral("–") : fixedText(row.severity, 2);
        case What::Winner:
            return winnerLabel(row.winner);
    }
    return {};
}

void CampaignMap::paintCell(QPainter& painter, const QRectF& rect, const PairRow* row) const {
    const Theme& theme = currentTheme();
    const bool wordless =
        rect.width() < kLeastTextWidth || rect.height() < painter.fontMetrics().ascent();
    if (!row) {
        painter.setPen(theme.muted);
        if (!wordless) painter.drawText(rect, Qt::AlignCenter, QStringLiteral("—"));
        return;
    }
    const bool open = row->done < row->cells;
    const QColor fill = open ? theme.surface : fillOf(*row);
    if (wordless) {
        painter.fillRect(rect, open ? theme.line : fill);
    } else {
        painter.setPen(open ? QPen(theme.muted, 1, Qt::DashLine) : QPen(Qt::NoPen));
        painter.setBrush(fill);
        painter.drawRoundedRect(rect, 3, 3);
    }
    if (row->pair == m_chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.text, 2));
        painter.drawRoundedRect(rect, 3, 3);
    }
    if (wordless) return;
    painter.setPen(open ? theme.muted : isDark(fill) ? QColor(Qt::white) : lightTheme().text);
    const QString text =
        open ? tr("%1 of %2").arg(countText(row->done), countText(row->cells)) : textOf(*row);
    painter.drawText(
        rect, Qt::AlignCenter,
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(rect.width()) - 4));
}

void CampaignMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    const auto elided = [&](const QString& text, double room) {
        return painter.fontMetrics().elidedText(text, Qt::ElideMiddle, static_cast<int>(room));
    };
    painter.setPen(theme.muted);
    // Names that have no room are left out; a tool tip tells them.
    const bool narrow = cellRect(0, 0).width() < kLeastTextWidth;
    for (int column = 0; column < m_targets.size() && !narrow; ++column) {
        const QRectF cell = cellRect(0, column);
        painter.drawText(QRectF(cell.left(), 0, cell.width(), kHeadHeight), Qt::AlignCenter,
                         elided(m_targets[column], cell.width()));
    }
    const int line = painter.fontMetrics().height();
    double free = 0;  // from where on the next name has room
    for (int row = 0; row < m_sources.size(); ++row) {
        const QRectF cell = cellRect(row, 0);
        painter.setPen(theme.text);
        if (const double top = cell.center().y() - line / 2.0; top >= free) {
            painter.drawText(QRectF(0, top, kLabelWidth - 8, line),
                             Qt::AlignRight | Qt::AlignVCenter,
                             elided(m_sources[row], kLabelWidth - 8));
            free = top + line;
        }
        for (int column = 0; column < m_targets.size(); ++column)
            paintCell(painter, cellRect(row, column), at(row, column));
    }
}

void CampaignMap::mousePressEvent(QMouseEvent* event) {
    if (const PairRow* row = under(event->position())) Q_EMIT chosen(row->pair);
    QWidget::mousePressEvent(event);
}

void CampaignMap::keyPressEvent(QKeyEvent* event) {
    std::pair<int, int> place{-1, -1};
    for (const auto& [where, at] : m_places)
        if (m_rows[at].pair == m_chosen) place = where;
    const int across = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int down = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (across == 0 && down == 0) return QWidget::keyPressEvent(event);
    for (int step = 1; step <= std::max(m_sources.size(), m_targets.size()); ++step)
        if (const PairRow* row = at(place.first + step * down, place.second + step * across)) {
            Q_EMIT chosen(row->pair);
            return;
        }
}

bool CampaignMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        if (const PairRow* row = under(help->pos()))
            QToolTip::showText(
                help->globalPos(),
                toolTipText(tr("%1\nGain %2, severity %3, nMSE %4, least error: %5")
                                .arg(QString::fromStdString(row->pair), gainWords(*row),
                                     fixedText(row->severity, 2), numberText(row->nmse),
                                     winnerLabel(row->winner))),
                this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

}  // namespace footbridge
