// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "core/analysis/next_runs.h"
#include "widgets/jobs/job.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace footbridge {

class Document;
class NextRunsModel;

/// Which runs of the target to measure next, as a list to take to the machine.
class NextRunsPanel : public QFrame {
    Q_OBJECT
  public:
    explicit NextRunsPanel(Document& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void found();

  private:
    void find();
    void show(const NextRuns& next);
    QString worthOf(const NextRuns& next) const;
    void forget();
    void showState();
    void save();

    Document& m_document;
    NextRunsModel* m_model;
    Rows m_rows;
    Job m_job;
    QLabel* m_note;
    QLabel* m_worth;
    QSpinBox* m_count;
    QCheckBox* m_quick;
    QPushButton* m_find;
    QPushButton* m_save;
    QTableView* m_view;
    QWidget* m_rest;  ///< takes the table's room while there is none
};

}  // namespace footbridge
