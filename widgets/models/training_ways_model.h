// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/studies/training_time.h"

namespace footbridge {

/// The ways of a study of training time, with what each needs to reach the error asked for.
class TrainingWaysModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Columns {
        Network,
        Time,
        Epochs,
        Rows,
        Saved,
        Interval,
        Final,
        Against,
        Ratio,
        ColumnCount
    };

    explicit TrainingWaysModel(QObject* parent = nullptr);
    void setStudy(std::shared_ptr<const TrainingTime> study);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    static QString heading(int section);
    std::shared_ptr<const TrainingTime> m_study;
};

}  // namespace footbridge
