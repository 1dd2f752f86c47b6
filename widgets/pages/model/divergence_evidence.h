// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QLabel;
class QStackedWidget;
class QTableWidget;

namespace footbridge {

class PlotView;
class SourcesCard;
class Workspace;
struct DivergenceView;
struct Severity;

/// What proves a severity: the source model against the shots, the map of the rows, and in one
/// place severity against shots, all tables, the features that moved and the single sources. Rows
/// marked in a plot are marked on every page.
class DivergenceEvidence : public QWidget {
    Q_OBJECT
  public:
    explicit DivergenceEvidence(Workspace& workspace, QWidget* parent = nullptr);

    /// Features and sources at once; the plots come when they are found. Null: none.
    void setSeverity(const Severity* severity);

  private:
    QWidget* makeFit();
    QWidget* makeMap();
    QWidget* makeViews();
    void addView(const QString& title, const char* name, QWidget* view);
    void showView();
    void showSelection();
    void take(const QVector<qint64>& rows);

    Workspace& m_workspace;
    PlotView* m_fit = nullptr;
    QLabel* m_fitCaption = nullptr;
    PlotView* m_map = nullptr;
    QLabel* m_mapNote = nullptr;
    QLabel* m_mapCaption = nullptr;
    PlotView* m_curve = nullptr;
    QButtonGroup* m_tabs = nullptr;
    QStackedWidget* m_views = nullptr;
    QTableWidget* m_shifts = nullptr;
    SourcesCard* m_sources = nullptr;
    bool m_known = false;  ///< there is a severity
};

}  // namespace footbridge
