// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QProgressBar;
class QStatusBar;

namespace footbridge {

class Document;
class JobBoard;

/// The status bar: what runs and how long still on the left, what is loaded on the right. Of
/// several jobs the one started last is shown.
class StatusLine : public QObject {
    Q_OBJECT
  public:
    StatusLine(QStatusBar* bar, Document& document, JobBoard& board, QObject* parent = nullptr);

  private:
    void follow();
    void conclude(const QString& text);
    void showInput();

    Document& m_document;
    JobBoard& m_board;
    QLabel* m_stage;
    QProgressBar* m_progress;
    QLabel* m_facts;
};

}  // namespace footbridge
