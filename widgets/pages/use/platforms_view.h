// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace footbridge {

class PlaceDesk;
class PlotView;
class Workspace;

/// Where to run: platforms with their prices, ways to run, a deadline or a budget; which to take,
/// and the Pareto front, whose points can be clicked.
class PlatformsView : public QWidget {
    Q_OBJECT
  public:
    explicit PlatformsView(Workspace& workspace, QWidget* parent = nullptr);

  private:
    QWidget* makeControls();
    QWidget* makePlatforms();
    QWidget* makeResults();
    void addPlatform();
    void openCandidates();
    void readLimits();
    void showState();
    void showResult();
    void showAlternative(qint64 id);

    Workspace& m_workspace;
    PlaceDesk& m_desk;
    bool m_filling = false;
    QComboBox* m_nodes = nullptr;
    QDoubleSpinBox *m_deadline = nullptr, *m_budget = nullptr, *m_risk = nullptr;
    QTableWidget *m_platforms = nullptr, *m_places = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel *m_answer = nullptr, *m_detail = nullptr;
    PlotView* m_plot = nullptr;
};

}  // namespace footbridge
