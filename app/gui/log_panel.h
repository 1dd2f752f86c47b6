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

    /// A line that stands there already, of the same second, is not written twice: why a job failed
    /// is told by the job and by whoever waited for it.
    void add(const QString& line);

  private:
    QPlainTextEdit* m_text;
    QString m_last;
};

}  // namespace footbridge
