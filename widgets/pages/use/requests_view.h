// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QSlider;
class QTableView;

namespace footbridge {

class CostDesk;
class PlotView;
class RequestsModel;
class Workspace;

/// What to request against today's practice: cost ratio and the site's rules, the recommendation,
/// what it trades, the requests.
class RequestsView : public QWidget {
    Q_OBJECT
  public:
    explicit RequestsView(Workspace& workspace, QWidget* parent = nullptr);

    void save();

  private:
    QWidget* makeControls();
    QWidget* makeBanner();
    QWidget* makePlotCard(const QString& title, const QString& caption, PlotView*& plot,
                          const char* name);
    QWidget* makeTable();
    QDoubleSpinBox* addNumber(QHBoxLayout* row, const QString& label, const char* name);
    void readControls();
    void showControls();
    void showResult();
    void showWaiting();
    void write(const QString& path) const;

    Workspace& m_workspace;
    CostDesk& m_desk;
    bool m_filling = true;  ///< the program sets the controls
    QWidget *m_controls = nullptr, *m_results = nullptr;
    QLabel* m_empty = nullptr;
    QLabel *m_requestLabel = nullptr, *m_measuredLabel = nullptr, *m_response = nullptr,
           *m_mostLabel = nullptr;
    QComboBox *m_request = nullptr, *m_measured = nullptr, *m_billing = nullptr, *m_most = nullptr;
    QSlider* m_slider = nullptr;
    QDoubleSpinBox *m_ratio = nullptr, *m_step = nullptr, *m_minimum = nullptr,
                   *m_maximum = nullptr;
    QWidget* m_banner = nullptr;
    QLabel *m_headline = nullptr, *m_details = nullptr, *m_caption = nullptr;
    PlotView *m_trade = nullptr, *m_costs = nullptr;
    RequestsModel* m_model;
    QTableView* m_table = nullptr;
};

}  // namespace footbridge
