// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTableWidget;

namespace footbridge {

class PlatformRunsModel;
class PlotView;
class Workspace;

/// How far vectors of relative times can be trusted: every model beside the majority order, the ROC
/// of the usual order, and the runs with what moving them would gain.
class PlatformsTrust : public QFrame {
    Q_OBJECT
  public:
    PlatformsTrust(Workspace& workspace, QWidget* parent);

    void refresh();
    void selectRuns(const QVector<qint64>& rows);  ///< of the predictions; shows the table

  Q_SIGNALS:
    void runsSelected(const QVector<qint64>& rows);

  private:
    QPushButton* addView(const QString& text, const char* name, QWidget* view);
    QWidget* makeModels();
    QWidget* makeRoc();
    QWidget* makeRuns();
    void showModels();
    void showRuns();
    void showToday();
    void tellSelection();

    Workspace& m_workspace;
    bool m_filling = false;
    const void *m_shownModels = nullptr, *m_shownAdvice = nullptr, *m_shownTrained = nullptr;
    QHBoxLayout* m_head = nullptr;
    QStackedWidget* m_views = nullptr;
    QPushButton *m_runsButton = nullptr, *m_evaluate = nullptr;
    QTableWidget* m_models = nullptr;
    QLabel* m_explanation = nullptr;
    PlotView* m_roc = nullptr;
    QComboBox* m_today = nullptr;
    PlatformRunsModel* m_runsModel;
    QTableView* m_runs = nullptr;
};

}  // namespace footbridge
