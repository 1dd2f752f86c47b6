// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTableWidget>

#include "core/run/matrix.h"
#include "widgets/charts/painted_picture.h"

namespace footbridge {

/// Chances, in percent, that the platform of a row is faster than that of a column: the surer, the
/// stronger the colour. Columns bear the numbers of the rows.
class OrderMatrix : public QTableWidget {
    Q_OBJECT
  public:
    explicit OrderMatrix(JobBoard& board, QWidget* parent = nullptr);

    /// `faster`: names x names, in [0, 1].
    void setChances(const QStringList& names, const Matrix& faster);
    PaintedPicture picture() const;  ///< of all cells
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    int namesWidth() const;
    QSize pictureSize() const;
    void paintAll(QPainter& painter) const;
    void fitCells();

    JobBoard& m_board;
};

}  // namespace footbridge
