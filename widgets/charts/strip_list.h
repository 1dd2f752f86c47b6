// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>
#include <limits>

#include "widgets/charts/plot_frame.h"

namespace footbridge {

/// A line of a StripList: a name, what stands beside it, and a dot, a bar or both on the axis.
struct StripRow {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    QString name, detail;              ///< detail: muted, right of the name
    double share = kNone;              ///< in [0, 1], as a small bar with its percentage
    QString text;                      ///< a number before the axis
    double dot = kNone;                ///< a disc there, larger with the share
    double from = kNone, to = kNone;   ///< a bar between them
    double low = kNone, high = kNone;  ///< a whisker
    QString toolTip;
};

/// Lines with values under each other on one axis, and marks through all of them. One line can be
/// chosen with the mouse or the keys where `choosable`.
class StripList : public QWidget {
    Q_OBJECT

  public:
    /// A line through all rows with its name for the legend.
    struct Mark {
        QString name;
        double value = 0;
        bool dashed = false;
    };

    explicit StripList(QWidget* parent = nullptr);

    void setRows(QVector<StripRow> rows, const AxisSpec& axis, QVector<Mark> marks = {});
    const QVector<StripRow>& rows() const { return m_rows; }
    void setChoosable(bool choosable);
    void choose(int row);  ///< -1: none
    int chosen() const { return m_chosen; }
    QString text() const;  ///< lines of tab-separated cells, for the clipboard

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void rowChosen(int row);  ///< by the person

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Columns {
        double detail = 0, share = 0, text = 0;
        QRectF axis;
    };
    Columns columns() const;
    AxisRange range() const;
    int rowAt(int y) const;
    int headHeight() const;
    void paintMarks(QPainter& painter, const QRectF& area, const AxisRange& range) const;
    void paintAxis(QPainter& painter, const QRectF& area, const AxisRange& range) const;
    void paintRow(QPainter& painter, int row, const Columns& columns, const AxisRange& range) const;

    QVector<StripRow> m_rows;
    QVector<Mark> m_marks;
    AxisSpec m_axis;
    bool m_choosable = false;
    int m_chosen = -1;
};

}  // namespace footbridge
