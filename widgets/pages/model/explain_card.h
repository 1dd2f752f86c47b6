// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <memory>

#include "widgets/workspace/explainer.h"

class QButtonGroup;
class QLabel;
class QStackedWidget;
class QTableWidget;
class QVBoxLayout;

namespace footbridge {

class PlotView;
class ShareBar;
class StripList;

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
    QWidget* makeRowView();
    QWidget* makeModelView(JobBoard& board);
    QLabel* addHeading(QVBoxLayout& layout, const QString& title, const QString& caption);
    void ask();
    void fillRow();
    void fillMembers(const Explainer::OfRow& of);
    void fillEffects(const Explainer::OfRow& of);
    void fillNearest(const Explainer::OfRow& of);
    void fillModel();
    void drawCurve(int place);
    void fail(const QString& sentence);
    void say(const QString& sentence);  ///< in place of both views

    Explainer& m_explainer;
    std::size_t m_position = 0;
    Index m_row = -1;
    QButtonGroup* m_views = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_figure = nullptr;
    QLabel* m_interval = nullptr;
    QLabel* m_reasons = nullptr;
    ShareBar* m_shares = nullptr;
    QWidget* m_membersHead = nullptr;
    StripList* m_members = nullptr;
    StripList* m_effects = nullptr;
    QLabel* m_moreEffects = nullptr;
    QTableWidget* m_nearest = nullptr;
    QLabel* m_nearestNote = nullptr;
    QLabel* m_importanceNote = nullptr;
    StripList* m_importance = nullptr;
    QLabel* m_curveTitle = nullptr;
    PlotView* m_curve = nullptr;
};

}  // namespace footbridge
