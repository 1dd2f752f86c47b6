// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVector>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/shot_curve.h"
#include "widgets/jobs/job.h"
#include "widgets/models/comparison_model.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace footbridge {

class AnalysisRunner;
class ComparisonCard;
class Document;
class ExplainSwitch;
class LeaderboardModel;
class PredictionsCard;
class ReasonNote;
class ResultsPlot;
class RowDialog;
struct Adaptation;
struct PredictedRows;

/// Plots of the predictions, the leaderboard and the rows themselves; what is selected in a plot is
/// selected in the table and the other way round.
class ResultsPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "results";

    explicit ResultsPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  Q_SIGNALS:
    void rowsShown();  ///< the predictions of the chosen strategy have arrived

  protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeLeaderboard();
    void connectSelections();
    void showAdaptation();
    void showState();
    void chooseStrategy(std::size_t position);
    void predict();
    void showRows(std::shared_ptr<const PredictedRows> rows);
    void showPoints();  ///< of m_rows
    void compare(const std::optional<RunResult>& other);
    void showComparison();
    void drawCurve();
    void showRow(Index row);
    void describe();
    void mark(const QVector<qint64>& ids);  ///< in the plot and in the table
    void take(const QVector<qint64>& ids);  ///< what is marked in the table, everywhere else

    Document& m_document;
    std::optional<RunResult> m_compared;
    std::shared_ptr<const Adaptation> m_adaptation;
    std::shared_ptr<const PredictedRows> m_rows;
    std::size_t m_position = 0;
    QVector<qint64> m_marked;
    bool m_brushing = false;
    std::vector<ShotCurvePoint> m_curve;
    int m_curves = 0;  ///< drawn so far: a point of an earlier one is not of this one
    Job m_predicting, m_comparing, m_drawing;

    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    ResultsPlot* m_plot = nullptr;
    LeaderboardModel* m_leaderboard;
    QTableView* m_leaderboardView = nullptr;
    ReasonNote* m_reason = nullptr;
    QStackedWidget* m_figures = nullptr;  ///< the leaderboard, or two results side by side
    ComparisonCard* m_comparison = nullptr;
    PredictionsCard* m_table = nullptr;
    ExplainSwitch* m_explanation = nullptr;
    QPointer<RowDialog> m_row;
};

}  // namespace footbridge
