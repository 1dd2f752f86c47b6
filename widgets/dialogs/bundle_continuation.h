// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <string>

#include "core/analysis/continuation.h"
#include "core/bundle/bundle.h"
#include "widgets/jobs/job.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace footbridge {

/// Adapts a bundle's source model to its shots and those of another table, and exports the result.
class BundleContinuation : public QWidget {
    Q_OBJECT
  public:
    /// `path`: of the bundle; where the next one is proposed.
    BundleContinuation(std::shared_ptr<const Bundle> bundle, QString path, JobBoard& board,
                       QWidget* parent = nullptr);

    /// `shots`: how many more, "20" or "5%"; empty: every row with a response.
    void adaptTo(const QString& table, const QString& shots);
    void exportTo(const QString& path);

  Q_SIGNALS:
    void adapted();
    void exported();
    void refused(const QString& sentence);

  private:
    /// What an adaptation gave.
    struct Result {
        std::string table;  ///< that the further shots are from
        Continuation continuation;
        Analysis analysis;
    };
    void makeControls();
    void chooseTable();
    void chooseExport();
    void showResult(const std::shared_ptr<const Result>& result);
    void showRunning();
    const StrategyResult* chosen() const;  ///< the selected strategy

    JobBoard& m_board;
    std::shared_ptr<const Bundle> m_bundle;
    QString m_path, m_table;
    QPushButton *m_choose, *m_adapt, *m_cancel, *m_export;
    QLineEdit* m_shots;
    QLabel *m_file, *m_outcome;
    QProgressBar* m_bar;
    QTableWidget* m_leaderboard;
    std::shared_ptr<const Result> m_result;
    Job m_job;
};

}  // namespace footbridge
