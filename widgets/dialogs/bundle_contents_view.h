// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/bundle/bundle.h"

namespace footbridge {

/// Where a bundle's model comes from, which features it takes, and how well the strategies did.
class BundleContentsView : public QWidget {
    Q_OBJECT
  public:
    explicit BundleContentsView(const Bundle& bundle, QWidget* parent = nullptr);

  private:
    QWidget* makeOrigin(const Bundle& bundle);
    QWidget* makeFeatures(const Bundle& bundle);
    QWidget* makeLeaderboard(const Bundle& bundle);
};

}  // namespace footbridge
