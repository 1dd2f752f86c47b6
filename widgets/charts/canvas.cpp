// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/canvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/words/number_text.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

constexpr double kWheelStep = 1.2, kKeyStep = 1.25, kPanShare = 0.1;
constexpr double kDeepestZoom = 1e-5, kWidestZoom = 50;  ///< of the span that shows all data
constexpr double kHitRadius = 9;
constexpr int kClickSlack = 4;  ///< pixels that a click may move

AxisRange zoomed(const AxisRange& range, const AxisRange& home, double anchor, double factor) {
    const double span =
        std::clamp(range.span() / factor, home.span() * kDeepestZoom, home.span() * kWidestZoom);
    const double share = (anchor - range.low) / range.span();
    return {anchor - share * span, anchor + (1 - share) * span};
}

/// There the wheel turns the page over a plot that nobody has clicked.
bool isOnAPageThatScrolls(const QWidget* plot) {
    for (const QWidget* parent = plot->parentWidget(); parent; parent = parent->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(parent);
        if (area && area->verticalScrollBar()->maximum() > 0) return true;
    }
    return false;
}

}  // namespace

Canvas::Canvas(QWidget* parent)
    : QGraphicsView(parent),
      m_scene(new PlotScene({.title = false}, this)),
      m_opening(new QTimer(this)) {
    m_opening->setSingleShot(true);
    connect(m_opening, &QTimer::timeout, this, [this] { Q_EMIT activated(m_opened); });
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void Canvas::setSpec(const PlotSpec& spec) {
    const PlotSpec& old = m_scene->spec();
    const auto sameAxis = [](const AxisSpec& a, const AxisSpec& b) {
        return a.title == b.title && a.unit == b.unit && a.scale == b.scale;
    };
    const bool keepsZoom = m_zoomed && !m_scene->isEmpty() && spec.title == old.title &&
                           sameAxis(spec.x, old.x) && sameAxis(spec.y, old.y);
    const PlotFrame before = m_scene->frame();
    QToolTip::hideText();
    m_opening->stop();  // the point of a click may be another one now
    m_picked.reset();
    m_outdated = false;
    m_home = homeRanges(spec);
    m_scene->setSpec(spec, currentTheme());
    m_zoomed = keepsZoom;
    if (keepsZoom)
        m_scene->setRanges(before.x, before.y);
    else
        m_scene->goHome();
}

void Canvas::setSelection(const QVector<qint64>& ids) {
    m_selection = QSet<qint64>(ids.begin(), ids.end());
    m_scene->points().setSelection(m_selection);
}

QVector<qint64> Canvas::selection() const {
    QVector<qint64> ids(m_selection.begin(), m_selection.end());
    std::sort(ids.begin(), ids.end());
    return ids;
}

void Canvas::goHome() {
    m_zoomed = false;
    m_scene->goHome();
}

void Canvas::goHomeByHand() {
    goHome();
    Q_EMIT viewMoved();
}

void Canvas::showRanges(const AxisRange& x, const AxisRange& y) {
    m_zoomed = true;
    m_scene->setRanges(x, y);
}

bool Canvas::canMove() const {
    return !m_scene->isEmpty() && !hasBars(m_scene->spec());
}

void Canvas::zoom(double factor, QPointF anchor, bool alongX, bool alongY) {
    if (!canMove()) return;
    const PlotFrame frame = m_scene->frame();
    const QPointF at = frame.toPlotPoint(anchor);
    m_zoomed = true;
    m_scene->setRanges(alongX ? zoomed(frame.x, m_home.x, at.x(), factor) : frame.x,
                       alongY ? zoomed(frame.y, m_home.y, at.y(), factor) : frame.y);
    Q_EMIT viewMoved();
}

void Canvas::pan(QPointF pixels) {
    if (!canMove()) return;
    const PlotFrame frame = m_scene->frame();
    const double x = -pixels.x() / frame.area.width() * frame.x.span();
    const double y = pixels.y() / frame.area.height() * frame.y.span();
    m_zoomed = true;
    m_scene->setRanges({frame.x.low + x, frame.x.high + x}, {frame.y.low + y, frame.y.high + y});
    Q_EMIT viewMoved();
}

void Canvas::select(const QVector<qint64>& ids, Qt::KeyboardModifiers modifiers) {
    QSet<qint64> chosen(ids.begin(), ids.end());
    if (modifiers.testFlag(Qt::ControlModifier)) {
        const QSet<qint64> both = m_selection & chosen;
        chosen = (m_selection | chosen) - (ids.size() == 1 ? both : QSet<qint64>());
    }
    if (chosen == m_selection) return;
    m_selection = chosen;
    m_scene->points().setSelection(m_selection);
    Q_EMIT selectionEdited();
}

QString Canvas::describe(const PointHit& hit) const {
    const PlotSpec& spec = m_scene->spec();
    const PlotLayer& layer = spec.layers[hit.layer];
    QStringList lines;
    if (hit.id >= 0) lines += tr("Row %1").arg(hit.id);
    if (!layer.name.isEmpty()) {
        if (lines.isEmpty())
            lines += layer.name;
        else
            lines.last() += QStringLiteral(" · ") + layer.name;
    }
    const auto named = [](const AxisSpec& axis, double value) {
        const QString text = quantityText(value, axis.unit, 4);
        return axis.title.isEmpty() ? text : QStringLiteral("%1: %2").arg(axis.title, text);
    };
    lines += named(spec.x, layer.x[hit.index]);
    lines += named(spec.y, layer.y[hit.index]);
    if (hit.index < layer.low.size() && hit.index < layer.high.size())
        lines += tr("Interval: %1 to %2")
                     .arg(quantityText(layer.low[hit.index], spec.y.unit),
                          quantityText(layer.high[hit.index], spec.y.unit));
    return lines.join(QLatin1Char('\n'));
}

QString Canvas::describe(const BarsItem::Hit& hit) const {
    const PlotSpec& spec = m_scene->spec();
    const PlotLayer& layer = spec.layers[hit.layer];
    if (hit.category >= layer.x.size() || std::isnan(layer.x[hit.category])) return {};
    if (hit.category < layer.notes.size()) return layer.notes[hit.category];
    QStringList lines{spec.categories[hit.category]};
    const QString value = quantityText(layer.x[hit.category], spec.x.unit);
    lines += layer.name.isEmpty() ? value : QStringLiteral("%1: %2").arg(layer.name, value);
    if (hit.category < layer.marks.size() && std::isfinite(layer.marks[hit.category]))
        lines += tr("Floor: %1").arg(quantityText(layer.marks[hit.category], spec.x.unit));
    return toolTipText(lines.join(QLatin1Char('\n')));
}

void Canvas::hover(QPoint position) {
    const QPointF page = mapToScene(position);
    QString text;
    if (const auto hit = m_scene->points().nearest(page, kHitRadius); hit && !m_scene->isEmpty())
        text = toolTipText(describe(*hit));
    else if (const auto bar = m_scene->bars().at(page); bar && !m_scene->isEmpty())
        text = describe(*bar);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(viewport()->mapToGlobal(position + QPoint(10, 6)), text, viewport());
}

void Canvas::stepToNeighbour(int step) {
    m_picked = m_scene->points().neighbour(m_picked, step);
    m_scene->points().setPicked(m_picked);
    if (!m_picked) {
        QToolTip::hideText();
        return;
    }
    const QString text = describe(*m_picked);
    const QPoint position = mapFromScene(m_picked->page);
    QToolTip::showText(viewport()->mapToGlobal(position + QPoint(10, 6)), toolTipText(text),
                       viewport());
    setAccessibleDescription(text);
}

void Canvas::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    m_scene->setSize(viewport()->size());
}

void Canvas::wheelEvent(QWheelEvent* event) {
    const bool meant = hasFocus() || event->modifiers().testFlag(Qt::ControlModifier);
    if (!canMove() || event->angleDelta().y() == 0 || (!meant && isOnAPageThatScrolls(this))) {
        event->ignore();
        return;
    }
    const QPointF at = event->position();
    const QRectF& area = m_scene->frame().area;
    const bool onY = at.x()<area.left(), onX = at.y()> area.bottom();
    const QPointF anchor(std::clamp(at.x(), area.left(), area.right()),
                         std::clamp(at.y(), area.top(), area.bottom()));
    zoom(std::pow(kWheelStep, event->angleDelta().y() / 120.0), anchor, onX || !onY, onY || !onX);
    event->accept();
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_scene->isEmpty()) {
        event->ignore();
        return;
    }
    m_pressed = m_last = event->pos();
    const bool selects = event->modifiers().testFlag(Qt::ShiftModifier);
    m_drag = selects ? Drag::Select : Drag::Pan;
    QToolTip::hideText();
}

void Canvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag == Drag::None) {
        hover(event->pos());
        return;
    }
    const bool moved = (event->pos() - m_pressed).manhattanLength() >= kClickSlack;
    if (m_drag == Drag::Select) {
        m_band = QRect(m_pressed, event->pos()).normalized();
        viewport()->update();
    } else if (moved || m_last != m_pressed) {
        if (canMove()) setCursor(Qt::ClosedHandCursor);
        pan(event->pos() - m_last);
        m_last = event->pos();
    }
}

void Canvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_drag == Drag::None) return;
    const Drag drag = m_drag;
    m_drag = Drag::None;
    unsetCursor();
    if (drag == Drag::Select && (event->pos() - m_pressed).manhattanLength() >= kClickSlack) {
        const QRectF page(mapToScene(m_band.topLeft()), mapToScene(m_band.bottomRight()));
        select(m_scene->points().idsIn(page), event->modifiers());
    } else if ((event->pos() - m_pressed).manhattanLength() < kClickSlack) {
        const auto hit = m_scene->points().nearest(mapToScene(event->pos()), kHitRadius);
        if (hit && hit->id >= 0) {
            select({hit->id}, event->modifiers());
            if (event->modifiers() == Qt::NoModifier) {
                m_opened = hit->id;
                m_opening->start(QApplication::doubleClickInterval());
            }
        } else {
            select({}, event->modifiers());
        }
    }
    m_band = {};
    viewport()->update();
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_opening->stop();
    goHomeByHand();
}

void Canvas::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(event)) event->ignore();
}

bool Canvas::handleKey(QKeyEvent* event) {
    const QRectF area = m_scene->frame().area;
    const QPointF step(area.width() * kPanShare, area.height() * kPanShare);
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
        return true;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        select(m_scene->points().allIds(), Qt::NoModifier);
        return true;
    }
    switch (event->key()) {
        case Qt::Key_Left:
            pan({step.x(), 0});
            return true;
        case Qt::Key_Right:
            pan({-step.x(), 0});
            return true;
        case Qt::Key_Up:
            pan({0, step.y()});
            return true;
        case Qt::Key_Down:
            pan({0, -step.y()});
            return true;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            zoom(kKeyStep, area.center());
            return true;
        case Qt::Key_Minus:
            zoom(1 / kKeyStep, area.center());
            return true;
        case Qt::Key_Home:
            goHomeByHand();
            return true;
        case Qt::Key_PageDown:
            stepToNeighbour(1);
            return true;
        case Qt::Key_PageUp:
            stepToNeighbour(-1);
            return true;
        case Qt::Key_Space:
            if (m_picked && m_picked->id >= 0) select({m_picked->id}, event->modifiers());
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!m_picked || m_picked->id < 0) return false;
            Q_EMIT activated(m_picked->id);
            return true;
        case Qt::Key_Escape:
            if (m_selection.isEmpty()) return false;
            select({}, Qt::NoModifier);
            return true;
        default:
            return false;
    }
}

void Canvas::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    QToolTip::hideText();
}

void Canvas::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    const auto type = event->type();
    if (type != QEvent::PaletteChange && type != QEvent::FontChange &&
        type != QEvent::StyleChange && type != QEvent::LanguageChange)
        return;
    // A change of the theme comes as several events, and a plot out of sight can wait.
    const bool waits = std::exchange(m_outdated, true);
    if (isVisible() && !waits) QTimer::singleShot(0, this, &Canvas::restyle);
}

void Canvas::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    restyle();
}

void Canvas::restyle() {
    if (!std::exchange(m_outdated, false)) return;
    const PlotFrame frame = m_scene->frame();
    const PlotSpec spec = m_scene->spec();
    m_scene->setSpec(spec, currentTheme());
    m_scene->setRanges(frame.x, frame.y);
}

void Canvas::drawForeground(QPainter* painter, const QRectF& rect) {
    QGraphicsView::drawForeground(painter, rect);
    const Theme& theme = currentTheme();
    if (!m_band.isEmpty()) {
        QColor fill = theme.accent;
        fill.setAlphaF(0.12F);
        painter->setPen(QPen(theme.accent, 1));
        painter->setBrush(fill);
        painter->drawRect(QRectF(m_band));
    }
    if (!hasFocus()) return;
    painter->setPen(QPen(theme.accent, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(m_scene->sceneRect().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace footbridge
