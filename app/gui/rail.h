// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace footbridge {

class RailModel;

/// The list of pages on the left edge.
class Rail : public QListView {
    Q_OBJECT
  public:
    explicit Rail(RailModel* model, QWidget* parent = nullptr);

  Q_SIGNALS:
    void pageChosen(int row);
};

}  // namespace footbridge
