// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/workspace/explainer.h"

class QLabel;
class QTableWidget;

namespace footbridge {

class ShareBar;
class StripList;

/// Why the prediction of a row is what it is: its interval, what each member of the mixture says,
/// what moves it, and the nearest rows that were learned from.
class RowExplanationView : public QWidget {
    Q_OBJECT

  public:
    explicit RowExplanationView(QWidget* parent = nullptr);

    void explain(const Explainer::OfRow& of);

  Q_SIGNALS:
    void rowWanted(qint64 row);  ///< of the target: a shot among the nearest rows

  private:
    void fillMembers(const Explainer::OfRow& of);
    void fillEffects(const Explainer::OfRow& of);
    void fillNearest(const Explainer::OfRow& of);

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
};

}  // namespace footbridge
