// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace footbridge {

class AnalysisRunner;
class Document;
class LoadingCard;
class ReportMaker;
enum class Strategy;

/// What goes into the bundle, its check, where it went, and how to load it elsewhere.
class ExportPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "export";

    explicit ExportPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

    void exportReport();  ///< asks for a file
    void setPath(const QString& path);

  Q_SIGNALS:
    void inspectRequested(const QString& path);

  private:
    QWidget* makeTarget();
    QWidget* makeContents();
    void showAdaptation();
    void showContents();
    void showState();
    void showExported(const QString& path, qint64 bytes, double largestDifference);
    void startExport();
    void browse();
    Strategy chosenStrategy() const;

    Document& m_document;
    AnalysisRunner& m_runner;
    ReportMaker* m_reports;
    QStackedWidget* m_stack = nullptr;
    QComboBox* m_strategy = nullptr;
    QLabel* m_strategyNote = nullptr;
    QLineEdit* m_path = nullptr;
    QCheckBox *m_withReport = nullptr, *m_withoutShots = nullptr;
    QComboBox* m_unusual = nullptr;
    QPushButton* m_inspect = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_report = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_outcome = nullptr;
    QLabel* m_contentsList = nullptr;
    LoadingCard* m_loading = nullptr;
};

}  // namespace footbridge
