// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QFile;
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
    /// From now on every line goes to the end of the file as well, after those that stand there
    /// already; "" stops that. A file that cannot be written is told in the log, and given up.
    void writeTo(const QString& path);

  Q_SIGNALS:
    void problem(const QString& sentence);
    void fileChanged(const QString& path);  ///< "" none

  private:
    void giveUpFile();

    QPlainTextEdit* m_text;
    QString m_last;
    QFile* m_file = nullptr;
};

}  // namespace footbridge
