// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace footbridge {

class PlotView;
class SavingsView;
class TrainingDesk;
class TrainingWaysModel;
struct TrainingTime;

/// How much training do the source's weights save, and at what price in error?
class TrainingPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "training";

    explicit TrainingPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  private:
    void makeActions();
    QWidget* makeBody();
    QWidget* makeBanner();
    QWidget* makeCurves();
    QWidget* makeSavings();
    QWidget* makeTable();
    void takeSettings();
    void askForFields();
    void useTables();
    void refresh();
    void showStudy(const TrainingTime& study);

    TrainingDesk& m_desk;
    QSpinBox *m_seeds = nullptr, *m_epochs = nullptr;
    QPushButton *m_run = nullptr, *m_cancel = nullptr, *m_fields = nullptr, *m_tables = nullptr;
    QStackedWidget* m_pages = nullptr;
    QLabel *m_problem = nullptr, *m_empty = nullptr, *m_answer = nullptr, *m_answerMore = nullptr,
           *m_curvesCaption = nullptr, *m_tableCaption = nullptr;
    PlotView* m_plot = nullptr;
    SavingsView* m_savings = nullptr;
    TrainingWaysModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    const void* m_shown = nullptr;
};

}  // namespace footbridge
