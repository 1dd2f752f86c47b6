// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/page.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace footbridge {

class AnalysisRunner;
class Document;
class PlotView;
class SeverityGauge;
struct Severity;

/// How far the target lies from the sources, component by component, and what that asks for.
class DivergencePage : public Page {
    Q_OBJECT
  public:
    DivergencePage(Document& document, AnalysisRunner& runner, QWidget* parent = nullptr);

  private:
    QWidget* makeHeadline();
    QWidget* makeComponents();
    QWidget* makeBanner();
    QWidget* makeMeanings();
    QWidget* makeSources();
    void showState();
    void showSeverity();
    void showProgress(const QString& stage, double fraction, double secondsLeft);
    void fillMeanings(const Severity& severity);
    void fillSources(const Severity& severity);

    Document& m_document;
    AnalysisRunner& m_runner;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_measure = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_stage = nullptr;
    SeverityGauge* m_gauge = nullptr;
    QLabel* m_band = nullptr;
    PlotView* m_plot = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_flags = nullptr;
    QLabel* m_meanings = nullptr;
    QWidget* m_sourcesCard = nullptr;
    QTableWidget* m_sources = nullptr;
};

}  // namespace footbridge
