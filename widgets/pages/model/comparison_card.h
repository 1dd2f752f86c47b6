// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "widgets/models/comparison_model.h"

class QLabel;

namespace footbridge {

class JobBoard;
class NameFirstView;

/// The figures of two results and their differences.
class ComparisonCard : public QFrame {
    Q_OBJECT
  public:
    explicit ComparisonCard(JobBoard& board, QWidget* parent = nullptr);

    void setResults(const RunResult& first, const RunResult& second);
    void clear();

  private:
    ComparisonModel* m_model;
    NameFirstView* m_view;
    QLabel* m_note;
};

}  // namespace footbridge
