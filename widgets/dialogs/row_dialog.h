// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "core/run/matrix.h"

class QLabel;
class QTableWidget;

namespace footbridge {

struct PredictedRows;

/// One row of the target with all its values, beside the window while points are clicked.
class RowDialog : public QDialog {
    Q_OBJECT
  public:
    explicit RowDialog(QWidget* parent = nullptr);

    void setRow(const std::shared_ptr<const PredictedRows>& rows, Index row);

  Q_SIGNALS:
    void explanationWanted();  ///< why the prediction is what it is

  private:
    QLabel* m_sentence;
    QTableWidget* m_values;
};

}  // namespace footbridge
