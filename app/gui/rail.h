// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace footbridge {

class RailModel;

/// The list of pages on the left edge. A heading folds its pages by click, Enter or Space.
class Rail : public QListView {
    Q_OBJECT
  public:
    explicit Rail(RailModel* model, QWidget* parent = nullptr);

    void showPage(int page);  ///< unfolds its group where that is folded

  Q_SIGNALS:
    void pageChosen(int page);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void toggle(const QModelIndex& heading);

    RailModel* m_model;
};

}  // namespace footbridge
