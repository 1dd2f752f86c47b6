// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QTableView;
class QWidget;

namespace footbridge {

class LeaderboardModel;
class PredictionTableModel;

/// The tables of the Results page: sortable by a click on a header, copyable, named for screen
/// readers.
QTableView* makeLeaderboardView(LeaderboardModel* model, QWidget* parent);
QTableView* makePredictionView(PredictionTableModel* model, QWidget* parent);
QLineEdit* makeRowFilter(QWidget* parent);
void fitLeaderboard(QTableView& view);  ///< columns to their contents, the name takes the rest

}  // namespace footbridge
