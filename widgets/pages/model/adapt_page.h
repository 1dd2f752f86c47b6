// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include "core/run/run_context.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;

namespace footbridge {

class AnalysisRunner;
class Document;
class PlotView;
class StrategyProgressModel;

/// Settings, Start and Cancel, live curves, strategies as they finish.
class AdaptPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "adapt";

    explicit AdaptPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  private:
    QWidget* makeRun();
    QWidget* makeCurves();
    QWidget* makeStrategies();
    void follow();
    void forget();
    void showState();
    void drawCurves();

    Document& m_document;
    AnalysisRunner& m_runner;
    QPushButton* m_start = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_stage = nullptr;
    PlotView* m_plot = nullptr;
    QLabel* m_curveNote = nullptr;
    StrategyProgressModel* m_strategies;
    QVector<CurvePoint> m_points;  ///< of the last training, which a later run may do without
    bool m_newRun = false;         ///< its training, if any, has not begun
    QString m_said;                ///< of the last run, while severity alone is measured
    QTimer* m_redraw;
};

}  // namespace footbridge
