// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace footbridge {

class Document;
class NextRunsFinder;
class NextRunsModel;
class Workspace;
struct NextRuns;

/// Which runs of the target to measure next, as a list to take to the machine.
class NextRunsPanel : public QFrame {
    Q_OBJECT
  public:
    explicit NextRunsPanel(Workspace& workspace, QWidget* parent = nullptr);

  Q_SIGNALS:
    void found();

  private:
    void showFound();
    QString worthOf(const NextRuns& next) const;
    void showState();
    void save();

    Document& m_document;
    NextRunsFinder& m_finder;
    NextRunsModel* m_model;
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
