// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QVector>
#include <memory>
#include <optional>

#include "core/analysis/shot_curve.h"
#include "widgets/models/comparison_model.h"

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QWidget;

namespace footbridge {

class JobBoard;
class PlotView;
struct Adaptation;
struct PlotSpec;
struct PredictedRows;

/// The plots of a result: which of them, of which strategy, coloured by what, and another strategy
/// beside it on the same axes.
class ResultsPlot : public QFrame {
    Q_OBJECT
  public:
    enum Kind { Predicted, Residuals, Strategies, ShotCurve };

    explicit ResultsPlot(JobBoard& board, QWidget* parent = nullptr);

    /// The last of the runs is shown; the others can be set beside it. May be empty.
    void setRuns(const std::vector<std::shared_ptr<const FinishedRun>>& runs);
    void setStrategy(std::size_t position);
    void setRows(std::shared_ptr<const PredictedRows> rows);
    /// Null: nothing beside it. Points of other rows are no points of the table.
    void setCompared(std::shared_ptr<const PredictedRows> rows, bool ofTheSameRows = true);
    void setCurve(const std::vector<ShotCurvePoint>& points, bool running);
    void setSelection(const QVector<qint64>& ids);
    void showProblem(const QString& sentence);  ///< "" hides it
    Kind kind() const;
    PlotSpec curve()
        const;  ///< the error against shots, shown or not; empty before it was asked for

  Q_SIGNALS:
    void strategyChosen(std::size_t position);
    void comparisonChosen(const std::optional<footbridge::RunResult>& other);
    void curveWanted();
    void curveNotWanted();
    void selectionChanged(const QVector<qint64>& ids);
    void pointActivated(qint64 id);

  private:
    void makeKinds();
    void makeChoices();
    void makePlots(JobBoard& board);
    void fillStrategies();
    void offerToCompare(const std::shared_ptr<const FinishedRun>& run);
    QString comparedName() const;
    void fillColours();
    void show();
    void showChoices();
    PlotSpec specOf(const PredictedRows& rows) const;
    void onSameAxes(PlotSpec& a, PlotSpec& b) const;

    std::vector<std::shared_ptr<const FinishedRun>> m_runs;
    std::vector<RunResult> m_comparable;  ///< in the order of their chooser
    std::shared_ptr<const PredictedRows> m_rows, m_compared;
    bool m_sameRows = true;
    std::vector<ShotCurvePoint> m_curve;
    bool m_curveRunning = false;
    QVector<qint64> m_selection;

    QButtonGroup* m_kinds = nullptr;
    QComboBox* m_strategy = nullptr;
    QComboBox* m_comparison = nullptr;
    QComboBox* m_colour = nullptr;
    QWidget* m_choices = nullptr;
    PlotView* m_plot = nullptr;
    QWidget* m_beside = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_comparedName = nullptr;
    PlotView* m_comparedPlot = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_hint = nullptr;
    QPushButton* m_stop = nullptr;
};

}  // namespace footbridge
