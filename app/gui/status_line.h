// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QProgressBar;
class QPushButton;
class QStatusBar;

namespace footbridge {

class AnalysisRunner;
class Document;
class Job;

/// The status bar: what runs and how long still on the left, what is loaded on the right.
class StatusLine : public QObject {
    Q_OBJECT
  public:
    StatusLine(QStatusBar* bar, Document& document, AnalysisRunner& runner,
               QObject* parent = nullptr);

  private:
    void follow(Job& job);
    void showInput();

    Document& m_document;
    AnalysisRunner& m_runner;
    QLabel* m_stage;
    QProgressBar* m_progress;
    QLabel* m_facts;
};

}  // namespace footbridge
