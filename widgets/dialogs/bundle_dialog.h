// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "core/bundle/bundle.h"
#include "widgets/jobs/job.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace footbridge {

/// A bundle that somebody made: what is in it and who signed it, how it differs from another, and
/// going on from it with more shots. Opens the file in the background.
class BundleDialog : public QDialog {
    Q_OBJECT
  public:
    BundleDialog(const QString& path, JobBoard& board, QWidget* parent = nullptr);

    /// Opens the bundle, writes it again and compares its formats; says what came out.
    void check();

  Q_SIGNALS:
    void opened();
    void refused(const QString& sentence);
    void checked();

  private:
    void showBundle(const std::shared_ptr<const Bundle>& bundle);
    void showCheck(const VerifyReport& report);
    void showRunning();

    QString m_path;
    QLabel *m_name, *m_summary, *m_signature, *m_outcome;
    QTabWidget* m_tabs;
    QWidget* m_running;  ///< bar and Cancel
    QProgressBar* m_bar;
    QPushButton *m_check, *m_cancel;
    std::shared_ptr<const Bundle> m_bundle;
    JobBoard& m_board;
    Job m_job;  // last: it is waited for first
};

}  // namespace footbridge
