// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QPlainTextEdit;

namespace footbridge {

/// What happened, with the time of day.
class LogPanel : public QDockWidget {
    Q_OBJECT
  public:
    explicit LogPanel(QWidget* parent = nullptr);

    void add(const QString& line);

  private:
    QPlainTextEdit* m_text;
};

}  // namespace footbridge
