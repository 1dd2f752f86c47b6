// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace footbridge {

/// What the Data page shows before anything is loaded.
class StartPanel : public QWidget {
    Q_OBJECT
  public:
    explicit StartPanel(QWidget* parent = nullptr);

  Q_SIGNALS:
    void sourceWanted();
    void targetWanted();
    void exampleWanted();
    void sourcesDropped(const QStringList& paths);
    void targetDropped(const QStringList& paths);
};

}  // namespace footbridge
