// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace footbridge {

class AnalysisRunner;
class Document;
class TableComparison;
class Workspace;
class SeverityMapModel;
class SeverityMapView;

/// The heat map of all loaded tables with what starts and cancels it. A click on a pair loads it
/// and measures it in full.
class SeverityMapCard : public QFrame {
    Q_OBJECT
  public:
    explicit SeverityMapCard(Workspace& workspace, QWidget* parent = nullptr);

  private:
    void showState();
    void showMap();
    void markLoaded();
    void explain(bool pairShown);
    void showProgress(const QString& stage, double fraction, double secondsLeft);
    void loadPair(int from, int to);

    Document& m_document;
    AnalysisRunner& m_runner;
    TableComparison& m_comparison;
    SeverityMapModel* m_model;
    SeverityMapView* m_view;
    QLabel* m_hint;
    QLabel* m_why;
    QLabel* m_legend;
    QLabel* m_stage;
    QProgressBar* m_bar;
    QPushButton* m_measure;
    QPushButton* m_cancel;
};

}  // namespace footbridge
