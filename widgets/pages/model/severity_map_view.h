// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QTableView>

namespace footbridge {

class JobBoard;

/// A SeverityMapModel as a heat map: the darker, the less of the source carries over. A click,
/// Enter or Space on a pair activates it (`pairActivated`).
class SeverityMapView : public QTableView {
    Q_OBJECT
  public:
    explicit SeverityMapView(JobBoard& board, QWidget* parent = nullptr);

    /// Outlines these pairs (row, column): those that the document has loaded.
    void setLoaded(const QSet<QPair<int, int>>& pairs);
    const QSet<QPair<int, int>>& loaded() const { return m_loaded; }
    void setModel(QAbstractItemModel* model) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void pairActivated(int from, int to);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fitCells();
    void activate(const QModelIndex& index);

    QSet<QPair<int, int>> m_loaded;
};

}  // namespace footbridge
