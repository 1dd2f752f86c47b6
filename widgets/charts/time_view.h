// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/charts/painted_picture.h"

namespace footbridge {

/// A plot over time: drag or arrow keys pan, wheel or + and − zoom along time, double click or Home
/// shows all. Views that are linked show the same time.
class TimeView : public QWidget {
    Q_OBJECT
  public:
    explicit TimeView(JobBoard& board, QWidget* parent = nullptr);

    /// Seconds that there are, and the second since 1970, local time, that 0 stands for.
    void setSpan(double begin, double end, qint64 clock);
    double visibleBegin() const { return m_begin; }
    double visibleEnd() const { return m_end; }
    void show(double begin, double end);  ///< this part, as if panned there
    void linkTime(TimeView& other);
    void copyToClipboard();
    /// What is shown, as SVG, PDF or PNG by the ending of the path. Throws Error.
    void writePicture(const QString& path);
    QSize sizeHint() const override { return {480, 220}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

  Q_SIGNALS:
    void timeMoved(double begin, double end);  ///< by the person

  protected:
    virtual void paintData(QPainter& painter, const QRect& area) = 0;
    /// Labels of the axes left and right, with their places in [0, 1] from below.
    struct Mark {
        double place;
        QString label;
    };
    virtual QVector<Mark> leftMarks() const = 0;
    virtual QVector<Mark> rightMarks() const { return {}; }
    virtual QString leftTitle() const = 0;
    /// What stands under the mouse; "" where nothing does.
    virtual QString textAt(QPoint position) const = 0;

    QRect area() const;
    double timeAt(double x) const;
    double xOf(double time) const;
    QString timeText(double time) const;

    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void paintAll(QPainter& painter);
    PaintedPicture picture();
    void move(double begin, double end);
    void zoom(double factor, double anchor);
    void paintTimeAxis(QPainter& painter, const QRect& area);
    void paintSides(QPainter& painter, const QRect& area);

    JobBoard& m_board;
    double m_first = 0, m_last = 1, m_begin = 0, m_end = 1;
    qint64 m_clock = 0;
    QPoint m_dragged;
    bool m_dragging = false;
};

}  // namespace footbridge
