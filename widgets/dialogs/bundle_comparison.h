// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "core/bundle/bundle_diff.h"
#include "widgets/jobs/job.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace footbridge {

/// How a bundle differs from another one: in schema, metrics, provenance and predictions.
class BundleComparison : public QWidget {
    Q_OBJECT
  public:
    BundleComparison(std::shared_ptr<const Bundle> bundle, JobBoard& board,
                     QWidget* parent = nullptr);

    void compareWith(const QString& path);

  Q_SIGNALS:
    void compared();

  private:
    void choose();
    void showDiff(const QString& path, const BundleDiff& diff);

    std::shared_ptr<const Bundle> m_bundle;
    QPushButton* m_choose;
    QLabel* m_outcome;
    QTableWidget* m_changes;
    Job m_job;
};

}  // namespace footbridge
