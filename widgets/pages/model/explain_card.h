// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "widgets/workspace/explainer.h"

class QButtonGroup;
class QLabel;
class QStackedWidget;

namespace footbridge {

class ModelExplanationView;
class RowExplanationView;

/// Why a prediction is what it is, and what the model rests on: two views in one frame, in the
/// place of the leaderboard until it is closed.
class ExplainCard : public QFrame {
    Q_OBJECT

  public:
    explicit ExplainCard(Explainer& explainer, JobBoard& board, QWidget* parent = nullptr);

    /// Of the strategy at this position and this row; -1: no row is selected.
    void show(std::size_t position, Index row);
    bool showsModel() const;
    Index row() const { return m_row; }

  Q_SIGNALS:
    void closed();
    void shown();                ///< an explanation has arrived
    void viewChanged();          ///< between the row and the model
    void rowWanted(qint64 row);  ///< of the target: a shot among the nearest rows

  private:
    QWidget* makeHead();
    void ask();
    void fillRow();
    void fillModel();
    void fail(const QString& sentence);
    void say(const QString& sentence);  ///< in place of both views

    Explainer& m_explainer;
    std::size_t m_position = 0;
    Index m_row = -1;
    QButtonGroup* m_views = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_message = nullptr;
    RowExplanationView* m_rowView = nullptr;
    ModelExplanationView* m_modelView = nullptr;
};

}  // namespace footbridge
