// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>
#include <cmath>
#include <optional>

#include "widgets/charts/painted_picture.h"

namespace footbridge {

/// A line of an IntervalList: a heading, or a value with its interval.
struct IntervalRow {
    QString name;
    double value = 0, low = 0, high = 0;
    QString text;  ///< of the value
    int series = 0;
    bool heading = false, marked = false;
    double measured = NAN;  ///< a mark of its own; NaN: none
};

/// How an IntervalList draws its values.
struct IntervalStyle {
    std::optional<double> barsFrom;  ///< as bars that begin here; else as discs
    int level = 95;                  ///< of the intervals, in percent
};

/// Values with intervals under each other on one log axis, with their names and numbers.
class IntervalList : public QWidget {
    Q_OBJECT
  public:
    explicit IntervalList(JobBoard& board, QWidget* parent = nullptr);

    /// `reference` is drawn as a dashed line through all rows.
    void setRows(QVector<IntervalRow> rows, const QString& unit, const QString& axisTitle,
                 std::optional<double> reference);
    void setStyle(const IntervalStyle& style);
    const QVector<IntervalRow>& rows() const { return m_rows; }
    PaintedPicture picture() const;
    void copyToClipboard() const;  ///< as lines of tab-separated text
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Scale;
    int rowHeight() const;
    int widestName(int pixels) const;
    int roomForNames() const;
    int fittingPixels() const;
    void paintAll(QPainter& painter) const;
    void paintDisc(QPainter& painter, const IntervalRow& row, const Scale& scale, double y) const;
    void paintBar(QPainter& painter, const IntervalRow& row, const Scale& scale, double y) const;

    JobBoard& m_board;
    QVector<IntervalRow> m_rows;
    QString m_unit, m_axisTitle;
    std::optional<double> m_reference;
    IntervalStyle m_style;
};

}  // namespace footbridge
