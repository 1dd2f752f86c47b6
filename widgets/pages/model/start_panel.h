// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace footbridge {

/// What the Data page shows before anything is loaded: drop zones, the example, recent sessions.
class StartPanel : public QWidget {
    Q_OBJECT
  public:
    explicit StartPanel(QWidget* parent = nullptr);

    void setRecent(const QStringList& paths);

  Q_SIGNALS:
    void openWanted();
    void sourceWanted();
    void targetWanted();
    void exampleWanted();
    void tourWanted();  ///< of the example
    void sourcesDropped(const QStringList& paths);
    void targetDropped(const QStringList& paths);
    void sessionWanted(const QString& path);

  private:
    QWidget* m_recent;
    QVBoxLayout* m_recentLines;
};

}  // namespace footbridge
