// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>

#include "widgets/charts/plot_scene.h"

class QTimer;

namespace footbridge {

/// The view inside a PlotView: turns mouse and keys into pan, zoom, hover and selection.
class Canvas : public QGraphicsView {
    Q_OBJECT
  public:
    explicit Canvas(QWidget* parent);

    void setSpec(const PlotSpec& spec);
    const PlotScene& plot() const { return *m_scene; }
    void setSelection(const QVector<qint64>& ids);
    QVector<qint64> selection() const;
    void goHome();
    void goHomeByHand();                                      ///< and says so
    void showRanges(const AxisRange& x, const AxisRange& y);  ///< as if zoomed there
    bool isZoomed() const { return m_zoomed; }

  Q_SIGNALS:
    void selectionEdited();
    void activated(qint64 id);
    void copyRequested();
    void viewMoved();  ///< by the person

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

  private:
    enum class Drag { None, Pan, Select };
    bool canMove() const;
    void restyle();  ///< in the theme of now, where it is not yet
    void zoom(double factor, QPointF anchor, bool alongX = true, bool alongY = true);
    void pan(QPointF pixels);
    void select(const QVector<qint64>& ids, Qt::KeyboardModifiers modifiers);
    void hover(QPoint position);
    void stepToNeighbour(int step);
    QString describe(const PointHit& hit) const;
    QString describe(const BarsItem::Hit& hit) const;
    bool handleKey(QKeyEvent* event);

    PlotScene* m_scene;
    QSet<qint64> m_selection;
    std::optional<PointHit> m_picked;
    HomeRanges m_home;
    bool m_zoomed = false;
    bool m_outdated = false;  ///< drawn in another theme, font or language
    Drag m_drag = Drag::None;
    QPoint m_pressed, m_last;
    QTimer* m_opening;     ///< a click opens a point only when it was not half a double click
    qint64 m_opened = -1;  ///< that point
    QRect m_band;
};

}  // namespace footbridge
