// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QLineEdit;
class QWidget;

namespace footbridge {

class JobBoard;
class LeaderboardModel;
class PredictionTableModel;

/// A table of names with figures: on a wide screen the figures stay together, and the names get the
/// room; where all do not fit, it scrolls.
class NameFirstView : public QTableView {
    Q_OBJECT
  public:
    using QTableView::QTableView;

    void fitName();

  protected:
    void resizeEvent(QResizeEvent* event) override;
};

/// The tables of the Results page: sortable by a click on a header, copyable, named for screen
/// readers.
QTableView* makeLeaderboardView(LeaderboardModel* model, JobBoard& board, QWidget* parent);
QTableView* makePredictionView(PredictionTableModel* model, JobBoard& board, QWidget* parent);
QLineEdit* makeRowFilter(QWidget* parent);
void fitLeaderboard(QTableView& view);  ///< columns to their contents, the name takes the rest

}  // namespace footbridge
