// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "widgets/models/feature_list_model.h"

class QLabel;
class QListView;
class QStackedWidget;

namespace footbridge {

/// One of the three lists of the Features page with its count, or why it is empty.
class FeatureSide : public QFrame {
    Q_OBJECT
  public:
    FeatureSide(FeatureListModel::Kind kind, const QString& heading, QWidget* parent);

    FeatureListModel& model() { return *m_model; }
    const FeatureListModel& model() const { return *m_model; }
    QListView& view() { return *m_view; }
    void setEmptyText(const QString& text);
    const FeatureLine* selected() const;  ///< null when there is none
    QString selectedName() const;         ///< of a feature that can be matched
    void select(int row);
    void showCount();         ///< of the model, and the list or why it is empty
    int wantedWidth() const;  ///< at which no name is cut

  Q_SIGNALS:
    void selectionChanged();
    void selectionMade();  ///< before selectionChanged, where something is selected now

  private:
    FeatureListModel* m_model;
    QListView* m_view;
    QLabel* m_count;
    QStackedWidget* m_stack;
    QLabel* m_empty;
};

}  // namespace footbridge
