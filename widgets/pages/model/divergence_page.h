// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableWidget;
class QVBoxLayout;

namespace footbridge {

class AnalysisRunner;
class DivergenceEvidence;
class Document;
class PlotView;
class SeverityGauge;
struct Severity;

/// How far the target lies from the sources, component by component, what that asks for, and how
/// far all loaded tables lie from each other.
class DivergencePage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "divergence";

    explicit DivergencePage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  private:
    void makeActions();
    QWidget* makeBody();
    QWidget* makeHeadline();
    QWidget* makeComponents();
    QWidget* makeBanner();
    QWidget* makeLadder();
    QWidget* makeMeanings();
    QWidget* makeTableCard(const QString& title, const QString& caption, QTableWidget* table);
    void showState();
    void showSeverity();
    void showProgress(const QString& stage, double fraction, double secondsLeft);
    void fillHeadline(const Severity& severity);
    void showBefore();
    void fillComponents(const Severity& severity);
    void fillVerdict(const Severity& severity);
    void fillBanner(const Severity& severity);

    Document& m_document;
    AnalysisRunner& m_runner;
    QPushButton* m_measure = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_next = nullptr;  ///< to Adapt, then to Results
    QProgressBar* m_bar = nullptr;
    QLabel* m_stage = nullptr;
    QLabel* m_empty = nullptr;
    QWidget* m_results = nullptr;  ///< everything about the loaded pair
    SeverityGauge* m_gauge = nullptr;
    QLabel* m_confidence = nullptr;
    QLabel* m_before = nullptr;
    PlotView* m_plot = nullptr;
    QLabel* m_verdict = nullptr;  ///< the answer that the page gives
    QLabel* m_summary = nullptr;
    QLabel* m_advice = nullptr;
    QLabel* m_bandWords = nullptr;
    QLabel* m_flags = nullptr;
    QLabel* m_meanings = nullptr;
    DivergenceEvidence* m_evidence = nullptr;
    QWidget* m_ladderCard = nullptr;
    QTableWidget* m_ladder = nullptr;
    QWidget* m_meaningsCard = nullptr;
};

}  // namespace footbridge
